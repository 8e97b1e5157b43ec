/** A player who leaves while asked: for the order of cards of theirs, or whether something is done. */
import { expect, it } from 'vitest';
import { gain, sequence } from '../../../support/lorcana-abilities.js';
import { play } from '../../../support/lorcana-actions.js';
import { action, character, lorcanaTable } from '../../../support/lorcana.js';
import { linesOf } from '../../../support/log-lines.js';
import { rule } from '../../../support/rule.js';

const sweep = action({
  id: 'sweep',
  cost: 0,
  effect: {
    do: 'each-player',
    of: 'opponents',
    effect: sequence(
      { do: 'all', from: { zone: 'hand', whose: 'player' }, as: 'cards' },
      { do: 'put', objects: 'cards', zone: 'deck' },
    ),
  },
});
const bargain = action({
  id: 'bargain',
  cost: 0,
  effect: {
    do: 'each-player',
    of: 'opponents',
    effect: { do: 'may', who: 'player', effect: gain(2), otherwise: gain() },
  },
});
const cards = [sweep, bargain, ...['ada', 'bea'].map((id) => character({ id }))];

rule('Lorcana 1.10.2.3', () => {
  it('leaves its cards to nobody, and the effect goes on with the next player', () => {
    const hand = ['ada', 'bea'];
    const table = lorcanaTable({ p1: { hand: [{ card: 'sweep', as: 'sweep' }] }, p2: { hand }, p3: { hand } }, cards);
    table.answer('p1', play('sweep')).expectDecision({ p2: 'hiddenDeckOrder' }).concede('p2');
    table.expectDecision({ p3: 'hiddenDeckOrder' }).answer('p3', table.legal('p3')[0] ?? null);
    table.expectDecision({ p1: 'turnAction' });
    expect([table.cards('p3', 'hand'), table.cards('p3', 'deck').length]).toEqual([[], 12]);
  });
  it('has an optional effect declined, whose other part is that of the player who remains', () => {
    const table = lorcanaTable({ p1: { hand: [{ card: 'bargain', as: 'bargain' }] }, p2: {}, p3: {} }, cards);
    table.answer('p1', play('bargain')).expectDecision({ p2: 'may' }).concede('p2').expectDecision({ p3: 'may' });
    expect(linesOf(table, 'loreGained')).toEqual(['loreGained seat p1, amount 1, source bargain, lore 1 (1.2.3)']);
    expect(linesOf(table.answer('p3', 'no'), 'loreGained')).toEqual([
      'loreGained seat p1, amount 1, source gone, lore 2 (1.2.3)',
    ]);
    table.expectDecision({ p1: 'turnAction' });
  });
});
