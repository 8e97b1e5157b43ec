import fc from 'fast-check';
import { expect, it } from 'vitest';
import { count, recordOf } from '../../../../src/engine/kernel/index.js';
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
type Payment = typeof payments extends fc.Arbitrary<infer T> ? T : never;

rule('Riftbound 354.1.a', () => {
  it('offers a card if, and only if, some choice among pool and runes pays for it', () => {
    fc.assert(
      fc.property(payments, (payment) => {
        expect(offeredCards(payment)).toEqual(count(choicesOf(payment), 1) > 0 ? ['lesson'] : []);
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
  const plays = table.legal('p1').filter((answer) => recordOf(answer)['action'] === 'play');
  return plays.map(() => 'lesson');
}

/** The same as the kernel counts it: a ready rune gives energy, power of its domain, or both. */
const choicesOf = ({ laid, pool, energy, power }: Payment) => ({
  kind: 'payment' as const,
  cost: [
    { amount: energy, of: ['energy'] },
    { amount: power.fury, of: ['fury', 'universal'] },
    { amount: power.mind, of: ['mind', 'universal'] },
    { amount: power.any, of: [...DOMAINS, 'universal'] },
  ],
  sources: [
    ...Object.entries(pool).map(([id, amount]) => ({ id, kinds: [id], amount, divisible: true as const })),
    ...laid.map(({ domain, exhausted }, at) => ({
      id: `rune-${at}`,
      kinds: exhausted ? [domain] : ['energy', domain],
      amount: 1,
      ...(!exhausted && { combined: { both: ['energy', domain] } }),
    })),
  ],
});
