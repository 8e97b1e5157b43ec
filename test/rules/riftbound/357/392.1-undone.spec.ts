/** Plays and uses that come to nothing, because what was chosen leaves something unpaid, or nothing else to choose. */
import { expect, it } from 'vitest';
import { activated, kill, sequence, target, UNIT } from '../../../support/riftbound-abilities.js';
import { battleTable, inHand } from '../../../support/riftbound-battles.js';
import { activate, kindsOf } from '../../../support/riftbound-play.js';
import { gear, spell, unit } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';
import type { Table } from '../../../support/table.js';

const KILL_ONE = { pay: 'kill', count: 1, of: UNIT } as const;
const OTHER = { ...target({ ...UNIT, notBound: 'target' }, 'other'), paid: 'extra' };
const cards = [
  spell({
    id: 'trade',
    energy: 0,
    additionalCosts: [{ as: 'life', costs: [KILL_ONE] }],
    targets: [target()],
    effect: kill(),
  }),
  spell({
    id: 'twin',
    energy: 0,
    additionalCosts: [{ as: 'extra', costs: [{ pay: 'energy', n: 1 }], optional: true }],
    targets: [target(), OTHER],
    effect: sequence(kill(), kill('other')),
  }),
  gear({ id: 'altar', abilities: [activated('offer', [KILL_ONE], kill(), { targets: [target()] })] }),
  unit({
    id: 'envoy',
    energy: 0,
    additionalCosts: [{ as: 'extra', costs: [{ pay: 'energy', n: 1 }], optional: true }],
  }),
];
const open = (board: readonly string[], hand: readonly string[], energy = 1) =>
  battleTable({ p1: board, p2: [] }, {}, { cards, seats: { p1: { ...inHand(...hand), energy } } });
/** What the last answer led to, and what p1 has afterwards. */
const after = (table: Table) => [
  kindsOf(table),
  table.state.pending.map(({ kind }) => kind),
  table.cards('p1', 'hand'),
  table.cards('p1', 'board'),
  table.player('p1')['energy'],
];
rule('Riftbound 392.1', () => {
  it('undoes the use of an ability whose target was needed for its cost', () => {
    const table = activate(open(['altar', 'm1'], []), 'altar', 'offer').answer('p1', ['m1']);
    expect(after(table)).toEqual([[], ['turnAction'], [], ['altar', 'm1'], 1]);
    const two = activate(open(['altar', 'm1', 'm2'], []), 'altar', 'offer').answer('p1', ['m1']);
    expect(after(two.answer('p1', { m2: 'kill' }))).toEqual([
      ['abilityUsed', 'killed', 'finalized'],
      ['priority'],
      [],
      ['altar', 'm1'],
      1,
    ]);
  });
});
