import { describe, expect, it } from 'vitest';
import type { GameState, Json, Rules } from '../../../engine/index.js';
import type { ActionTaken, GameStarted, MatchEvent } from './events.js';
import { drawn, firstLotSecret, isDrawn, isListed, lotSecretAfter } from './lots.js';

const SECRET = 'ab'.repeat(32);
const started = { gameId: 'g', randomness: { serverSecret: SECRET } } as GameStarted;
const FIRST = firstLotSecret(started);
const DRAW = { ...FIRST, gameId: 'g', version: 7, seat: 'p1' };

const actionBy = (of: Partial<ActionTaken>): ActionTaken => ({ seat: 'p1', answers: [], logHash: 'h', ...of });
const acted = (of: Partial<ActionTaken>): MatchEvent => ({ type: 'ActionTaken', payload: actionBy(of) });
const lot = (of: number, taken: number) => ({ by: 'lot', lot: { deadline: 'd', of, taken } }) as const;
const rewound = (branch: number, serverSecret?: string) =>
  ({
    type: 'Rewound',
    payload: { branch, ...(serverSecret !== undefined && { randomness: { serverSecret, commitment: 'c' } }) },
  }) as MatchEvent;

describe('an answer by lot', () => {
  it('follows from the secret of the game, the branch, the version of the event and the seat', () => {
    // SHA-256 of "kifu lot", "g", "1", "7", "p1" and the secret, one on each line: its first 48 bits modulo 9.
    expect(drawn(DRAW, 9)).toBe(7);
    const others = [{ serverSecret: 'cd'.repeat(32) }, { version: 8 }, { seat: 'p2' }, { gameId: 'h' }, { branch: 2 }];
    expect(new Set([{}, ...others].map((more) => drawn({ ...DRAW, ...more }, 1_000_000))).size).toBe(6);
  });

  it('takes each of the answers about as often as any other', () => {
    const counts = Array<number>(9).fill(0);
    for (let version = 1; version <= 9_000; version += 1) {
      const at = drawn({ ...DRAW, version }, 9);
      counts[at] = (counts[at] ?? 0) + 1;
    }
    // Five standard deviations of 1,000 expected draws.
    for (const count of counts) expect(Math.abs(count - 1_000)).toBeLessThan(150);
  });

  it('follows, after the rewind of a game that was over, from the new secret', () => {
    const again = lotSecretAfter(FIRST, rewound(2));
    const anew = lotSecretAfter(again, rewound(3, 'ef'));
    expect([again, anew, lotSecretAfter(anew, rewound(4))]).toEqual([
      { branch: 2, serverSecret: SECRET },
      { branch: 3, serverSecret: 'ef' },
      { branch: 4, serverSecret: 'ef' },
    ]);
    const inBranch = acted(lot(1_000, drawn({ ...DRAW, ...anew }, 1_000)));
    expect([FIRST, again, anew].map((secret) => isDrawn(secret, 'g', 7, inBranch))).toEqual([false, false, true]);
  });

  it('is checked: the lot takes no other place, and names it exactly if a lot answered', () => {
    const at = drawn(DRAW, 9);
    const checked: readonly (readonly [Partial<ActionTaken>, boolean])[] = [
      [lot(9, at), true],
      [lot(9, (at + 1) % 9), false],
      [lot(0, at), false],
      [{}, true],
      [{ by: 'judge' }, true],
      [{ by: 'lot' }, false],
      [{ lot: lot(9, at).lot }, false],
      [{ ...lot(9, at), by: 'judge' }, false],
    ];
    for (const [of, isRight] of checked) expect([of, isDrawn(FIRST, 'g', 7, acted(of))]).toEqual([of, isRight]);
    expect(isDrawn(FIRST, 'g', 7, { type: 'Conceded', payload: { seat: 'p1', logHash: 'h' } })).toBe(true);
  });

  it('is checked: as many legal answers as recorded, and the recorded one at its place', () => {
    const legal = [{ card: 'a', to: 'x' }, { card: 'b' }];
    const rules = { legalAnswers: (_: GameState, id: string) => (id === 'd1' ? { answers: legal } : null) } as Rules;
    const state = { pending: [{ id: 'd1', seat: 'p1' }] } as unknown as GameState;
    const takes = (answer: Json, of: number, taken: number, id = 'd1') =>
      isListed(rules, state, actionBy({ ...lot(of, taken), answers: [{ decision: { id, kind: 'pick' }, answer }] }));
    expect([takes({ to: 'x', card: 'a' }, 2, 0), takes({ card: 'b' }, 2, 1)]).toEqual([true, true]);
    const forged = [takes({ card: 'b' }, 2, 0), takes({ card: 'b' }, 3, 1), takes({ card: 'c' }, 2, 1)];
    expect([...forged, takes({ card: 'b' }, 2, 2), takes({ card: 'b' }, 2, 1, 'd2')]).toEqual(Array(5).fill(false));
    expect(isListed(rules, state, actionBy(lot(2, 0)))).toBe(false);
    expect(isListed(rules, state, { ...actionBy({}), by: 'judge' })).toBe(true);
  });
});
