import { expect, test, vi } from 'vitest';
import { offer, type Trials } from './trying';

const TRIALS: Trials = {
  how: 'Tap.',
  open: 'There.',
  pieces: [
    {
      at: [1, 1],
      label: '1 of 1',
      open: [[2, 2]],
      barred: [
        { at: [3, 3], why: 'Blocked.', rule: 'M2', obstacles: [[2, 3]] },
        { at: [4, 4], why: 'Too far.', rule: null, obstacles: [] },
      ],
    },
  ],
};

function press(kind: string, number = 0): void {
  document.querySelectorAll(`.${kind}`)[number]?.dispatchEvent(new Event('click'));
}

const said = (): string => document.querySelector('.tried')?.textContent ?? '';

test('a figure says where a piece may go, and why not elsewhere', async () => {
  document.body.innerHTML = `<figure id="figure-fresh" data-try="Try"><div class="drawn" role="img"
    ><svg aria-hidden="true"><g></g></svg></div></figure><article id="M2"></article>`;
  const ask = vi.fn(() => Promise.resolve(TRIALS));
  offer(document, ask);
  document.querySelector('button')?.click();
  await vi.waitFor(() => expect(said()).toBe('Tap.'));
  expect(ask).toHaveBeenCalledWith('fresh');
  expect(document.querySelectorAll('[role=button]').length).toBe(1);

  press('piece');
  expect(document.querySelectorAll('.open').length).toBe(1);
  press('barred');
  expect(said()).toBe('Blocked. §M2');
  expect(document.querySelector('.tried a')?.getAttribute('href')).toBe('#M2');
  expect(document.querySelectorAll('.met').length).toBe(1);

  press('barred', 1);
  expect(said()).toBe('Too far.');
  press('open');
  expect(said()).toBe('There.');
  expect(document.querySelectorAll('.met').length).toBe(0);
});
