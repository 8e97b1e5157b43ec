import { expect, it } from 'vitest';
import { activated, EXHAUST, target } from '../../../support/riftbound-abilities.js';
import { at, battleTable, pass } from '../../../support/riftbound-battles.js';
import { activate, emptyChain } from '../../../support/riftbound-play.js';
import { gear } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

const OWN = target({ is: ['unit'], of: 'you' });
const PLACE = target({ zone: 'battlefields' }, 'place');
const MOVE = { do: 'move', objects: 'target', to: 'place' } as const;
const cards = [
  gear({ id: 'horn', abilities: [activated('call', [EXHAUST], MOVE, { timing: 'action', targets: [OWN, PLACE] })] }),
  gear({ id: 'gate', abilities: [activated('open', [EXHAUST], MOVE, { timing: 'action', targets: [PLACE, OWN] })] }),
  gear({
    id: 'pass',
    abilities: [
      activated('open', [EXHAUST], MOVE, {
        timing: 'action',
        targets: [OWN, target({ zone: 'battlefields', named: 'bridge' }, 'place')],
      }),
    ],
  }),
];
/** Units of p2 and p3 are in combat at the bridge, and p1 has focus. */
const open = (source: string) =>
  battleTable(
    { p1: ['m2', source], p2: [at('m3', 'bridge')], p3: [at('m4', 'bridge')] },
    { bridge: 'p2', meadow: 'p1', tower: 'p3' },
    { cards },
  ).answer('p3', pass);

rule('Riftbound 393.2', () => {
  it('offers no battlefield where units of two others are, whichever is chosen first', () => {
    const first = activate(open('horn'), 'horn', 'call').answer('p1', ['m2']);
    first.expectLegal('p1', [['meadow'], ['tower']]).expectRefused('p1', ['bridge'], 'answer.unknown-option', '390.1');
    emptyChain(first.answer('p1', ['tower'])).expectHappened('moved', { object: 'm2', to: 'tower' });
    const other = activate(open('gate'), 'gate', 'open').expectLegal('p1', [['meadow'], ['bridge'], ['tower']]);
    other.answer('p1', ['tower']).expectLegal('p1', [['m2']]);
  });
  it('undoes the activation where nothing else can be chosen: the cost is not paid', () => {
    const table = activate(open('pass'), 'pass', 'open').answer('p1', ['m2']).expectDecision({ p1: 'focus' });
    table.expectNotHappened('abilityUsed').expectNotHappened('exhausted');
    expect(table.marks('pass')).toEqual({});
  });
  it('offers the battlefield where one other player has units', () => {
    const table = battleTable(
      { p1: ['m2', 'horn'], p2: [at('m3', 'bridge')], p3: ['m4'] },
      { bridge: 'p2' },
      { cards },
    );
    activate(table, 'horn', 'call')
      .answer('p1', ['m2'])
      .expectLegal('p1', [['meadow'], ['bridge'], ['tower']]);
  });
});
