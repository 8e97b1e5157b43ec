/** Costs and discounts by 1 and by nothing, several of them at once, and what they may be paid with. */
import { expect, it } from 'vitest';
import { activated, deal, draw, target, UNIT } from '../../../support/riftbound-abilities.js';
import { battleTable, inHand } from '../../../support/riftbound-battles.js';
import { play } from '../../../support/riftbound-play.js';
import { battlefield, gear, spell, unit } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';
import type { Table } from '../../../support/table.js';

const ENERGY_2 = { pay: 'energy', n: 2 } as const;
const FURY = { pay: 'power', n: 1, of: 'fury' } as const;
const cards = [
  battlefield({
    id: 'market',
    abilities: [{ kind: 'static', name: 'cheaper', changes: [{ change: 'flag', flag: 'cheaperRepeat' }] }],
  }),
  spell({ id: 'fee', energy: 1, additionalCosts: [{ as: 'fee', costs: [ENERGY_2] }], effect: draw() }),
  spell({
    id: 'again',
    energy: 1,
    additionalCosts: [{ as: 'repeat', costs: [ENERGY_2, FURY], optional: true }],
    effect: draw(),
  }),
  spell({
    id: 'deal',
    energy: 3,
    additionalCosts: [{ as: 'sold', costs: [{ pay: 'discard', count: 1 }], optional: true, saves: 1 }],
    effect: draw(),
  }),
  gear({
    id: 'ease',
    abilities: [{ kind: 'cost', name: 'ease', for: 'energy', affects: { zone: 'any', is: ['spell'] }, add: -1 }],
  }),
  unit({ id: 'mirror', might: 4, keywords: [{ keyword: 'deflect', n: 1 }] }),
  spell({ id: 'dart', energy: 2, effect: deal(1), targets: [target({ ...UNIT, of: 'opponents' })] }),
  spell({ id: 'twins', energy: 0, effect: deal(1), targets: [target(UNIT, 'target', 2)] }),
  spell({
    id: 'raid',
    energy: 0,
    additionalCosts: [{ as: 'more', costs: [{ pay: 'power', n: 1, of: 'any' }], optional: true }],
    effect: deal(1),
    targets: [target({ ...UNIT, of: 'opponents' })],
  }),
  gear({
    id: 'bow',
    abilities: [activated('shoot', [], deal(1), { targets: [target({ ...UNIT, of: 'opponents' })] })],
  }),
  spell({
    id: 'press',
    energy: 0,
    additionalCosts: [{ as: 'tired', costs: [{ pay: 'exhaust-others', count: 1, of: UNIT }] }],
    effect: deal(1),
    targets: [target()],
  }),
];
const due = (table: Table) => table.rules.decisions(table.state)[0]?.shows;
rule('Riftbound 725.1', () => {
  const against = (card: string, pool: object, ...theirs: readonly string[]) =>
    play(battleTable({ p1: [], p2: theirs }, {}, { cards, seats: { p1: { ...inHand(card), ...pool } } }), card);
  it('costs nothing more to choose what has no Deflect', () => {
    const table = against('dart', { energy: 2, universal: 1 }, 'm3', 'mirror').answer('p1', ['m3']);
    expect(due(table)).toEqual({ energy: 2, power: {} });
  });
  it('lets no ability be used that can choose nothing else without the power', () => {
    const used = (universal: number, ...theirs: readonly string[]) =>
      battleTable({ p1: ['bow'], p2: theirs }, {}, { cards, seats: { p1: { universal } } })
        .legal('p1')
        .filter((answer) => JSON.stringify(answer).includes('activate')).length;
    expect([used(0, 'mirror'), used(1, 'mirror'), used(0, 'mirror', 'm3')]).toEqual([0, 1, 1]);
  });
});
rule('Riftbound 725.2', () => {
  it('adds up what all chosen units cost, and nothing for the others', () => {
    const seats = { p1: { ...inHand('twins'), universal: 5 } };
    const boards = { p1: ['m1'], p2: ['m3', 'm4', { card: 'mirror', as: 'one' }, { card: 'mirror', as: 'two' }] };
    const chosen = (...units: readonly string[]) => {
      const table = play(battleTable(boards, {}, { cards, seats }), 'twins').answer('p1', [...units]);
      return table.state.pending[0]?.kind === 'payment' ? due(table) : null;
    };
    expect(chosen('m3', 'm4')).toBeNull();
    expect(chosen('m1', 'm3')).toBeNull();
    expect(chosen('m1', 'one')).toEqual({ energy: 0, power: { any: 1 } });
    expect(chosen('one', 'two')).toEqual({ energy: 0, power: { any: 2 } });
  });
});
