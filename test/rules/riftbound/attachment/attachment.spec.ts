import { expect, it } from 'vitest';
import { at, move, passAll } from '../../../support/riftbound-battles.js';
import { equip, mightOf, open } from '../../../support/riftbound-equipment.js';
import { allPass, emptyChain, play } from '../../../support/riftbound-play.js';
import { rule } from '../../../support/rule.js';

rule('Riftbound attachment.might', () => {
  it('adds to the might of its unit, and to no other', () => {
    const table = equip(open(['blade', 'm2', 'm4']), 'blade', 'm2');
    expect([mightOf(table, 'm2'), mightOf(table, 'm4')]).toEqual([4, 4]);
  });
});

rule('Riftbound attachment.text', () => {
  it('is what the unit has as long as the equipment is attached to it', () => {
    const table = equip(open(['blade', 'm2'], ['part']), 'blade', 'm2');
    allPass(play(table, 'part').answer('p1', ['blade'])).expectHappened('detached', {
      object: 'blade',
      cites: 'attachment.detach',
    });
    expect(mightOf(table, 'm2')).toBe(2);
  });
});

rule('Riftbound attachment.inactive', () => {
  it('has abilities of the equipment rest while it is attached', () => {
    const table = equip(open(['blade', 'm2']), 'blade', 'm2');
    const offered = JSON.stringify(table.legal('p1'));
    expect([offered.includes('"equip"'), offered.includes('"read"')]).toEqual([false, false]);
  });
  it('has them work while it is not', () => {
    const offered = JSON.stringify(open(['blade', 'm2']).legal('p1'));
    expect([offered.includes('"equip"'), offered.includes('"read"')]).toEqual([true, true]);
  });
});

rule('Riftbound attachment.together', () => {
  it('moves the equipment with the unit, and cleanups leave it there', () => {
    const table = passAll(move(equip(open(['blade', 'm2']), 'blade', 'm2'), 'p1', ['m2'], 'bridge'));
    expect([table.marks('blade')['at'], table.marks('m2')['at']]).toEqual([table.id('bridge'), table.id('bridge')]);
    table.expectNotHappened('recalled');
  });
  it('leaves the equipment with its unit when the equipment alone is recalled', () => {
    const table = passAll(move(equip(open(['blade', 'm2'], ['home']), 'blade', 'm2'), 'p1', ['m2'], 'bridge'));
    allPass(play(table, 'home').answer('p1', ['blade'])).expectNotHappened('recalled');
    expect([table.marks('blade')['at'], table.marks('blade')['attachedTo']]).toEqual([
      table.id('bridge'),
      table.id('m2'),
    ]);
  });
  it('recalls the equipment with its unit', () => {
    const table = passAll(move(equip(open(['blade', 'm2'], ['home']), 'blade', 'm2'), 'p1', ['m2'], 'bridge'));
    allPass(play(table, 'home').answer('p1', ['m2'])).expectHappened('recalled', { object: 'm2' });
    expect([table.marks('blade')['at'], table.marks('blade')['attachedTo']]).toEqual([undefined, table.id('m2')]);
  });
  it('takes it to where the unit is as it is attached', () => {
    const table = equip(open(['blade', at('m2', 'bridge')]), 'blade', 'm2');
    expect(table.marks('blade')['at']).toBe(table.id('bridge'));
  });
});

rule('Riftbound attachment.together', () => {
  it('leaves the equipment attached, and with its player, as the unit changes hands', () => {
    const table = open(['m4'], ['press'], 0, ['m2', { card: 'blade', attachedTo: 'm2' }]);
    allPass(play(table, 'press').answer('p1', ['m2'])).expectHappened('controlChanged', { object: 'm2', seat: 'p1' });
    expect([table.marks('blade')['attachedTo'], table.cards('p2', 'board'), mightOf(table, 'm2')]).toEqual([
      table.id('m2'),
      ['blade'],
      4,
    ]);
  });
});

rule('Riftbound attachment.detach', () => {
  it('leaves the equipment where the unit left the board, and a cleanup recalls it', () => {
    const table = equip(open(['blade', at('m2', 'bridge')], ['doom']), 'blade', 'm2');
    play(table, 'doom').answer('p1', ['m2']);
    allPass(table).expectHappened('detached', { object: 'blade' }).expectHappened('recalled', { object: 'blade' });
    expect([table.marks('blade')['at'], table.cards('p1', 'trash')]).toEqual([undefined, ['m2', 'doom']]);
  });
  it('of an equipment that leaves the board gives its unit nothing more', () => {
    const table = equip(open(['blade', 'm2'], ['doom']), 'blade', 'm2');
    play(table, 'doom').answer('p1', ['blade']);
    expect([mightOf(allPass(table), 'm2'), table.cards('p1', 'trash')]).toEqual([2, ['blade', 'doom']]);
  });
});

rule('Riftbound attachment.attach', () => {
  it('attaches it to one unit: to another it is moved', () => {
    const table = equip(open(['blade', 'm2'], ['smith']), 'blade', 'm2');
    emptyChain(emptyChain(play(table, 'smith')).answer('p1', ['blade'])).answer('p1', 'yes');
    expect([mightOf(table, 'm2'), mightOf(table, table.find('p1', 'board', 'smith'))]).toEqual([2, 4]);
  });
});
