/** Plays and uses that come to nothing, because what was chosen leaves something unpaid, or nothing else to choose. */
import { expect, it } from 'vitest';
import { activated, kill, sequence, target, UNIT } from '../../../support/riftbound-abilities.js';
import { battleTable, inHand } from '../../../support/riftbound-battles.js';
import { linesOf } from '../../../support/log-lines.js';
import { kindsOf, play } from '../../../support/riftbound-play.js';
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
rule('Riftbound 355.3', () => {
  it('undoes a card whose target was needed for its cost', () => {
    const table = play(open(['m1'], ['trade']), 'trade').answer('p1', ['m1']);
    expect(after(table)).toEqual([[], ['turnAction'], ['trade'], ['m1'], 1]);
    const two = play(open(['m1', 'm2'], ['trade']), 'trade').answer('p1', ['m1']);
    expect(after(two.answer('p1', { m2: 'kill' }))).toEqual([
      ['cardChained', 'killed', 'finalized'],
      ['priority'],
      [],
      ['m1'],
      1,
    ]);
  });
  it('undoes a card for which a paid part finds nothing to choose', () => {
    const table = play(open(['m1'], ['twin']), 'twin').answer('p1', { pay: ['extra'] });
    if (table.state.pending[0]?.kind === 'target') table.answer('p1', ['m1']);
    expect(after(table)).toEqual([[], ['turnAction'], ['twin'], ['m1'], 1]);
  });
});
rule('Riftbound 353.2.b', () => {
  it('is known by its name as a unit is finalized: paid, or not', () => {
    const finalized = (pay: readonly string[]) => {
      const table = play(open([], ['envoy']), 'envoy').answer('p1', { pay });
      if (table.state.pending[0]?.kind === 'payment') table.answer('p1', { energy: 1 });
      return linesOf(table, 'finalized', 'entered').map((line) => line.replace(/ \(.*/, ''));
    };
    const entered = 'entered seat p1, object envoy, type unit, at null, exhausted true';
    expect(finalized([])).toEqual([
      'finalized object gone, bindings {extra 0}, seat p1, card envoy',
      `${entered}, card envoy`,
    ]);
    expect(finalized(['extra'])).toEqual([
      'finalized object gone, bindings {extra 1}, seat p1, card envoy',
      `${entered}, paid true, card envoy`,
    ]);
  });
});
