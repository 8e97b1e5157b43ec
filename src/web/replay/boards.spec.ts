import { describe, expect, it } from 'vitest';
import { boardsOf } from './boards.js';

const FRAMES = 200;
const frames = Array.from({ length: FRAMES }, (_, n) => ({
  delta: n === 0 ? [] : [{ op: 'replace', path: '/turn/number', value: n }],
}));
const start = { turn: { number: 0 }, seats: [] };

describe('boards', () => {
  it('are those of their steps, in whatever order they are asked for', () => {
    const boards = boardsOf(start, frames);
    for (const step of [0, 199, 3, 198, 16, 15, 17, 100, 99])
      expect(boards.at(step)).toMatchObject({ turn: { number: step } });
  });

  it('are prepared a part at a time, without changing what is shown', () => {
    const boards = boardsOf(start, frames);
    let rounds = 1;
    while (!boards.prepare()) rounds += 1;
    expect(rounds).toBeGreaterThan(1);
    expect(boards.at(7)).toMatchObject({ turn: { number: 7 } });
  });

  it('never change one that was given out', () => {
    const boards = boardsOf(start, frames);
    const third = boards.at(3);
    boards.at(4);
    expect(third).toEqual({ turn: { number: 3 }, seats: [] });
  });
});
