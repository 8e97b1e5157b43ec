/** Spells and abilities that are carried out in an unusual way: without an effect, by halves, once in a turn. */
import { expect, it } from 'vitest';
import { draw, free, kill, sequence, target, UNIT, whenever } from '../../../support/riftbound-abilities.js';
import { at, battleTable, inHand } from '../../../support/riftbound-battles.js';
import { linesOf } from '../../../support/log-lines.js';
import { allPass, emptyChain, play } from '../../../support/riftbound-play.js';
import { entriesFor } from '../../../support/riftbound-amounts.js';
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
rule('Riftbound 415.5.c', () => {
  it('names all that has dealt the damage of a unit that dies of it', () => {
    const table = play(open(['both'], ['m1', 'm3'], ['m2']), 'both')
      .answer('p1', ['m1'])
      .answer('p1', ['m3']);
    if (table.state.pending[0]?.kind === 'target') table.answer('p1', ['m2']);
    expect(linesOf(allPass(table), 'killed').map((line) => line.replace(/, active.*/, ''))).toEqual([
      'killed object m2, source [m1 m3]',
    ]);
  });
});
rule('Riftbound 416.3', () => {
  it('pays 1, and at most 99, of any amount', () => {
    const asked = (energy: number) =>
      allPass(play(open(['study'], [], [], { energy }), 'study')).expectDecision({ p1: 'payAmount' });
    expect(asked(98).legal('p1')).toHaveLength(99);
    expect(asked(99).legal('p1')).toHaveLength(100);
    expect(asked(120).legal('p1')).toHaveLength(100);
    const one = asked(2).answer('p1', '1').answer('p1', { energy: 1 });
    expect([one.player('p1')['energy'], linesOf(one, 'spent')]).toEqual([
      1,
      ['spent seat p1, spent {energy 1} (416.3)'],
    ]);
  });
});
rule('Riftbound 407.2.a', () => {
  const swapped = (one: string, other: string, dying: string | null = null) => {
    const table = open(['swap', 'doom'], [at('m1', 'meadow') as { readonly card: string }, 'm2'], ['m4']);
    play(table, 'swap').answer('p1', [one]).answer('p1', [other]);
    if (dying !== null) play(table, 'doom').answer('p1', [dying]);
    emptyChain(table).expectDecision({ p1: 'turnAction' });
    return linesOf(table, 'moved').map((line) => line.replace(/moved object (\w+).*/, '$1'));
  };
  it('moves neither of two units if one of them has gone', () => {
    expect(swapped('m1', 'm2')).toEqual(['m1', 'm2']);
    expect([swapped('m1', 'm2', 'm1'), swapped('m1', 'm2', 'm2')]).toEqual([[], []]);
  });
  it('moves no unit that would swap with itself, or with one in the base of another player', () => {
    expect([swapped('m1', 'm1'), swapped('m1', 'm4'), swapped('m4', 'm1')]).toEqual([[], [], []]);
  });
});
rule('Riftbound 417.1', () => {
  it('channels so many runes, and none of nothing', () => {
    const channelled = (soldiers: number) => entriesFor((count) => ({ do: 'channel', count }), 'channelled', soldiers);
    expect([channelled(0), channelled(1), channelled(2)]).toEqual([0, 1, 2]);
  });
  it('counts the runes for the rest of the text', () => {
    const table = battleTable(
      { p1: [], p2: [] },
      {},
      {
        cards: [free('survey', sequence({ do: 'channel', count: 3, as: 'n' }, { do: 'draw', count: { bound: 'n' } }))],
        seats: { p1: { ...inHand('survey'), runeDeck: ['fury', 'fury'] } },
      },
    );
    allPass(play(table, 'survey'));
    expect([table.cards('p1', 'runes').length, table.cards('p1', 'hand').length]).toEqual([2, 2]);
  });
});
