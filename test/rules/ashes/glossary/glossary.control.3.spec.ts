import { expect, it } from 'vitest';
import { held, play, typesTable } from '../../../support/ashes-card-types.js';
import { rule } from '../../../support/rule.js';

rule('Ashes glossary.control.3', () => {
  it('gives what is attached to the player of the unit, and not the ownership', () => {
    const table = typesTable({ hand: held('armour') }, { battlefield: [{ card: 'bear', as: 'bear' }] });
    table.answer('p1', play('armour-0')).answer('p1', 'bear');
    const spell = table.state.objects[table.find('p2', 'attached', 'armour')];
    expect([spell?.controller, spell?.owner]).toEqual(['p2', 'p1']);
  });
  it('leaves it to its player on a unit of their own', () => {
    const table = typesTable({ hand: held('armour'), battlefield: [{ card: 'bear', as: 'bear' }] });
    table.answer('p1', play('armour-0')).answer('p1', 'bear');
    const spell = table.state.objects[table.find('p1', 'attached', 'armour')];
    expect([spell?.controller, spell?.owner]).toEqual(['p1', 'p1']);
  });
});
