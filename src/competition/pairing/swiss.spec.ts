import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cost, costOfBye, costOfPair, type Entrant, firstDifference, sumOf } from './cost.js';
import { pairSwiss, type SwissRound } from './swiss.js';

const SEED = 'a recorded seed';

/** Players by one letter, their points, the pairs that have met, and who had a bye: `A6 B6`, `AB CD`, `E`. */
function field(points: string, met: string, byes = ''): readonly Entrant[] {
  return points.split(' ').map(([id = '', ...digits]) => ({
    id,
    points: Number(digits.join('')),
    met: met.split(' ').flatMap((pair) => (pair.includes(id) ? [pair.replace(id, '')] : [])),
    byes: byes.includes(id) ? 1 : 0,
    ...{ floated: false, team: null },
  }));
}

const namedPairs = ({ pairs, bye }: SwissRound): string =>
  [...pairs.map((pair) => pair.toSorted().join('-')).sort(), ...(bye === null ? [] : [`bye ${bye}`])].join(' ');

/** Every way to pair a field, each with its cost. */
function allRounds(entrants: readonly Entrant[]): readonly Cost[] {
  const [first, ...rest] = entrants;
  if (first === undefined) return [sumOf([])];
  const pairs = rest.flatMap((other) =>
    allRounds(rest.filter((each) => each !== other)).map((cost) => sumOf([cost, costOfPair(first, other)])),
  );
  return entrants.length % 2 === 0
    ? pairs
    : [...pairs, ...allRounds(rest).map((cost) => sumOf([cost, costOfBye(first)]))];
}

const best = (costs: readonly Cost[]): Cost =>
  costs.reduce((least, cost) => ((firstDifference(least, cost)?.by ?? 0) < 0 ? cost : least));

const fields = fc.integer({ min: 1, max: 8 }).chain((count) => {
  const names = Array.from({ length: count }, (_, at) => `p${at}`);
  const pairs = names.flatMap((a, at) => names.slice(at + 1).map((b): readonly [string, string] => [a, b]));
  return fc
    .record({
      points: fc.array(fc.integer({ min: 0, max: 9 }), { minLength: count, maxLength: count }),
      met: fc.subarray(pairs),
      byes: fc.subarray(names),
      floated: fc.subarray(names),
      red: fc.subarray(names),
    })
    .map(({ points, met, byes, floated, red }) =>
      names.map((id, at): Entrant => ({
        id,
        points: points[at] ?? 0,
        met: met.flatMap(([a, b]) => (a === id ? [b] : b === id ? [a] : [])),
        byes: Number(byes.includes(id)),
        floated: floated.includes(id),
        team: red.includes(id) ? 'red' : null,
      })),
    );
});

describe('the best pairings of published instances', () => {
  it.each([
    [
      'six players in round 3',
      'A6 B6 C3 D3 E0 F0',
      'AC BD EF AD BC',
      '',
      ['A-B C-E D-F', 'A-B C-F D-E'],
      [0, 0, 0, 18],
    ],
    [
      ...(['the top two have met', 'A6 B6 C3 D3 E3 F3', 'AB CD EF AC BE DF', ''] as const),
      ['A-D B-F C-E', 'A-E B-D C-F', 'A-F B-C D-E', 'A-F B-D C-E'],
      [0, 0, 0, 18],
    ],
    ['nobody has two byes', 'A6 B3 C3 D3 E0', 'AB CD AC BE', 'E', ['A-D C-E bye B'], [0, 0, 3, 18]],
    [
      ...(['one rematch is forced', 'A4 B4 C4 D2 E6', 'AB AC BC AE BE CE', 'A'] as const),
      ['A-D B-E bye C', 'A-D C-E bye B', 'A-E B-D bye C', 'A-E C-D bye B'],
      [1, 0, 4, 8],
    ],
    ['two players meet again', 'A3 B0', 'AB', '', ['A-B'], [1, 0, 0, 9]],
  ])('%s', (_title, points, met, byes, solutions, cost) => {
    const round = pairSwiss(field(points, met, byes), SEED);
    expect(solutions).toContain(namedPairs(round));
    expect([round.cost.rematches, round.cost.furtherByes, round.cost.byePoints, round.cost.squares]).toEqual(cost);
  });
});

describe('a Swiss round', () => {
  it('costs as little as the best of all pairings', () => {
    fc.assert(
      fc.property(fields, (entrants) => {
        expect(firstDifference(best(allRounds(entrants)), pairSwiss(entrants, SEED).cost)).toBeNull();
      }),
      { numRuns: 1_000 },
    );
  });

  it('has everybody once', () => {
    fc.assert(
      fc.property(fields, (entrants) => {
        const { pairs, bye } = pairSwiss(entrants, SEED);
        const named = [...pairs.flat(), ...(bye === null ? [] : [bye])];
        expect(named.sort()).toEqual(entrants.map(({ id }) => id).sort());
      }),
    );
  });

  it('depends on the seed, and not on the order of the entrants', () => {
    const entrants = field('A0 B0 C0 D0 E0 F0 G0 H0', '');
    const round = pairSwiss(entrants, SEED);
    for (const order of [
      entrants.toReversed(),
      entrants.toSorted((a, b) => (a.id.charCodeAt(0) % 3) - (b.id.charCodeAt(0) % 3)),
    ])
      expect(pairSwiss(order, SEED)).toEqual(round);
    const rounds = new Set(['1', '2', '3', '4'].map((seed) => namedPairs(pairSwiss(entrants, seed))));
    expect(rounds.size).toBeGreaterThan(1);
  });

  it('is empty without entrants, and a bye for one alone', () => {
    expect(pairSwiss([], SEED)).toMatchObject({ pairs: [], bye: null });
    expect(pairSwiss(field('A0', ''), SEED)).toMatchObject({ pairs: [], bye: 'A' });
  });
});
