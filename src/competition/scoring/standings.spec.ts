import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare, decimal, fraction, plus, sum, ZERO } from './fraction.js';
import { MEASURES } from './measures.js';
import { POLICIES, policyOf } from './policies.js';
import type { Policy } from './policy.js';
import type { Outcome, Result } from './results.js';
import { fieldOf, standingsOf } from './standings.js';

const policy = (id: string): Policy => {
  const found = policyOf(id);
  if (found === undefined) throw new Error(id);
  return found;
};

/** `A-B 2-0-0`: games won by the first, by the second, drawn. `D bye`. */
function results(...rounds: readonly string[]): readonly Result[] {
  return rounds.flatMap((round, at) =>
    round.split(', ').map((text): Result => {
      const [names = '', score = ''] = text.split(' ');
      if (score === 'bye') return { kind: 'bye', round: at + 1, player: names };
      const [first = '', second = ''] = names.split('-');
      const [won = 0, lost = 0, drawn = 0] = score.split('-').map(Number);
      const outcome: Outcome = won > lost ? 'first' : lost > won ? 'second' : 'draw';
      return { kind: 'match', round: at + 1, first, second, outcome, games: [won, lost, drawn] };
    }),
  );
}

/** The worked event: six players, one of whom leaves after the second round. */
const EVENT = results(
  'A-B 2-0-0, C-D 2-1-0, E-F 2-1-0',
  'A-C 2-1-0, E-B 1-1-1, D-F 2-0-0',
  'A-E 0-2-0, C-B 2-0-1, D bye',
);

const table = (of: Policy): readonly string[] =>
  standingsOf([...'ABCDEF'], EVENT, of).map(({ place, player, measured }) =>
    [place, player, ...measured.map(({ value }, at) => (at === 0 ? decimal(value, 0) : decimal(value, 4)))].join(' '),
  );

describe('the worked event of the Magic Tournament Rules', () => {
  it('comes out with a floor of 0.33', () => {
    expect(table(policy('mtr'))).toEqual([
      '1 E 7 0.4422 0.6667 0.4105',
      '2 A 6 0.5915 0.5714 0.5298',
      '3 C 6 0.5544 0.5926 0.5386',
      '4 D 6 0.4983 0.7143 0.4613',
      '5 B 1 0.7037 0.3300 0.6102',
      '6 F 0 0.7222 0.3300 0.6905',
    ]);
  });
  it('comes out with a floor of one third', () => {
    expect(table({ ...policy('mtr'), floor: [1, 3] })).toEqual([
      '1 E 7 0.4444 0.6667 0.4127',
      '2 A 6 0.5926 0.5714 0.5309',
      '3 C 6 0.5556 0.5926 0.5397',
      '4 D 6 0.5000 0.7143 0.4630',
      '5 B 1 0.7037 0.3333 0.6102',
      '6 F 0 0.7222 0.3333 0.6905',
    ]);
  });
  it('explains a percentage by the opponents who were met, with the floor', () => {
    const [first] = standingsOf([...'ABCDEF'], EVENT, policy('mtr'));
    const terms = first?.measured[1]?.terms.map(({ round, opponents, raw, value }) =>
      [round, ...opponents, decimal(raw, 4), decimal(value, 4)].join(' '),
    );
    expect(terms).toEqual(['1 F 0.0000 0.3300', '2 B 0.1111 0.3300', '3 A 0.6667 0.6667']);
  });
});

describe('a measure', () => {
  const valueOf = (name: keyof typeof MEASURES, of: Policy, all: readonly Result[], player: string): string =>
    decimal(MEASURES[name](fieldOf(all, of), player).value, 6);

  it.each([
    ['WWWL', '3.890625'],
    ['WWLW', '3.640625'],
    ['WLWW', '3.578125'],
    ['LWWW', '3.562500'],
  ])('the cumulative tie-breaker after %s is %s', (scores, expected) => {
    const played = results(...[...scores].map((score, at) => `A-X${at} ${score === 'W' ? '1-0-0' : '0-1-0'}`));
    expect(valueOf('cumulative', policy('flesh-and-blood'), played, 'A')).toBe(expected);
  });

  it('the mean of opponents’ points of 9, 3 and 6 is 6', () => {
    const others = results('X-p 1-0-0, Z-p 1-0-0', 'X-p 1-0-0, Z-p 1-0-0', 'X-p 1-0-0');
    const played = [...others, ...results('X-A 0-1-0', 'Y-A 1-0-0', 'Z-A 0-1-0')];
    expect(valueOf('opponents-points', policy('mtr'), played, 'A')).toBe('6.000000');
  });

  it('Sonneborn-Berger counts beaten opponents whole and drawn ones half', () => {
    const played = results('A-B 1-0-0', 'A-B 1-1-0', 'A-B 1-0-0');
    expect(['A', 'B'].map((player) => valueOf('sonneborn-berger', policy('mtr'), played, player))).toEqual([
      '1.250000',
      '1.250000',
    ]);
    const three = results('C bye, A-B 1-0-0', 'C-A 1-0-0', 'B-C 1-0-0');
    expect([...'ABC'].map((player) => valueOf('sonneborn-berger', policy('mtr'), three, player))).toEqual([
      '1.000000',
      '2.000000',
      '2.000000',
    ]);
  });

  it('a double loss is a loss of both', () => {
    const lost: Result = { kind: 'match', round: 1, first: 'A', second: 'B', outcome: 'double-loss', games: [0, 0, 0] };
    expect(standingsOf(['A', 'B'], [lost], policy('mtr')).map(({ place, record }) => [place, record.lost])).toEqual([
      [1, 1],
      [1, 1],
    ]);
  });
});

describe('a table', () => {
  it('does not depend on the order of players and results', () => {
    const reversed = standingsOf([...'FEDCBA'], EVENT.toReversed(), policy('mtr'));
    expect(reversed).toEqual(standingsOf([...'ABCDEF'], EVENT, policy('mtr')));
  });
  it('leaves a disqualified player out, whose matches count for the opponents', () => {
    const [first] = standingsOf([...'ABCDE'], EVENT, policy('mtr'));
    expect(decimal(first?.measured[1]?.value ?? fraction(0), 4)).toBe('0.4422');
  });
  it('names each policy once, with its source', () => {
    expect(new Set(POLICIES.map(({ id }) => id)).size).toBe(POLICIES.length);
    for (const { source } of POLICIES) expect(source.length).toBeGreaterThan(10);
  });
});

describe('a fraction', () => {
  it('is summed as if each were added to the one before, large ones too', () => {
    const parts = fc.tuple(fc.bigInt({ min: -(2n ** 80n), max: 2n ** 80n }), fc.bigInt({ min: 1n, max: 2n ** 70n }));
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 6 }), (all) => {
        const fractions = all.map(([over, under]) => fraction(over, under));
        const total = sum(fractions);
        expect(total).toEqual(fractions.reduce(plus, ZERO));
        expect(fraction(total.over * 7n, total.under * 7n)).toEqual(total);
      }),
    );
  });

  it('is exact, in lowest terms', () => {
    expect(plus(fraction(1, 3), fraction(1, 6))).toEqual(fraction(1, 2));
    expect(() => fraction(1, 0)).toThrow('denominator');
  });
  it('is written as a decimal rounded half up', () => {
    expect([fraction(2, 3), fraction(-1, 8), fraction(1, 2)].map((each) => decimal(each, 2))).toEqual([
      '0.67',
      '-0.13',
      '0.50',
    ]);
    expect(decimal(fraction(5, 2), 0)).toBe('3');
  });
  it('compares as its numbers do', () => {
    const numbers = fc.record({ over: fc.integer({ min: -50, max: 50 }), under: fc.integer({ min: 1, max: 50 }) });
    fc.assert(
      fc.property(numbers, numbers, (a, b) => {
        const order = Math.sign(a.over * b.under - b.over * a.under);
        return compare(fraction(a.over, a.under), fraction(b.over, b.under)) === order;
      }),
    );
  });
});
