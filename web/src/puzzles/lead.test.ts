import { expect, test } from 'vitest';
import { client as dog } from '../games/dog';
import { client as strategus } from '../games/strategus';
import { client as streifzug } from '../games/streifzug';
import type { LessonTold, PuzzleTold, Told } from '../messages';
import { sentences } from '../said';
import { settings } from '../settings.svelte';
import type { GameClient } from '../table/game';
import { People } from '../table/people';
import type { Table } from '../table/table.svelte';
import { sitting, tableTold } from '../table/told';
import { leadOf } from './lead';

const FOUGHT = {
  event: 'fought',
  said: [
    {
      as: 'line',
      id: 'strategus-event-moved',
      args: { who: 'Blau', you: 'no', from: 'b2', to: 'b1' },
    },
  ],
};

/** What a puzzle begins with in which this is seen, and this has happened. */
function lead(game: string, client: GameClient, observation: Told, events: Told[]): string[] {
  const teams = [
    [0, 2],
    [1, 3],
  ];
  const begun = {
    game,
    seat: 0,
    seats: 4,
    teams,
    options: { teams: 'pairs' },
    moments: [] as unknown[],
  };
  const choices = { shapes: [{ kind: 'walk', from: 0 }], rows: [[0, 'T1']] };
  begun.moments = [{ update: { events, observation, legal: ['5 T1 T6'], choices } }];
  const seats = [0, 1, 2, 3].map((seat) => sitting(seat, null, null));
  const { options } = begun;
  const told = tableTold({ game, seat: 0, seats, teams, options, agreed: {}, coach: false });
  const sentence = (event: Told) => sentences(event, new People(told));
  const table = { client, told, sentence } as unknown as Table;
  const branches = [{ actions: [], told: begun as unknown as LessonTold }];
  return leadOf({ branches } as unknown as PuzzleTold, table);
}

test('a puzzle begins with what has just happened, in the words of the log', () => {
  settings.language = 'de';
  expect(lead('strategus', strategus, {}, [FOUGHT])).toEqual([expect.stringContaining('Blau')]);
  expect(lead('strategus', strategus, {}, [])).toEqual([]);
});

test('a puzzle says so where one plays on with the pieces of a partner', () => {
  const home = ['G0.1', 'G0.2', 'G0.3', 'G0.4'];
  const others = [['K'], ['T1'], ['K']];
  settings.language = 'en';
  const words = 'Your pieces are all in the goal: now you play with your partner’s.';
  expect(lead('dog', dog, { men: [home, ...others] }, [])).toEqual([words]);
  expect(lead('dog', dog, { men: [['T1', ...home.slice(1)], ...others] }, [])).toEqual([]);
});

test('a puzzle says so where one of the dice has been played already', () => {
  settings.language = 'de';
  const seen = { phase: 'dice', dice: [6, 2], figures: [] };
  const words = 'Ein Würfel ist schon gespielt. Dir bleibt die 2.';
  expect(lead('streifzug', streifzug, { ...seen, turn: { left: [2] } }, [])).toEqual([words]);
  expect(lead('streifzug', streifzug, { ...seen, turn: { left: [6, 2] } }, [])).toEqual([]);
  expect(lead('streifzug', streifzug, seen, [])).toEqual([]);
  expect(lead('streifzug', streifzug, { ...seen, phase: 'cards' }, [])).toEqual([]);
});
