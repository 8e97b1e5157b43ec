import { describe, expect, it, vi } from 'vitest';
import { decimal, type Fraction } from './fraction.js';
import type { MeasureName } from './measure-names.js';
import { policyOf } from './policies.js';
import type { Policy } from './policy.js';
import type { Outcome, Result } from './results.js';
import { type FieldDetails, standingsOf } from './standings.js';

const OUTCOMES: Readonly<Record<string, Outcome>> = {
  '1': 'first',
  '0': 'second',
  '=': 'draw',
  '+': 'first',
  '-': 'second',
};

/** `A-B 1`: A has won. `A-B +`: B did not come. `A bye`, `A half-bye`, `A loss`, `A left`. */
function results(...rounds: readonly string[]): readonly Result[] {
  return rounds.flatMap((round, at) =>
    round.split(', ').map((text): Result => {
      const [names = '', score = ''] = text.split(' ');
      const outcome = OUTCOMES[score];
      if (outcome === undefined) return { kind: score as 'bye', round: at + 1, player: names };
      const [first = '', second = ''] = names.split('-');
      const forfeit = '+-'.includes(score) ? ({ forfeit: true } as const) : {};
      return { kind: 'match', round: at + 1, first, second, outcome, games: [0, 0, 0], coloured: true, ...forfeit };
    }),
  );
}

function fide(...measures: readonly MeasureName[]): Policy {
  const found = policyOf('fide-2024-swiss');
  if (found === undefined) throw new Error('fide-2024-swiss');
  return { ...found, measures };
}

const written = (value: Fraction): string => decimal(value, value.under === 1n ? 0 : 2);

/** The numbers of the measure, by player. */
function numbers(measure: MeasureName, played: readonly Result[], players: string, more: FieldDetails = {}) {
  const rows = standingsOf([...players], played, fide(measure), more);
  return Object.fromEntries(rows.map(({ player, measured: [own] }) => [player, own && written(own.value)]));
}

describe('points in halves', () => {
  it('are written as whole points and halves, and added exactly', () => {
    const played = results('A-B 1, C-D =', 'A-C =, B bye, D half-bye');
    expect(numbers('match-points', played, 'ABCD')).toEqual({ A: '1.50', B: '1', C: '1', D: '1' });
  });
});

describe('unplayed rounds (C.07, 16)', () => {
  it('16.4: a player who did not play met somebody of as many points', () => {
    const played = results('A-B 1, C bye', 'A-C 1, B half-bye');
    // A met B (0 + ½) and C (1); C met A (2) and nobody (its own 1).
    expect(numbers('buchholz', played, 'ABC')).toEqual({ A: '1.50', B: '2.50', C: '3' });
    expect(numbers('fide-sonneborn-berger', played, 'ABC')).toEqual({ A: '1.50', B: '0.25', C: '1' });
  });
  it('16.3: rounds after a player has left are draws for the opponents alone', () => {
    const played = results('A-B 1, C-D 1', 'A-C 1, B left, D loss', 'A-D 1, B left, C bye');
    // B left with 0 and counts 1 for A. D came back for round 3, so round 2 counts as the 0 that it was.
    expect(numbers('buchholz', played, 'ABCD')['A']).toBe('3');
    expect(numbers('match-points', played, 'ABCD')['B']).toBe('0');
  });
  it('16.3: a loss for not coming stays a loss against any opponent', () => {
    const played = results('A-B 1', 'C-B +', 'A-C 1');
    expect(numbers('buchholz', played, 'ABC')['A']).toBe('1');
  });
  it('16.5: of contributions the lowest of a round that the player did not want is cut first', () => {
    const played = results('A-B 1, C-D 1', 'A-C 1, B-D 1', 'A half-bye, B-C 1');
    // A met B (2) and C (1), and nobody with its own 2½: that round is cut.
    expect(numbers('buchholz', played, 'A')).toEqual({ A: '5.50' });
    expect(numbers('buchholz-cut-1', played, 'A')).toEqual({ A: '3' });
    expect(numbers('median-buchholz', played, 'A')).toEqual({ A: '1' });
  });
  it('16.5: a bye of a full point is no round that the player did not want', () => {
    const played = results('A bye, B-C 1', 'A-B 1, C bye', 'A-C 1, B bye');
    // A met B (2) and C (1), and nobody with its own 3: the lowest of all is cut.
    expect(numbers('buchholz', played, 'A')).toEqual({ A: '6' });
    expect(numbers('buchholz-cut-1', played, 'A')).toEqual({ A: '5' });
  });
  it('16.5: without such a round the lowest of all is cut', () => {
    const played = results('A-B 1, C-D 1', 'A-C 1, B-D 1', 'A-D 1, B-C 1');
    expect(numbers('buchholz', played, 'A')).toEqual({ A: '3' });
    expect(numbers('buchholz-cut-1', played, 'A')).toEqual({ A: '3' });
    expect(numbers('median-buchholz', played, 'A')).toEqual({ A: '1' });
  });
  it('cut nothing twice in a first round', () => {
    expect(numbers('median-buchholz', results('A-B ='), 'A')).toEqual({ A: '0' });
    expect(numbers('median-buchholz', [], 'A')).toEqual({ A: '0' });
  });
});

describe('counts', () => {
  it('7.1: wins count without a game, too; 7.3: games with Black do not', () => {
    const played = results('B-A 0, C-D 1', 'C-A -, B bye', 'A half-bye, B-C 1');
    expect(numbers('wins', played, 'ABCD')).toEqual({ A: '2', B: '2', C: '1', D: '0' });
    expect(numbers('games-with-black', played, 'ABCD')).toEqual({ A: '1', B: '0', C: '1', D: '1' });
  });
  it('7.5: the progressive score adds up the scores after all rounds, played or not', () => {
    expect(numbers('progressive', results('A-B 1', 'A half-bye, B left', 'A-C 0, B left'), 'AB')).toEqual({
      ...{ A: '4', B: '0' },
    });
  });
  it('10.1: ratings of opponents without one, and of games that were not played, count nothing', () => {
    const ratings = new Map([
      ['B', 2000],
      ['C', 1901],
      ['D', 1000],
    ]);
    const played = results('A-B 1, E-F 1', 'A-C 0', 'A-D +', 'A-E =');
    expect(numbers('average-rating', played, 'AE', { ratings })).toEqual({ A: '1951', E: '0' });
  });
});

describe('a round robin (C.07, 15)', () => {
  const ROBIN = results('A-D +, B-C 1', 'D-C 1, A-B 0', 'B-D 1, C-A 1');

  it('counts a game that somebody did not come to, and no round without an opponent', () => {
    expect(numbers('fide-sonneborn-berger', ROBIN, 'ABCD', { isRobin: true })).toEqual({
      A: '1',
      B: '3',
      C: '1',
      D: '1',
    });
    const withRest = results('A bye, B-C 1');
    expect(numbers('fide-sonneborn-berger', withRest, 'ABC', { isRobin: true })).toEqual({ A: '0', B: '0', C: '0' });
    expect(numbers('buchholz', withRest, 'ABC', { isRobin: true })).toEqual({ A: '0', B: '0', C: '1' });
  });
  it('9.2: Koya counts points against opponents with half of all points or more', () => {
    const played = results('A-D 1, B-C =', 'D-C 1, A-B 1', 'B-D 1, C-A =');
    // A 2½, B 1½ (just half of 3), C 1 and D 1 (below it).
    expect(numbers('koya', played, 'ABCD', { isRobin: true })).toEqual({ A: '1', B: '0', C: '1', D: '0' });
  });
});

/** Places by points and direct encounter. */
const encounters = (played: readonly Result[], players: string, more: FieldDetails = {}): readonly string[] =>
  standingsOf([...players], played, fide('match-points', 'direct-encounter'), more).map(
    ({ place, player, measured: [, met] }) => `${place} ${player} ${met && written(met.value)}`,
  );

describe('the direct encounter (C.07, 6)', () => {
  it('puts the winner of the game between two equal players first', () => {
    const played = results('B-A 1, C-D 1', 'A-C 1, B-D =');
    expect(encounters(played, 'ABCD')).toEqual(['1 B 0', '2 A 1', '3 C 0', '4 D 0']);
  });
  it('6.2: in a Swiss system leaves players equal who can still be reached', () => {
    const played = results('A-X 1, B-Y 1, C-Z 1', 'A-Y =, B-Z =, C-X =', 'A-B 1');
    const equal = [...played, ...results('', '', '', 'B-U 1, C-V 1').filter(({ round }) => round === 4)];
    // A, B and C have 2½. A has beaten B, but nobody has met C: C could reach A with two wins.
    expect(encounters(equal, 'ABC')).toEqual(['1 A 0', '1 B 0', '1 C 0']);
  });
  it('6.2: holds in a running round robin, but for games against players who have left', () => {
    const running = results('A-B 1, C-D 1', 'A-D 0, B-C 1');
    // B has beaten C, and lost to A; A and C have yet to meet.
    expect(encounters(running, 'ABCD', { isRobin: true })).toEqual(['1 A 0', '1 B 0', '1 C 0', '1 D 0']);
    const first = results('B-A 1, C-D 1', 'A-D 1');
    expect(encounters(first, 'ABC', { isRobin: true })).toEqual(['1 A 0', '1 B 0', '1 C 0']);
    const gone = new Set(['C']);
    expect(encounters(first, 'ABC', { isRobin: true, gone })).toEqual(['1 B 2', '2 A 0', '2 C 0']);
  });
  it('looks at each of many equal players a few times only', () => {
    const players = Array.from({ length: 400 }, (_, at) => `p${at}`);
    const added = vi.spyOn(Set.prototype, 'add');
    const table = standingsOf(players, [], fide('match-points', 'direct-encounter'));
    const count = added.mock.calls.length;
    added.mockRestore();
    expect(table.every(({ place }) => place === 1)).toBe(true);
    expect(count).toBeLessThan(10 * players.length);
  });
  it('6.3: compares those who stay equal anew, among themselves', () => {
    const played = results('A-B 1, C-D 1', 'C-A 1, B-D 1', 'A-D 1, B-C 1');
    // A, B and C have 2 with one win each among themselves: they stay equal. D has 0.
    expect(encounters(played, 'ABCD', { isRobin: true })).toEqual(['1 A 0', '1 B 0', '1 C 0', '4 D 0']);
    const four = results('A-B 1, C-D 1', 'A-C 1, B-D 1', 'D-A 1, B-C 1', 'C-X 1, D-Y 1');
    // All four have 2. A and B have 2 of them among the four, and A has beaten B; C has beaten D.
    expect(encounters(four, 'ABCD')).toEqual(['1 A 3', '2 B 2', '3 C 1', '4 D 0']);
  });
  it('6.1: two who met twice count the mean of their games', () => {
    const played = results('A-B 1', 'A-B 1, C-Y 1', 'C-A 1', 'B-C 1', 'B-X 1');
    // All three have 2, and the mean of 1 and 1 against one opponent is 1 for A, as B and C have.
    expect(encounters(played, 'ABC')).toEqual(['1 A 0', '1 B 0', '1 C 0']);
  });
  it('has the games that it rests on as its terms', () => {
    const [first] = standingsOf(['A', 'B'], results('A-B 1'), fide('direct-encounter'));
    expect(first?.measured[0]).toMatchObject({ by: 'encounter', terms: [{ round: 1, opponents: ['B'] }] });
  });
});
