import { expect, test, vi } from 'vitest';
import type { LessonMoment, LessonTold, LessonWish } from '../messages';
import { plainGame } from '../table/plain';
import { t } from '../texts.svelte';
import { Lesson } from './lesson.svelte';

vi.mock('../table/api', () => ({ api: { geometry: () => Promise.resolve({}) } }));
vi.mock('../games', () => ({ clientOf: () => Promise.resolve(client) }));

const client = plainGame({ hint: '', prompt: '', consider: () => {} });

/** A scene in which whatever is tried is wrong, and leaves something else to be done. */
function tell({ actions = [] }: LessonWish): Promise<LessonTold> {
  const version = actions.length;
  const update = {
    type: 'update',
    version,
    decision: version,
    events: [],
    legal: [version === 0 ? 'try' : 'end'],
    choices: null,
    to_act: [0],
    observation: {},
    over: false,
  };
  return Promise.resolve({
    game: 'any',
    seat: 0,
    seats: 2,
    teams: [],
    options: {},
    agreed: [],
    hide: [],
    verdict: version === 0 ? null : 'wrong',
    take_back: version,
    answer: version === 0 ? null : 'lesson',
    why: null,
    task: { text: 'lesson', hint: null, show: ['try'], point: [], attempt: false, reason: null },
    done: false,
    moments: [{ kind: 'played', update, text: null, point: [] }],
  } as unknown as LessonTold);
}

test('until a wrong try is taken back nothing can be done after it', async () => {
  const pointed = ([last]: string[]) => (last === undefined ? [] : [`after ${last}`]);
  const script = { tell, pointed, keep: () => {}, finish: () => {} };
  const lesson = new Lesson('any', 'scene', script);
  await lesson.begin([]);
  expect(lesson.table.legal).toEqual(['try']);
  const offered = new Set<string>();
  lesson.table.clock.speed = 'fast';
  lesson.table.play('try');
  await vi.waitFor(() => {
    for (const action of lesson.table.legal) offered.add(action);
    expect(lesson.answer).not.toBeNull();
    expect(lesson.table.update?.version).toBe(1);
  });
  expect(lesson.table.legal).toEqual([]);
  await vi.waitFor(() => expect(lesson.table.legal).toEqual(['try']), 3000);
  expect(offered).not.toContain('end');
  expect(lesson.point).toEqual(['after try']);
  lesson.leave();
});

test('once a wrong try is taken back, what was tapped meanwhile can be chosen', async () => {
  const lesson = new Lesson('any', 'scene', { tell, keep: () => {}, finish: () => {} });
  await lesson.begin([]);
  const held: boolean[] = [];
  const { game } = lesson.table;
  if (game !== null) game.reset = () => held.push(lesson.table.held);
  lesson.table.clock.speed = 'fast';
  lesson.table.play('try');
  await vi.waitFor(() => expect(held.length).toBe(2), 3000);
  expect(held).toEqual([true, false]);
  lesson.leave();
});

test('what was said of a wrong try goes once something else is chosen', async () => {
  const lesson = new Lesson('any', 'scene', { tell, keep: () => {}, finish: () => {} });
  await lesson.begin([]);
  const choose = (chosen: string): void => {
    const { game } = lesson.table;
    if (game !== null) lesson.table.game = { ...game, chosen, begun: chosen !== '' };
  };
  choose('A');
  lesson.table.clock.speed = 'fast';
  lesson.table.play('try');
  await vi.waitFor(() => expect(lesson.table.held).toBe(true));
  choose('');
  await vi.waitFor(() => expect(lesson.table.legal).toEqual(['try']), 3000);
  expect(lesson.answer).not.toBeNull();
  choose('A T1');
  expect(lesson.answer).toBeNull();
  lesson.leave();
});

test('after its end nothing can be chosen in a scene', async () => {
  const script = {
    tell: async (wish: LessonWish) => {
      const right = { verdict: 'right', take_back: 0, answer: null, task: null, done: true };
      const told = await tell(wish);
      return { ...told, ...(wish.actions?.length ? right : {}) } as LessonTold;
    },
    keep: () => {},
    finish: () => {},
  };
  const lesson = new Lesson('any', 'scene', script);
  await lesson.begin([]);
  lesson.table.play('try');
  await vi.waitFor(() => expect(lesson.done).toBe(true));
  await vi.waitFor(() => expect(lesson.table.sent).toBeNull());
  expect(lesson.table.update?.legal).toEqual(['end']);
  expect([lesson.table.legal, lesson.table.mayTakeBack]).toEqual([[], false]);
  lesson.leave();
});

test('what is to be shown is shown once a wrong try has been taken back', async () => {
  const right = async ({ actions = [] }: LessonWish) =>
    actions[0] === 'try'
      ? ({ ...(await tell({ actions: [] })), verdict: 'right' } as LessonTold)
      : tell({ actions });
  const lesson = new Lesson('any', 'scene', { tell: right, keep: () => {}, finish: () => {} });
  await lesson.begin([]);
  lesson.table.clock.speed = 'fast';
  lesson.table.play('other');
  await vi.waitFor(() => expect(lesson.answer).not.toBeNull());
  void lesson.show();
  expect(lesson.showing).toBe(true);
  await vi.waitFor(() => expect(lesson.told?.verdict).toBe('right'), 9000);
  await vi.waitFor(() => expect(lesson.showing).toBe(false));
  lesson.leave();
}, 10_000);

/** A scene in which what is asked is done, and another seat replies. */
async function answered({ actions = [] }: LessonWish): Promise<LessonTold> {
  const told = await tell({ actions: [] });
  const [begun] = told.moments;
  if (actions.length === 0 || begun?.update == null) return told;
  const update = {
    ...begun.update,
    version: 1,
    decision: 1,
    events: [{ event: 'Blue comes out.' }],
  };
  const moments = [{ ...begun, kind: 'replied', update }];
  return { ...told, verdict: 'right', moments } as unknown as LessonTold;
}

test('what is done while the last words are read only ends the scene', async () => {
  const sent: string[][] = [];
  const script = {
    tell: async ({ actions = [] }: LessonWish): Promise<LessonTold> => {
      sent.push(actions);
      const told = await tell({ actions });
      if (actions.length === 0) return told;
      const said: LessonMoment = { kind: 'said', update: null, text: 'lesson', point: [] };
      const right = {
        verdict: 'right',
        take_back: 0,
        answer: null,
        task: null,
        done: true,
      } as const;
      return { ...told, ...right, moments: [...told.moments, said] };
    },
    keep: () => {},
    finish: () => {},
  };
  const lesson = new Lesson('any', 'scene', script);
  await lesson.begin([]);
  lesson.table.play('try');
  await vi.waitFor(() => expect(lesson.said).not.toBeNull());
  lesson.table.play('end');
  await vi.waitFor(() => expect(lesson.done).toBe(true));
  lesson.table.play('end');
  await new Promise((resolve) => setTimeout(resolve));
  expect([sent, lesson.fault]).toEqual([[[], ['try']], null]);
  lesson.leave();
});

/** A scene that says two things, between which another seat plays, before it asks. */
async function spoken({ actions = [] }: LessonWish): Promise<LessonTold> {
  const told = await tell({ actions });
  const says = (text: string): LessonMoment => ({ kind: 'said', update: null, text, point: [] });
  const [begun] = told.moments;
  const played = { ...begun, kind: 'replied', update: { ...begun?.update, decision: 9 } };
  const before = [
    ...told.moments,
    says('lesson-begin'),
    played,
    says('lesson-more'),
  ] as LessonMoment[];
  const right = { verdict: 'right', take_back: 0, answer: null } as const;
  const after = { ...told, ...right, moments: [...told.moments, says('lesson-known')] };
  return actions.length === 0 ? { ...told, moments: before } : after;
}

test('what was said can be read again, sentence by sentence, before anything is taken back', async () => {
  const lesson = new Lesson('any', 'scene', { tell: spoken, keep: () => {}, finish: () => {} });
  const says = (text: string) => vi.waitFor(() => expect(lesson.said?.text).toBe(t(text)), 3000);
  void lesson.begin([]);
  await says('lesson-begin');
  expect(lesson.mayGoBack).toBe(false);
  lesson.next();
  await says('lesson-more');
  lesson.next();
  await vi.waitFor(() => expect(lesson.task).not.toBeNull());
  void lesson.back();
  await says('lesson-more');
  void lesson.back();
  await says('lesson-begin');
  await vi.waitFor(() => expect(lesson.table.update?.decision).toBe(0));
  expect(lesson.mayGoBack).toBe(false);
  lesson.next();
  await says('lesson-more');
  expect(lesson.table.update?.decision).toBe(9);
  lesson.next();
  await new Promise((resolve) => setTimeout(resolve));
  lesson.table.play('try');
  await says('lesson-known');
  void lesson.back();
  await vi.waitFor(() => expect(lesson.table.legal).toEqual(['try']));
  expect([lesson.said, lesson.mayGoBack]).toEqual([null, true]);
  lesson.leave();
});

test('whoever plays before others have moved goes on to that', async () => {
  const lesson = new Lesson('any', 'scene', { tell: spoken, keep: () => {}, finish: () => {} });
  const says = (text: string) => vi.waitFor(() => expect(lesson.said?.text).toBe(t(text)), 3000);
  void lesson.begin([]);
  await says('lesson-begin');
  lesson.table.play('try');
  await says('lesson-more');
  expect([lesson.table.sent, lesson.table.update?.decision]).toEqual([null, 9]);
  lesson.leave();
});

test('whoever plays something else before having read what is asked reads that first', async () => {
  const sent: string[][] = [];
  const says = { kind: 'said', update: null, text: 'lesson', point: [] } as LessonMoment;
  const script = {
    tell: async ({ actions = [] }: LessonWish): Promise<LessonTold> => {
      sent.push(actions);
      const told = await tell({ actions });
      return { ...told, moments: [...told.moments, ...(actions.length === 0 ? [says] : [])] };
    },
    keep: () => {},
    finish: () => {},
  };
  const lesson = new Lesson('any', 'scene', script);
  void lesson.begin([]);
  await vi.waitFor(() => expect(lesson.said).not.toBeNull());
  lesson.table.play('other');
  await vi.waitFor(() => expect(lesson.task).not.toBeNull());
  expect([sent, lesson.table.sent]).toEqual([[[]], null]);
  lesson.leave();
});

test('what helps with a whole turn is not said again once a part of it is done', async () => {
  const turn = async ({ actions = [] }: LessonWish): Promise<LessonTold> => {
    const told = await tell({ actions: [] });
    const verdict = actions.length === 0 ? null : 'under_way';
    return { ...told, verdict, task: { ...told.task, hint: 'lesson-show' } } as LessonTold;
  };
  const lesson = new Lesson('any', 'scene', { tell: turn, keep: () => {}, finish: () => {} }, 20);
  await lesson.begin([]);
  await vi.waitFor(() => expect(lesson.hint).toBe(t('lesson-show')));
  lesson.table.play('try');
  await vi.waitFor(() => expect(lesson.told?.verdict).toBe('under_way'));
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(lesson.hint).toBe('');
  lesson.leave();
});

test('while others are at work it is said what they do', async () => {
  const lesson = new Lesson('any', 'scene', { tell: answered, keep: () => {}, finish: () => {} });
  await lesson.begin([]);
  lesson.table.play('try');
  await vi.waitFor(() => expect(lesson.happening).toBe('Blue comes out.'));
  await vi.waitFor(() => expect(lesson.happening).toBeNull(), 3000);
  lesson.leave();
});

test('how it ends is told once it is to be seen', async () => {
  const lesson = new Lesson('any', 'scene', { tell: answered, keep: () => {}, finish: () => {} });
  await lesson.begin([]);
  Object.assign(lesson.table.game ?? {}, { undecided: true, prompt: 'A fight!' });
  lesson.table.play('try');
  await vi.waitFor(() => expect(lesson.happening).toBe('A fight!'));
  lesson.leave();
});

test('where a tap has only brought the board closer, the lesson asks for another', async () => {
  const lesson = new Lesson('any', 'scene', { tell, keep: () => {}, finish: () => {} });
  await lesson.begin([]);
  expect(lesson.hint).toBe('');
  lesson.table.asksAgain = true;
  expect(lesson.hint).toBe(t('lens-again'));
  lesson.leave();
});

test('a hint that helps stays where what is looked at only has a name', async () => {
  const helpful = async (wish: LessonWish): Promise<LessonTold> => {
    const told = await tell(wish);
    return { ...told, task: { ...told.task, hint: 'lesson-show' } } as LessonTold;
  };
  const script = { tell: helpful, keep: () => {}, finish: () => {} };
  const lesson = new Lesson('any', 'scene', script, 0);
  await lesson.begin([]);
  await vi.waitFor(() => expect(lesson.hint).toBe(t('lesson-show')));
  const looks = (onlyNames: boolean): void => {
    const { game } = lesson.table;
    if (game !== null) lesson.table.game = { ...game, hint: 'A field', onlyNames };
  };
  looks(true);
  expect(lesson.hint).toBe(t('lesson-show'));
  looks(false);
  expect(lesson.hint).toBe('A field');
  lesson.leave();
});

test('what is ringed for a turn goes along with what has moved in it', async () => {
  const script = {
    tell: async (wish: LessonWish): Promise<LessonTold> => {
      const told = await tell(wish);
      const [begun] = told.moments;
      const events = wish.actions?.length ? [{ event: 'moved', from: '10', to: '11' }] : [];
      const moments = [{ ...begun, update: { ...begun?.update, events } }];
      const task = { ...told.task, point: ['5', '10', '11'] };
      const way = { verdict: 'under_way', take_back: 0, answer: null };
      return { ...told, task, moments, ...(events.length ? way : {}) } as unknown as LessonTold;
    },
    keep: () => {},
    finish: () => {},
  };
  const lesson = new Lesson('any', 'scene', script);
  await lesson.begin([]);
  expect(lesson.point).toEqual(['5', '10', '11']);
  lesson.table.play('try');
  await vi.waitFor(() => expect(lesson.point).toEqual(['5', '11']));
  void lesson.back();
  await vi.waitFor(() => expect(lesson.point).toEqual(['5', '10', '11']));
  lesson.leave();
});

test('what is shown in place of what was done takes that out of what has happened', async () => {
  const heard: unknown[] = [];
  const script = {
    tell: async (wish: LessonWish): Promise<LessonTold> => {
      const told = await tell(wish);
      if (!wish.actions?.length) return told;
      const [begun] = told.moments;
      const [played, shown] = ['played', 'shown'].map((kind) => {
        return {
          ...begun,
          kind,
          update: { ...begun?.update, version: 1, events: [{ event: kind }] },
        };
      });
      const also = { verdict: 'also', take_back: 0, answer: 'lesson-try' };
      return { ...told, ...also, moments: [played, shown] } as unknown as LessonTold;
    },
    keep: () => {},
    finish: () => {},
  };
  const lesson = new Lesson('any', 'scene', script);
  await lesson.begin([]);
  lesson.table.clock.speed = 'fast';
  const { game } = lesson.table;
  if (game !== null) game.tell = (event) => Promise.resolve(void heard.push(event['event']));
  lesson.table.play('try');
  await vi.waitFor(() => expect(lesson.said).not.toBeNull());
  lesson.next();
  await vi.waitFor(() => expect(lesson.task).not.toBeNull());
  await vi.waitFor(() => expect(lesson.table.update?.events).toEqual([{ event: 'shown' }]));
  expect(heard).toEqual(['played']);
  lesson.leave();
});

test('choosing what is to be tried is trying it', async () => {
  const sent: string[][] = [];
  const script = {
    tell: async ({ actions = [] }: LessonWish) => {
      sent.push(actions);
      const told = await tell({ actions: [] });
      return { ...told, task: { ...told.task, show: ['6 T1>T7'], attempt: true } } as LessonTold;
    },
    keep: () => {},
    finish: () => {},
  };
  const lesson = new Lesson('any', 'scene', script);
  await lesson.begin([]);
  Object.assign(lesson.table.game ?? {}, { begun: true });
  lesson.table.wonder('6 T1');
  await vi.waitFor(() => expect(sent.at(-1)).toEqual(['6 T1>T7']));
  lesson.leave();
});

test('going where it cannot go counts as trying it, wherever it is refused for that reason', async () => {
  const sent: string[][] = [];
  const barred = {
    type: 'barred',
    version: 0,
    chosen: 'e4',
    fields: {} as Record<string, object>,
  };
  const why = { rule: 'M1', reason: 'diagonal', args: {}, obstacles: [] };
  const script = {
    tell: async ({ actions = [], chosen }: LessonWish) => {
      sent.push(actions);
      const told = await tell({ actions: [] });
      const task = { ...told.task, show: ['e4-f5'], attempt: true, reason: 'diagonal' };
      barred.fields = { d5: why, e7: { ...why, reason: 'too_far' } };
      return { ...told, task, barred: chosen ? barred : null } as unknown as LessonTold;
    },
    keep: () => {},
    finish: () => {},
  };
  const lesson = new Lesson('any', 'scene', script);
  await lesson.begin([]);
  const look = (chosen: string, looked: string): void => {
    Object.assign(lesson.table.game ?? {}, { chosen, looked });
    lesson.attempted();
  };
  look('e4', '');
  lesson.table.wonder('e4');
  await vi.waitFor(() => expect(lesson.table.barredAt('d5')).not.toBeNull());
  look('e4', 'e7');
  look('g4', 'f5');
  expect(sent.at(-1)).toEqual([]);
  look('e4', 'd5');
  await vi.waitFor(() => expect(sent.at(-1)).toEqual(['e4-f5']));
  lesson.leave();
});

test('tapping a card that cannot be played, or where it would go, counts as trying it', async () => {
  const begun = async (): Promise<[Lesson, string[][]]> => {
    const sent: string[][] = [];
    const script = {
      tell: async ({ actions = [] }: LessonWish) => {
        sent.push(actions);
        const told = await tell({ actions: [] });
        for (const { update } of told.moments)
          Object.assign(update as object, {
            choices: {
              shapes: [{ text: '3 T1>T4', kind: 'move', card: '3', said: [] }],
              rows: [[0]],
            },
          });
        return { ...told, task: { ...told.task, show: ['6 T1>T7'], attempt: true } } as LessonTold;
      },
      keep: () => {},
      finish: () => {},
    };
    const lesson = new Lesson('any', 'scene', script);
    await lesson.begin([]);
    Object.assign(lesson.table.game ?? {}, { chosen: '3 T1', looked: 'T4' });
    return [lesson, sent];
  };
  const [byCard, cards] = await begun();
  byCard.attempted('3');
  byCard.attempted();
  expect(cards).toEqual([[]]);
  byCard.attempted('6');
  await vi.waitFor(() => expect(cards.at(-1)).toEqual(['6 T1>T7']));
  byCard.leave();
  const [byField, fields] = await begun();
  Object.assign(byField.table.game ?? {}, { looked: 'T7' });
  byField.attempted();
  await vi.waitFor(() => expect(fields.at(-1)).toEqual(['6 T1>T7']));
  byField.leave();
});

test('what is looked at closely has the piece beside the board, and its fields', async () => {
  const told = async (wish: LessonWish): Promise<LessonTold> => {
    const scene = await tell(wish);
    for (const { update } of scene.moments)
      Object.assign(update as object, {
        choices: {
          shapes: [{ kind: 'out', card: 0, owner: 1, from: 0, to: 0, said: [] }],
          rows: [[0, 'K', 'D', 'T8']],
        },
      });
    return scene;
  };
  const lesson = new Lesson('any', 'scene', { tell: told, keep: () => {}, finish: () => {} });
  await lesson.begin([]);
  expect(lesson.close).toEqual(['D', 'T8', 'D1.1']);
  lesson.leave();
});
