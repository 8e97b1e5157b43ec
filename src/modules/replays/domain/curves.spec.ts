import { describe, expect, it } from 'vitest';
import type { GameStatistics, LogEntry, View } from '../../../engine/index.js';
import { CurvesOfGame } from './curves.js';

const declared: GameStatistics = {
  turn: { of: { kind: 'turnBegan' } },
  score: { statistic: 'points', leads: 'most', goal: 9, goalIn: { short: 5 } },
  counts: [
    {
      id: 'points',
      title: { en: 'Points', zh: '分数' },
      unit: { en: 'points', zh: '分' },
      count: [{ kind: 'scored', amount: 'n' }],
    },
  ],
  zones: [{ zone: 'hand', title: { en: 'Cards in hand', zh: '手牌数' } }],
  moments: [],
};

const scored = (seat: string, n: number): LogEntry => ({ kind: 'scored', cites: [], seat, n });
const board = (...hands: readonly number[]): View =>
  ({ seats: hands.map((count, place) => ({ seat: `p${place + 1}`, zones: { hand: { count } } })) }) as unknown as View;
const at = (seconds: number): string => new Date(seconds * 1000).toISOString();

function drawn(format: string) {
  const curves = new CurvesOfGame(declared, format, ['p1', 'p2']);
  curves.add({ n: 0, at: at(0), seat: null, log: [], board: board(7, 7) });
  curves.add({ n: 1, at: at(20), seat: 'p1', log: [scored('p1', 2)], board: board(6, 7) });
  curves.add({ n: 2, at: at(25), seat: null, log: [], board: board(6, 7) });
  curves.add({ n: 3, at: at(55), seat: 'p2', log: [scored('p1', -1), scored('p2', 3)], board: board(6, 8) });
  return curves.drawn();
}

describe('the curves of a game', () => {
  it('say from which frame on a number holds: of the score, and of the zones that are declared', () => {
    expect(drawn('open').slice(0, 2)).toMatchObject([
      {
        what: 'points',
        goal: 9,
        points: {
          p1: [
            [0, 0],
            [1, 2],
            [3, 1],
          ],
          p2: [
            [0, 0],
            [3, 3],
          ],
        },
      },
      {
        what: 'hand',
        points: {
          p1: [
            [0, 7],
            [1, 6],
          ],
          p2: [
            [0, 7],
            [3, 8],
          ],
        },
      },
    ]);
  });

  it('end a score at the goal of the format', () => {
    expect(drawn('short')[0]?.goal).toBe(5);
  });

  it('count the time up to an action for the seat that acts, in seconds', () => {
    expect(drawn('open')[2]).toMatchObject({
      what: 'time',
      points: {
        p1: [
          [0, 0],
          [1, 20],
        ],
        p2: [
          [0, 0],
          [3, 30],
        ],
      },
    });
  });
});
