/** Who of two teammates with units at a battlefield takes control of it. */
import { expect, it } from 'vitest';
import { free, kill, target, UNIT } from '../../../support/riftbound-abilities.js';
import { at, inHand, move, pass, passAll, teamTable } from '../../../support/riftbound-battles.js';
import { linesOf } from '../../../support/log-lines.js';
import { emptyChain, endTurn, play } from '../../../support/riftbound-play.js';
import { rule } from '../../../support/rule.js';
import type { Table } from '../../../support/table.js';

const carry = (id: string) =>
  free(
    id,
    { do: 'move', objects: 'target', to: 'there' },
    {
      targets: [target({ ...UNIT, of: 'you' }), target({ is: ['battlefield'] }, 'there')],
    },
  );
const cards = [carry('carry'), carry('follow'), free('doom', kill(), { targets: [target()] })];
const carried = (table: Table, seat: string, card: string, unit: string, to: string): Table =>
  emptyChain(play(table, card, seat).answer(seat, [unit]).answer(seat, [to]));
/** Passes until this player may act. */
const until = (table: Table, seat: string): Table => {
  for (let passes = 0; passes < 9 && table.state.pending[0]?.seat !== seat; passes++)
    table.answer(table.state.pending[0]?.seat ?? '', pass);
  return table;
};
const control = (table: Table) =>
  linesOf(passAll(table), 'controlTaken').map((line) =>
    line.replace(/controlTaken object (\w+), seat (\w+).*/, '$1 $2'),
  );
rule('Riftbound 182.4', () => {
  it('is the one who has contested it, also if another teammate comes before them in the turn', () => {
    const seats = { p1: inHand('carry'), p3: inHand('follow') };
    const table = teamTable({ p1: ['m1'], p3: ['m3'] }, {}, { cards, seats });
    play(table, 'carry').answer('p1', ['m1']).answer('p1', ['bridge']);
    until(table, 'p3');
    carried(table, 'p3', 'follow', 'm3', 'bridge');
    expect(table.marks('bridge')).toEqual({ contested: 'p3' });
    expect(control(table)).toEqual(['bridge p3']);
  });
  it('is the one who has control already, whichever of them comes first in the turn', () => {
    const boards = { p1: ['m1'], p3: [at('m3', 'tower')], p4: ['m4'] };
    const seats = { p1: inHand('carry', 'doom') };
    const table = teamTable(boards, { tower: 'p3' }, { cards, seats });
    endTurn(endTurn(endTurn(table), 'p2'), 'p3').expectDecision({ p4: 'turnAction' });
    move(table, 'p4', ['m4'], 'tower');
    emptyChain(play(until(table, 'p1'), 'doom').answer('p1', ['m4']));
    carried(until(table, 'p1'), 'p1', 'carry', 'm1', 'tower');
    expect(table.marks('tower')).toEqual({ controlled: true, contested: 'p4' });
    expect(control(table)).toEqual([]);
    expect([table.marks('tower'), table.cards('p3', 'battlefields')]).toEqual([{ controlled: true }, ['tower']]);
  });
});
