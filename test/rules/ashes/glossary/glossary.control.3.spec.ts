import { expect, it } from 'vitest';
import { action, ally, alteration, ashesTable, phoenixborn, ready } from '../../../support/ashes.js';
import { rule } from '../../../support/rule.js';
import type { JsonRecord } from '../../../../src/engine/index.js';

const cards = [
  phoenixborn({ id: 'hermit', battlefield: 1, spellboard: 1 }),
  ally({ id: 'bear', life: 4, cost: [{ pay: 'main' }, { pay: 'magic', dice: [{ n: 2, level: 'basic' }] }] }),
  ready({
    id: 'rite',
    abilities: [
      {
        kind: 'activated',
        name: 'call',
        costs: [{ pay: 'side' }, { pay: 'exhaust' }],
        effect: { do: 'draw', count: 1 },
      },
    ],
  }),
  ready({ id: 'other-rite', cost: [{ pay: 'side' }] }),
  action({ id: 'lesson', effect: { do: 'draw', count: 2 } }),
  alteration({ id: 'armour', bonus: { attack: 1, life: 2 } }),
  alteration({ id: 'curse', cost: [{ pay: 'side' }], bonus: { life: -3 } }),
];
const at = (p1: JsonRecord, p2: JsonRecord = {}) => ashesTable({ p1, p2 }, cards);
const play = (card: string) => ({ action: 'play', card });
const held = (...names: readonly string[]) => names.map((card, index) => ({ card, as: `${card}-${index}` }));

rule('Ashes glossary.control.3', () => {
  it('gives what is attached to the player of the unit, and not the ownership', () => {
    const table = at({ hand: held('armour') }, { battlefield: [{ card: 'bear', as: 'bear' }] });
    table.answer('p1', play('armour-0')).answer('p1', 'bear');
    const spell = table.state.objects[table.find('p2', 'attached', 'armour')];
    expect([spell?.controller, spell?.owner]).toEqual(['p2', 'p1']);
  });
  it('leaves it to its player on a unit of their own', () => {
    const table = at({ hand: held('armour'), battlefield: [{ card: 'bear', as: 'bear' }] });
    table.answer('p1', play('armour-0')).answer('p1', 'bear');
    const spell = table.state.objects[table.find('p1', 'attached', 'armour')];
    expect([spell?.controller, spell?.owner]).toEqual(['p1', 'p1']);
  });
});
