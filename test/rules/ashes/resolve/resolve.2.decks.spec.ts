import { expect, it } from 'vitest';
import { dice } from '../../../support/ashes.js';
import { attachedTo, born, card, decksTable, expectWounds, reacts, uses } from '../../../support/ashes-decks.js';
import { rule } from '../../../support/rule.js';

rule('Ashes resolve.2', () => {
  it('brings back no Demon where Widows that answer its end have taken the room', () => {
    const table = decksTable({
      p1: {
        ...born('noah-redmoon'),
        spellboard: [{ card: 'resummon', as: 'spell' }],
        hand: ['summon-sleeping-widows'],
        activePool: [...dice('ceremonial', 'class', 3), ...dice('illusion', 'class', 1)],
        battlefield: [card('false-demon'), ...Array.from({ length: 6 }, () => 'iron-worker')],
        conjurationPile: ['sleeping-widow', 'sleeping-widow'],
      },
    });
    reacts(uses(table, 'p1', 'spell', 'resummon'), 'p1', 'summon-sleeping-widows').expectDecision({ p1: 'turnAction' });
    expect(table.cards('p1', 'battlefield').filter((id) => id !== 'iron-worker')).toEqual(['sleeping-widow']);
    expect([...table.cards('p1', 'conjurationPile')].sort()).toEqual(['false-demon', 'sleeping-widow']);
  });
});

rule('Ashes resolve.3', () => {
  it('shoots with an Archer that the wound for it has destroyed, and that is in hand by then', () => {
    const table = decksTable({
      p1: {
        ...born('champion'),
        battlefield: [card('blood-archer', { wounds: 3 })],
        attached: [attachedTo('blood-archer', 'undying-heart')],
      },
      p2: { battlefield: [card('gilder'), card('iron-worker')] },
    });
    uses(table, 'p1', 'blood-archer', 'blood-shot').expectDecision({ p1: 'may' }).answer('p1', 'yes');
    table.expectLegal('p1', [['gilder'], ['iron-worker']]).answer('p1', ['iron-worker']);
    expectWounds(table, { 'iron-worker': 1 });
    expect([table.cards('p1', 'hand'), table.cards('p1', 'discardPile')]).toEqual([
      ['blood-archer'],
      ['undying-heart'],
    ]);
  });
});
