import { describe, expect, it } from 'vitest';
import { type GameStatistics, type LogEntry } from '../../../engine/index.js';
import { endMoment, type FrameLog, keyMoments } from './key-moments.js';

const declared: GameStatistics = {
  turn: { of: { kind: 'turnBegan' } },
  score: { statistic: 'points', leads: 'most', goal: 9 },
  counts: [
    {
      id: 'points',
      title: { en: 'Points', zh: '分数' },
      unit: { en: 'points', zh: '分' },
      count: [{ kind: 'scored', amount: 'n' }],
    },
  ],
  moments: [
    { id: 'loss', title: { en: 'A card is lost', zh: '失去一张牌' }, of: { kind: 'left', where: { to: 'discard' } } },
  ],
};

const scored = (seat: string, n: number): LogEntry => ({ kind: 'scored', cites: [], seat, n });
const left = (seat: string, to: string): LogEntry => ({ kind: 'left', cites: [], seat, to });
const frames = (...logs: readonly (readonly LogEntry[])[]): readonly FrameLog[] => logs.map((log, n) => ({ n, log }));
const moments = (game: readonly FrameLog[], declarations = declared) =>
  keyMoments(declarations, game, ['p1', 'p2']).map(({ kind, what, frame, seat, amount }) => ({
    kind,
    what,
    frame,
    seat,
    ...(amount !== undefined && { amount }),
  }));

describe('keyMoments', () => {
  it('tells who takes the lead, not who keeps or catches up with it', () => {
    const game = frames([scored('p1', 1)], [scored('p1', 1)], [scored('p2', 2)], [scored('p1', 1)], [scored('p2', 2)]);
    expect(moments(game).filter(({ kind }) => kind === 'lead')).toEqual([
      { kind: 'lead', what: 'points', frame: 0, seat: 'p1' },
      { kind: 'lead', what: 'points', frame: 4, seat: 'p2' },
    ]);
  });

  it('finds the earliest of the biggest swings, of all entries of a frame together', () => {
    const game = frames([scored('p1', 2)], [scored('p2', 2), scored('p2', 1)], [scored('p1', 3)], [scored('p1', -2)]);
    expect(moments(game).filter(({ kind }) => kind === 'swing')).toEqual([
      { kind: 'swing', what: 'points', frame: 1, seat: 'p2', amount: 3 },
    ]);
  });

  it('lists the entries that the game declares', () => {
    const game = frames([], [left('p2', 'discard'), left('p1', 'hand')], [left('p1', 'discard')]);
    expect(moments(game)).toEqual([
      { kind: 'event', what: 'loss', frame: 1, seat: 'p2' },
      { kind: 'event', what: 'loss', frame: 2, seat: 'p1' },
    ]);
  });

  it('knows games in which the fewest lead, and games without a score', () => {
    const fewest: GameStatistics = { ...declared, score: { statistic: 'points', leads: 'fewest', goal: 9 } };
    expect(moments(frames([scored('p1', 1)]), fewest)[0]).toMatchObject({ kind: 'lead', seat: 'p2' });
    const { score: _, ...without } = declared;
    expect(moments(frames([scored('p1', 1)]), without)).toEqual([]);
  });
});

describe('the end of a replay', () => {
  const title = (winners: readonly string[], losers: readonly string[], draw = false): string =>
    endMoment(3, { winners, losers, draw, reason: 'points', cites: [] }).title;

  it('says who has won, that nobody has, that it is drawn, or no more than that it is over', () => {
    expect(title(['p1'], ['p2'])).toBe('p1 wins');
    expect(title(['p1', 'p3'], ['p2'])).toBe('p1 and p3 win');
    expect(title([], ['p1', 'p2'])).toBe('Nobody wins the game');
    expect(title([], [], true)).toBe('The game is drawn');
    expect(title([], [])).toBe('The game is over');
  });
});
