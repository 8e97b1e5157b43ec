import fc from 'fast-check';
import { expect, it } from 'vitest';
import { draw } from '../../../support/riftbound-abilities.js';
import { riftboundTable, runes, spell } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

const DOMAINS = ['fury', 'mind', 'body'] as const;
const POWERS = ['fury', 'mind', 'any'] as const;
const few = fc.nat({ max: 2 });
const payments = fc.record({
  laid: fc.array(fc.record({ domain: fc.constantFrom(...DOMAINS), exhausted: fc.boolean() }), { maxLength: 5 }),
  pool: fc.record({ energy: few, fury: few, universal: few }),
  energy: fc.nat({ max: 4 }),
  power: fc.record({ fury: few, mind: few, any: few }),
});
type Power = (typeof POWERS)[number];
type Payment = typeof payments extends fc.Arbitrary<infer T> ? T : never;

rule('Riftbound 354.1.a', () => {
  it('offers a card if, and only if, some choice among pool and runes pays for it', () => {
    fc.assert(
      fc.property(payments, (payment) => {
        expect(offeredCards(payment)).toEqual(isPayable(payment) ? ['lesson'] : []);
      }),
    );
  });
});

/** What p1 may play of a hand of one card. */
function offeredCards({ laid, pool, energy, power }: Payment) {
  const costs = POWERS.flatMap((of) => (power[of] > 0 ? [{ pay: 'power', of, n: power[of] } as const] : []));
  const additionalCosts = costs.map((cost) => ({ as: cost.of, costs: [cost] }));
  const table = riftboundTable(
    {
      p1: {
        ...pool,
        hand: [{ card: 'lesson', as: 'lesson' }],
        runes: laid.flatMap(({ domain, exhausted }, at) => runes(domain, 1, { exhausted, as: `rune-${at}` })),
      },
    },
    [spell({ id: 'lesson', energy, effect: draw(), ...(additionalCosts.length > 0 && { additionalCosts }) })],
  );
  const plays = table.legal('p1').filter((answer) => JSON.stringify(answer).includes('"action":"play"'));
  return plays.map(() => 'lesson');
}

/** Tries each use of each unit of power. A ready rune gives its energy beside its power. */
function isPayable({ laid, pool, energy, power }: Payment): boolean {
  const ready = laid.filter(({ exhausted }) => !exhausted);
  if (energy > pool.energy + ready.length) return false;
  const units: readonly (readonly Power[])[] = [
    ...laid.map(({ domain }) => (domain === 'body' ? (['any'] as const) : ([domain, 'any'] as const))),
    ...Array.from({ length: pool.fury }, () => ['fury', 'any'] as const),
    ...Array.from({ length: pool.universal }, () => POWERS),
  ];
  const isPaid = (owed: Payment['power'], [uses, ...others]: readonly (readonly Power[])[]): boolean =>
    POWERS.every((of) => owed[of] === 0) ||
    (uses !== undefined &&
      [...uses.filter((of) => owed[of] > 0).map((of) => ({ ...owed, [of]: owed[of] - 1 })), owed].some((left) =>
        isPaid(left, others),
      ));
  return isPaid(power, units);
}
