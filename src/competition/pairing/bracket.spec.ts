import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bracketPlaces,
  type BracketMatch,
  type BracketResult,
  doubleElimination,
  nextBracketRound,
  playBracket,
  type PlayedBracketMatch,
  seedOrder,
  singleElimination,
} from './bracket.js';

const seedsOf = (players: number): readonly string[] => Array.from({ length: players }, (_, at) => `${at + 1}`);

/** Plays round after round; `pick` says whether the first player wins. */
function playThrough(
  matches: readonly BracketMatch[],
  players: number,
  pick: (match: PlayedBracketMatch, one: string, other: string) => boolean,
  absent: ReadonlySet<string> = new Set(),
) {
  const results = new Map<string, BracketResult>();
  const rounds: string[][] = [];
  const now = () =>
    playBracket(matches, {
      seeds: seedsOf(players),
      resultOf: (id) => results.get(id),
      isPublished: (id) => results.has(id),
      absent,
    });
  for (;;) {
    const round = nextBracketRound(now());
    if (round.length === 0) return { rounds, played: now(), results };
    rounds.push(round.map(({ players: [one, other] }) => `${one}-${other}`));
    for (const match of round) {
      const [one, other] = match.players;
      if (typeof one !== 'string' || typeof other !== 'string') throw new Error(match.id);
      const isFirst = pick(match, one, other);
      results.set(match.id, { winner: isFirst ? one : other, losers: [isFirst ? other : one] });
    }
  }
}

const favourite = (_match: unknown, one: string, other: string): boolean => Number(one) < Number(other);

describe('a single elimination', () => {
  it('has the best seeds meet late', () => {
    expect(seedOrder(8)).toEqual([1, 8, 4, 5, 2, 7, 3, 6]);
    expect(playThrough(singleElimination(8, false), 8, favourite).rounds).toEqual([
      ['1-8', '4-5', '2-7', '3-6'],
      ['1-4', '2-3'],
      ['1-2'],
    ]);
  });

  it('gives the best seeds the byes, who wait for the second round', () => {
    expect(playThrough(singleElimination(5, false), 5, favourite).rounds).toEqual([['4-5'], ['1-4', '2-3'], ['1-2']]);
  });

  it('plays for the third place beside the final', () => {
    const { rounds, played } = playThrough(singleElimination(4, true), 4, favourite);
    expect(rounds).toEqual([
      ['1-4', '2-3'],
      ['1-2', '4-3'],
    ]);
    expect(bracketPlaces(played, seedsOf(4))).toEqual([['1'], ['2'], ['3'], ['4']]);
  });

  it('has those who lost in the same round share a place', () => {
    const { played } = playThrough(singleElimination(8, false), 8, favourite);
    expect(bracketPlaces(played, seedsOf(8))).toEqual([['1'], ['2'], ['3', '4'], ['5', '6', '7', '8']]);
  });

  it('lets the opponent of a player who has left go on without a match', () => {
    const { rounds, played } = playThrough(singleElimination(4, false), 4, favourite, new Set(['1']));
    expect(rounds).toEqual([['2-3'], ['4-2']]);
    expect(bracketPlaces(played, seedsOf(4))).toEqual([['2'], ['4'], ['1', '3']]);
  });
});

describe('a double elimination', () => {
  it('plays every round of four players, with one final if the winner of the winners wins it', () => {
    const { rounds, played } = playThrough(doubleElimination(4), 4, favourite);
    expect(rounds).toEqual([['1-4', '2-3'], ['1-2', '4-3'], ['3-2'], ['1-2']]);
    expect(bracketPlaces(played, seedsOf(4))).toEqual([['1'], ['2'], ['3'], ['4']]);
  });

  it('plays a second final if the winner of the losers wins the first one', () => {
    const upset = (match: PlayedBracketMatch, one: string, other: string) =>
      match.id === 'F1-1' ? false : favourite(match, one, other);
    const { rounds, played } = playThrough(doubleElimination(4), 4, upset);
    expect(rounds.at(-1)).toEqual(['2-1']);
    expect(rounds.at(-2)).toEqual(['1-2']);
    expect(bracketPlaces(played, seedsOf(4))[0]).toEqual(['1']);
  });

  it('gives every player but the winner two losses, in each course of results', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 40 }), fc.infiniteStream(fc.boolean()), (players, coins) => {
        const { results, played } = playThrough(doubleElimination(players), players, () => coins.next().value === true);
        const losses = new Map<string, number>();
        for (const { losers } of results.values())
          for (const loser of losers) losses.set(loser, (losses.get(loser) ?? 0) + 1);
        const places = bracketPlaces(played, seedsOf(players));
        const [winner] = places[0] ?? [];
        expect(places[0]).toHaveLength(1);
        expect(places.flat()).toHaveLength(players);
        for (const seed of seedsOf(players)) {
          if (seed === winner) expect(losses.get(seed) ?? 0).toBeLessThan(2);
          else expect([seed, losses.get(seed)]).toEqual([seed, 2]);
        }
      }),
    );
  });
});

describe('any single elimination', () => {
  it('gives every player but the winner one loss, and each player one match a round at most', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 70 }), fc.infiniteStream(fc.boolean()), (players, coins) => {
        const { rounds, results } = playThrough(
          singleElimination(players, false),
          players,
          () => coins.next().value === true,
        );
        expect(results.size).toBe(players - 1);
        for (const round of rounds) {
          const named = round.flatMap((pair) => pair.split('-'));
          expect(new Set(named).size).toBe(named.length);
        }
      }),
    );
  });
});
