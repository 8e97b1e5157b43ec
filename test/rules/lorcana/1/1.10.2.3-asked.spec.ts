/** A player who leaves while asked for the order of cards that go into the deck of that player. */
import { expect, it } from 'vitest';
import { sequence } from '../../../support/lorcana-abilities.js';
import { play } from '../../../support/lorcana-actions.js';
import { action, character, lorcanaTable } from '../../../support/lorcana.js';
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
const cards = [sweep, ...['ada', 'bea'].map((id) => character({ id }))];

rule('Lorcana 1.10.2.3', () => {
  it('leaves its cards to nobody, and the effect goes on with the next player', () => {
    const hand = ['ada', 'bea'];
    const table = lorcanaTable({ p1: { hand: [{ card: 'sweep', as: 'sweep' }] }, p2: { hand }, p3: { hand } }, cards);
    table.answer('p1', play('sweep')).expectDecision({ p2: 'hiddenDeckOrder' }).concede('p2');
    table.expectDecision({ p3: 'hiddenDeckOrder' }).answer('p3', table.legal('p3')[0] ?? null);
    table.expectDecision({ p1: 'turnAction' });
    expect([table.cards('p3', 'hand'), table.cards('p3', 'deck').length]).toEqual([[], 12]);
  });
});
