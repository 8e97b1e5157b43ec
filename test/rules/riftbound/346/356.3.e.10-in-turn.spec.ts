/** Spells and abilities that are carried out in an unusual way: without an effect, by halves, once in a turn. */
import { expect, it } from 'vitest';
import { draw, free, kill, sequence, target, UNIT, whenever } from '../../../support/riftbound-abilities.js';
import { battleTable, inHand } from '../../../support/riftbound-battles.js';
import { linesOf } from '../../../support/log-lines.js';
import { allPass, play } from '../../../support/riftbound-play.js';
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
rule('Riftbound 356.3.e.10', () => {
  it('is played without an effect, and goes to the trash', () => {
    const table = allPass(play(open(['blank'], []), 'blank')).expectDecision({ p1: 'turnAction' });
    expect(linesOf(table, 'played', 'trashed')).toEqual([
      'played seat p1, object gone, card blank, type spell (406.4.a, 347.1, 055.1, 356.3.e.10, 728.1)',
      'trashed object gone, seat p1, from chain, card blank, becomes [blank] (356.3.d, 151)',
    ]);
  });
});
