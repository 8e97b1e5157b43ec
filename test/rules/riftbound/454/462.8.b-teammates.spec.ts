/** Who of two teammates with units at a battlefield takes control of it. */
import { expect, it } from 'vitest';
import { activated, free, kill, target, UNIT } from '../../../support/riftbound-abilities.js';
import { at, pass, teamTable } from '../../../support/riftbound-battles.js';
import { linesOf } from '../../../support/log-lines.js';
import { activate, endTurn } from '../../../support/riftbound-play.js';
import { gear } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

const carry = (id: string) =>
  free(
    id,
    { do: 'move', objects: 'target', to: 'there' },
    {
      targets: [target({ ...UNIT, of: 'you' }), target({ is: ['battlefield'] }, 'there')],
    },
  );
const cards = [carry('carry'), carry('follow'), free('doom', kill(), { targets: [target()] })];
rule('Riftbound 462.8.b', () => {
  it('is named of what a teammate of the turn player controls, and of nothing else', () => {
    const boards = {
      p1: [at('m1', 'meadow')],
      p2: [at('m2', 'bridge')],
      p3: [at('m3', 'tower')],
      p4: [at('m4', 'harbour')],
    };
    const table = endTurn(teamTable(boards, { meadow: 'p1', bridge: 'p2', tower: 'p3', harbour: 'p4' }, { cards }));
    expect(linesOf(table, 'scored').map((line) => line.split(', by')[0])).toEqual(['scored object bridge, seat p2']);
    const held = table.state.history.filter(({ kind }) => kind === 'heldByTeammate');
    expect(held.map(({ seat, object }) => [seat, object])).toEqual([['p4', table.id('harbour')]]);
  });
});
rule('Riftbound 462.8.a', () => {
  it('asks the teammate again after something that only adds resources', () => {
    const spring = gear({
      id: 'spring',
      abilities: [activated('drip', [], { do: 'add', resource: 'energy', amount: 1 })],
    });
    const table = teamTable({ p1: ['m1'], p3: ['spring'] }, {}, { cards: [spring] });
    table.answer('p1', { action: 'let-teammate-act', teammate: 'p3' }).expectDecision({ p3: 'teammateAction' });
    activate(table, 'spring', 'drip', 'p3').expectDecision({ p3: 'teammateAction' });
    table.answer('p3', pass).expectDecision({ p1: 'turnAction' });
  });
});
