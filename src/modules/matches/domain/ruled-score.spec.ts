import { expect, it } from 'vitest';
import type { Match, MatchRuling } from './match.js';
import { ruledScore } from './ruled-score.js';

const of = (won: number, lost: number, drawn = 0) => ({ won, lost, drawn });
const cause = (id: string) => ({ kind: 'ruling' as const, id: `${id}/1` });
const table = (bestOf: number, seats: number, rulings: readonly MatchRuling[]): Pick<Match, 'created' | 'rulings'> => ({
  created: {
    ...{ matchId: 'm', game: 'toy', format: 'core', bestOf },
    seats: Array.from({ length: seats }, (_, place) => ({ seat: `p${place + 1}`, playerId: 'p', deckId: 'd' })),
  },
  rulings,
});
const loses = (seat: string, forfeits: boolean): MatchRuling => ({
  ...{ lost: [seat], winners: [], draw: false, cause: cause(seat) },
  ...(forfeits && { forfeited: [seat] }),
});
const SAID: MatchRuling = {
  ...{ winners: ['p1'], draw: false, cause: cause('said') },
  score: { p1: of(2, 1), p2: of(1, 2) },
};

it('games count as they were played where a ruling says nothing of them', () => {
  const played = { p1: of(0, 1), p2: of(1, 0) };
  expect(ruledScore(table(3, 2, [loses('p2', false)]), played)).toEqual(played);
});

it('a ruling says the score', () => {
  expect(ruledScore(table(3, 2, [SAID]), { p1: of(0, 2), p2: of(2, 0) })).toEqual(SAID.score);
});

it('a later ruling without a score leaves the games as they were played', () => {
  const played = { p1: of(0, 2), p2: of(2, 0) };
  const later: MatchRuling = { winners: ['p2'], draw: false, cause: cause('later') };
  expect(ruledScore(table(3, 2, [SAID, later]), played)).toEqual(played);
});

it('who forfeits has won no game, and the other side as many as the match needs', () => {
  const forfeited = { p1: of(0, 2), p2: of(2, 0) };
  for (const played of [
    { p1: of(0, 0), p2: of(0, 0) },
    { p1: of(1, 0), p2: of(0, 1) },
    { p1: of(2, 0), p2: of(0, 2) },
    { p1: of(0, 0, 1), p2: of(0, 0, 1) },
  ])
    expect(ruledScore(table(3, 2, [loses('p1', true)]), played)).toEqual(forfeited);
  expect(ruledScore(table(3, 2, [loses('p1', true)]), { p1: of(2, 1), p2: of(1, 2) })).toEqual({
    p1: of(0, 3),
    p2: of(2, 0),
  });
});

it('who forfeits after a ruling with a score keeps nothing of it', () => {
  expect(ruledScore(table(3, 2, [SAID, loses('p1', true)]), { p1: of(0, 0), p2: of(0, 0) })).toEqual({
    p1: of(0, 3),
    p2: of(2, 0),
  });
});

it('nobody wins a game where both sides forfeit', () => {
  const rulings = [loses('p1', true), loses('p2', true)];
  expect(ruledScore(table(3, 2, rulings), { p1: of(1, 0), p2: of(0, 1) })).toEqual({ p1: of(0, 2), p2: of(0, 2) });
});

it('several sides that play on keep the games that they have won', () => {
  const played = { p1: of(1, 1), p2: of(1, 1), p3: of(0, 2) };
  expect(ruledScore(table(3, 3, [loses('p1', true)]), played)).toEqual({ ...played, p1: of(0, 2) });
});
