import { describe, expect, it } from 'vitest';
import type { GameEnded } from './events.js';
import { foreseenMatch } from './foreseen.js';
import type { Match } from './match.js';
import type { MatchVerdict } from './series.js';

type Winner = 'p1' | 'p2' | null;

const SEATS = ['p1', 'p2'].map((seat) => ({ seat, playerId: seat, deckId: seat }));

const outcomeOf = (winner: Winner): GameEnded['outcome'] => ({
  winners: winner === null ? [] : [winner],
  losers: winner === null ? [] : [winner === 'p1' ? 'p2' : 'p1'],
  draw: winner === null,
  reason: 'points',
  cites: [],
});

/** A match whose first game is played. */
const BEGUN: Match = {
  ...{ version: 2, createdAt: '2026-11-30T08:00:00.000Z' },
  created: { matchId: 'm', game: 'toy', format: 'core', bestOf: 1, seats: SEATS },
  announced: [{ gameId: 'g1', number: 1 }],
  ...{ finished: [], rulings: [], closing: null, consents: [], answersToPublication: [], given: {} },
  ...{ ended: null, lastEndedAt: null, ruledAt: null },
};

const ruled = (match: Match, number: number, verdict: MatchVerdict | null, ...results: [string, Winner | 'open'][]) =>
  foreseenMatch(match, {
    verdict,
    cause: { kind: 'ruling', id: `case/${number}` },
    results: new Map(results.map(([game, won]) => [game, won === 'open' ? null : outcomeOf(won)])),
  });

const endOf = ({ ended }: Match) => ended && { winners: ended.result.winners, result: ended.result.result };

describe('a ruling foreseen', () => {
  it('ends the match by the result that it gives the only game', () => {
    expect(endOf(ruled(BEGUN, 1, null, ['g1', 'p2']))).toEqual({
      winners: ['p2'],
      result: { p1: { won: 0, lost: 1, drawn: 0 }, p2: { won: 1, lost: 0, drawn: 0 } },
    });
  });

  it('has the match of three games go on to the next game', () => {
    const match = ruled({ ...BEGUN, created: { ...BEGUN.created, bestOf: 3 } }, 1, null, ['g1', 'p2']);
    expect([match.ended, match.announced.length, match.finished.map(({ winners }) => winners)]).toEqual([
      ...[null, 2, [['p2']]],
    ]);
  });

  it('gives the match its result, whatever its games', () => {
    const won = ruled(BEGUN, 1, null, ['g1', 'p1']);
    const now = ruled(won, 1, { kind: 'result', winners: ['p2'], draw: false }, ['g1', 'p1']);
    expect(endOf(now)?.winners).toEqual(['p2']);
  });

  it('has the match that a rewind opens go on', () => {
    expect(ruled(ruled(BEGUN, 1, null, ['g1', 'p1']), 1, null, ['g1', 'open']).ended).toBeNull();
  });

  it('on an appeal counts the game as it stands without the ruling before', () => {
    const first = ruled(BEGUN, 1, { kind: 'loss', seats: ['p1'] }, ['g1', 'p2']);
    expect(endOf(first)?.winners).toEqual(['p2']);
    const lift = { kind: 'lift', gameId: 'g1' } as const;
    expect(ruled(first, 2, lift, ['g1', 'open']).ended).toBeNull();
    expect(endOf(ruled(first, 2, lift, ['g1', 'p1']))?.winners).toEqual(['p1']);
  });
});
