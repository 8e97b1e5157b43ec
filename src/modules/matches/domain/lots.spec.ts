import { describe, expect, it } from 'vitest';
import type { GameStarted, MatchEvent } from './events.js';
import { drawn, isDrawn } from './lots.js';

const DRAW = { gameId: 'g', version: 7, seat: 'p1' };
const SECRET = 'ab'.repeat(32);
const started = { gameId: 'g', randomness: { serverSecret: SECRET } } as GameStarted;
const taken = (lot?: { readonly of: number; readonly taken: number }): MatchEvent => ({
  type: 'ActionTaken',
  payload: { seat: 'p1', answers: [], logHash: 'h', ...(lot && { by: 'lot', lot: { deadline: 'd', ...lot } }) },
});

describe('an answer by lot', () => {
  it('follows from the secret of the game, the version of the event and the seat', () => {
    // SHA-256 of "kifu lot", "g", "7", "p1" and the secret, one on each line: its first 48 bits modulo 9.
    expect(drawn(SECRET, DRAW, 9)).toBe(0);
    const others = [
      drawn('cd'.repeat(32), DRAW, 1_000_000),
      ...[{ version: 8 }, { seat: 'p2' }, { gameId: 'h' }, {}].map((more) =>
        drawn(SECRET, { ...DRAW, ...more }, 1_000_000),
      ),
    ];
    expect(new Set(others).size).toBe(5);
  });

  it('takes each of the answers about as often as any other', () => {
    const counts = Array<number>(9).fill(0);
    for (let version = 1; version <= 9_000; version += 1) {
      const at = drawn(SECRET, { ...DRAW, version }, 9);
      counts[at] = (counts[at] ?? 0) + 1;
    }
    // Five standard deviations of 1,000 expected draws.
    for (const count of counts) expect(Math.abs(count - 1_000)).toBeLessThan(150);
  });

  it('is checked: the lot takes no other answer', () => {
    const at = drawn(SECRET, DRAW, 9);
    const checked = [taken({ of: 9, taken: at }), taken({ of: 9, taken: (at + 1) % 9 }), taken()];
    expect(checked.map((event) => isDrawn(started, 7, event))).toEqual([true, false, true]);
    expect(isDrawn(started, 7, { type: 'Conceded', payload: { seat: 'p1', logHash: 'h' } })).toBe(true);
  });
});
