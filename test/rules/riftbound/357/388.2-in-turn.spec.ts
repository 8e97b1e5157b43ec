/** Spells and abilities that are carried out in an unusual way: without an effect, by halves, once in a turn. */
import { expect, it } from 'vitest';
import { draw, free, kill, sequence, target, UNIT, whenever } from '../../../support/riftbound-abilities.js';
import { battleTable, inHand } from '../../../support/riftbound-battles.js';
import { allPass, chainOf, play } from '../../../support/riftbound-play.js';
import { spell, unit } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

const OWN = { object: { object: { ...UNIT, of: 'you' } } } as const;
const cards = [
  spell({ id: 'blank', energy: 0 }),
  free(
    'both',
    sequence(
      { do: 'deal', objects: 'target', by: 'one', amount: 1 },
      { do: 'deal', objects: 'target', by: 'two', amount: 1 },
    ),
    {
      targets: [target(UNIT, 'one'), target({ ...UNIT, notBound: 'one' }, 'two'), target({ ...UNIT, of: 'opponents' })],
    },
  ),
  free('doom', kill(), { targets: [target()] }),
  unit({
    id: 'mourner',
    abilities: [
      { ...whenever('killed', draw(), { where: OWN }), oncePerTurn: true },
      { ...whenever('killed', draw(2), { where: OWN }), name: 'too', oncePerTurn: true },
    ],
  }),
  free('study', { do: 'pay-any', resource: 'energy', as: 'n' }),
  free('swap', { do: 'swap-places', object: 'target', with: 'other' }, { targets: [target(), target(UNIT, 'other')] }),
];
const open = (
  hand: readonly string[],
  p1: readonly (string | { readonly card: string })[],
  p2: readonly string[] = [],
  pool: object = {},
) => battleTable({ p1: [...p1], p2 }, { meadow: 'p1' }, { cards, seats: { p1: { ...inHand(...hand), ...pool } } });
rule('Riftbound 376.1.b', () => {
  it('lets each of two abilities of one unit trigger, which trigger once in a turn each', () => {
    const table = play(open(['doom'], ['mourner', 'm1']), 'doom').answer('p1', ['m1']);
    allPass(table).expectDecision({ p1: 'triggerOrder' }).expectNotHappened('triggerDropped');
    expect(table.state.triggered).toHaveLength(2);
    table.answer('p1', table.legal('p1')[0] ?? null);
    expect(chainOf(table)).toEqual(['mourner', 'mourner']);
  });
});
