/** The cards that the publisher has corrected, and those of the document beside them. */
import { describe, expect, it } from 'vitest';
import { allPass, dice } from '../../support/ashes.js';
import { card, correctedTable, decksTable, expectWounds, plays, uses } from '../../support/ashes-decks.js';

const MOLTEN = {
  p1: {
    hand: ['molten-gold'],
    activePool: dice('natural', 'class', 2),
    battlefield: [card('iron-rhino')],
  },
  p2: { battlefield: [card('hammer-knight'), card('gilder')] },
};

describe('Molten Gold', () => {
  it('is paid with two class dice, and goes on a unit of an opponent', () => {
    const table = plays(correctedTable(MOLTEN), 'p1', 'molten-gold');
    expectWounds(table.expectLegal('p1', [['hammer-knight'], ['gilder']]).answer('p1', ['hammer-knight']), {
      'hammer-knight': 3,
    });
  });
  it('needs power dice as the document has it', () => {
    const table = decksTable(MOLTEN);
    table.expectRefused('p1', { action: 'play', card: table.find('p1', 'hand', 'molten-gold') }, 'pay.too-few-dice');
  });
});

describe('Three-Eyed Owl', () => {
  it('peers into the hand of an opponent as it comes', () => {
    const table = correctedTable({
      p1: {
        spellboard: [card('summon-three-eyed-owl')],
        activePool: dice('charm', 'class', 1),
        conjurationPile: ['three-eyed-owl'],
      },
      p2: { hand: ['fear', 'refresh'] },
    });
    uses(table, 'p1', 'summon-three-eyed-owl', 'summon').expectHappened('lookedAt', { seat: 'p1' });
  });
  it('drains at the end of the prepare phase, and is not activated', () => {
    const table = correctedTable({ p1: { battlefield: [card('three-eyed-owl')] } });
    const drain = { action: 'activate', card: 'three-eyed-owl', ability: 'memory-drain' };
    table.expectRefused('p1', drain, 'ability.none');
    allPass(table);
    for (let asked = 0; asked < 10 && table.state.pending[0]?.kind === 'prepareDiscard'; asked++)
      table.answer(table.state.pending[0].seat, []);
    expect(table.state.pending[0]).toMatchObject({ seat: 'p2' });
    expect(table.cards('p2', 'hand')).toHaveLength(5);
    table.answer('p2', [table.find('p2', 'hand', 'worker')]);
    expect(table.cards('p2', 'hand')).toHaveLength(4);
  });
});
