/** What texts permit beside the rules: to hide, to move, to win. */
import { expect, it } from 'vitest';
import { free } from '../../../support/riftbound-abilities.js';
import { at, battleTable, inHand, teamTable } from '../../../support/riftbound-battles.js';
import { allPass, play } from '../../../support/riftbound-play.js';
import { battlefield, legend, unit } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';
import type { Table } from '../../../support/table.js';

const says = (flag: string) =>
  ({ kind: 'static', name: flag, affects: { self: true }, changes: [{ change: 'flag', flag }] }) as const;
const veiled = (id: string) => unit({ id, energy: 9, keywords: [{ keyword: 'hidden' }] });
const cards = [
  legend({ id: 'thief', abilities: [says('hidesForNothing')] }),
  battlefield({ id: 'cellar', abilities: [says('hidesOneMore')] }),
  battlefield({ id: 'plaza', abilities: [says('reachedFromAnywhere')] }),
  ...['veil-1', 'veil-2', 'veil-3'].map(veiled),
  free('crown', { do: 'win-game' }),
];
rule('Riftbound 002', () => {
  it('lets units move from one battlefield to another that says so, and to no other', () => {
    const table = battleTable(
      { p1: [at('m1', 'meadow'), 'm2'], p2: [at('m3', 'plaza')] },
      { meadow: 'p1', plaza: 'p2' },
      { cards },
    );
    table.answer('p1', { action: 'move', to: 'plaza' }).expectLegal('p1', [['m1'], ['m2'], ['m1', 'm2']]);
  });
  it('lets no unit move from one battlefield to another that says nothing', () => {
    const table = battleTable(
      { p1: [at('m1', 'meadow'), 'm2'], p2: [at('m3', 'bridge')] },
      { meadow: 'p1', bridge: 'p2' },
      { cards },
    );
    table.answer('p1', { action: 'move', to: 'bridge' }).expectLegal('p1', [['m2']]);
  });
  it('has its player win, whatever the scores are, with teammates (462.6.a)', () => {
    const outcome = (table: Table) => allPass(play(table, 'crown')).state.outcome;
    const alone = outcome(battleTable({ p1: [], p2: [], p3: [] }, {}, { cards, seats: { p1: inHand('crown') } }));
    expect([alone?.winners, alone?.losers, alone?.draw, alone?.reason]).toEqual([['p1'], ['p2', 'p3'], false, 'text']);
    const team = outcome(teamTable({}, {}, { cards, seats: { p1: inHand('crown') } }));
    expect([team?.winners, team?.losers]).toEqual([
      ['p1', 'p3'],
      ['p2', 'p4'],
    ]);
  });
});
