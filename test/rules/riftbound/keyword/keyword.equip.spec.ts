import { expect, it } from 'vitest';
import { battleTable, inHand } from '../../../support/riftbound-battles.js';
import { cards, equip, mightOf, open } from '../../../support/riftbound-equipment.js';
import { activate, emptyChain, play } from '../../../support/riftbound-play.js';
import { rule } from '../../../support/rule.js';

rule('Riftbound keyword.equip', () => {
  it('attaches the equipment to a unit of its player, for its cost', () => {
    const table = equip(open(['blade', 'm2'], [], 3, ['m3']), 'blade', 'm2');
    table.expectHappened('attached', { object: 'blade', to: 'm2', cause: 'p1', cites: 'attachment.attach' });
    expect(table.cards('p1', 'runes')).toHaveLength(2);
  });
  it('chooses no unit of an opponent', () => {
    const table = activate(open(['blade', 'm2', 'm4'], [], 3, ['m3']), 'blade', 'equip');
    table.expectLegal('p1', [['m2'], ['m4']]);
  });
  it('is not used without its cost', () => {
    const answer = { action: 'activate', source: 'blade', ability: 'equip' };
    open(['blade', 'm2'], [], 0).expectRefused('p1', answer, 'cost.not-payable');
  });
});

rule('Riftbound keyword.weaponmaster', () => {
  const played = (n: number) => {
    const table = open(['axe', 'm2'], ['smith'], n);
    return emptyChain(emptyChain(play(table, 'smith')).answer('p1', ['axe']));
  };
  it('attaches an equipment for one power less as the unit is played', () => {
    const table = played(3).answer('p1', 'yes').answer('p1', { fury1: 'fury' });
    table.expectHappened('attached', { object: 'axe', to: table.find('p1', 'board', 'smith') });
    expect([mightOf(table, table.find('p1', 'board', 'smith')), table.cards('p1', 'runes').length]).toEqual([5, 2]);
  });
  it('takes nothing off a cost without power', () => {
    const seats = { p1: { ...inHand('smith'), experience: 2 } };
    const table = battleTable({ p1: ['helm', 'm2'], p2: [] }, {}, { cards, seats });
    emptyChain(emptyChain(play(table, 'smith')).answer('p1', ['helm'])).answer('p1', 'yes');
    expect([table.player('p1')['experience'], mightOf(table, table.find('p1', 'board', 'smith'))]).toEqual([1, 3]);
  });
  it('is declined without a cost', () => {
    const table = played(3).answer('p1', 'no').expectNotHappened('attached');
    expect(table.cards('p1', 'runes')).toHaveLength(3);
    table.expectDecision({ p1: 'turnAction' });
  });
  it('is not offered to a player who cannot pay the rest', () => {
    const table = played(0).expectLegal('p1', ['no']);
    table.answer('p1', 'no').expectNotHappened('attached').expectDecision({ p1: 'turnAction' });
  });
});

rule('Riftbound keyword.quickdraw', () => {
  it('attaches the equipment as it is played', () => {
    const table = open(['m2', 'm4'], ['dirk']);
    emptyChain(emptyChain(play(table, 'dirk')).answer('p1', ['m4']));
    expect([mightOf(table, 'm4'), mightOf(table, 'm2')]).toEqual([5, 2]);
  });
  it('is a Reaction', () => {
    const table = play(open(['m2'], ['dirk', 'wait']), 'wait');
    expect(JSON.stringify(table.legal('p1'))).toContain(table.id('dirk'));
  });
  it('does not have other gear played as a Reaction', () => {
    const table = play(open(['m2'], ['blade', 'wait']), 'wait');
    expect(JSON.stringify(table.legal('p1'))).not.toContain(table.id('blade'));
  });
});
