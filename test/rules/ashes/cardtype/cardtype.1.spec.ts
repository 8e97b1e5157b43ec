import { expect, it } from 'vitest';
import {
  action,
  ally,
  alteration,
  ashesRules,
  conjuration,
  conjuredAlteration,
  deckOf,
  NAMES,
  reaction,
  ready,
} from '../../../support/ashes.js';
import { cast, its } from '../../../support/ashes-words.js';
import { rule } from '../../../support/rule.js';

const kinds = [ally, alteration, ready, action, reaction];
const cards = [
  ...NAMES.map((id, at) => (kinds[at % kinds.length] ?? ally)({ id })),
  conjuration({ id: 'wisp' }),
  conjuredAlteration({ id: 'veil', bonus: { life: 1 } }),
];
const rules = ashesRules(cards);
const codes = (instead: { readonly [card: string]: number }) =>
  rules.validateDeck('constructed', deckOf(instead)).map(({ code }) => code);

rule('Ashes cardtype.1', () => {
  it('lets a deck have cards of five types', () => {
    expect(codes({})).toEqual([]);
  });
  it('lets it have none of the types of the conjuration pile', () => {
    expect(codes({ 'ally-1': 2, wisp: 1 })).toContain('deck.conjured');
    expect(codes({ 'ally-1': 2, veil: 1 })).toContain('deck.conjured');
  });
});

const seats = {
  p2: {
    battlefield: [{ card: 'worker', as: 'host' }],
    attached: [{ card: 'veil', as: 'veil', attachedTo: 'host' }],
  },
};

rule('Ashes cardtype.conjuredalteration', () => {
  it('is an alteration spell, and returns to the conjuration pile of its owner', () => {
    const table = cast(its({ named: 'worker' }, { do: 'destroy', objects: 'it' }), seats, cards);
    expect([table.cards('p2', 'conjurationPile'), table.cards('p2', 'discardPile')]).toEqual([['veil'], ['worker']]);
    table.expectHappened('putAway', { card: 'veil', zone: 'conjurationPile', cites: 'cardtype.conjuredalteration' });
  });
  it('changes its unit as an alteration spell does', () => {
    expect(cast({ do: 'draw', count: 1 }, seats, cards).facts('host').numbers).toMatchObject({ life: 3 });
  });
  it('is no conjuration: what speaks of those does not find it', () => {
    const table = cast(its({ is: ['conjuration'] }, { do: 'destroy', objects: 'it' }), seats, cards);
    table.expectNotHappened('destroyed');
    expect(table.cards('p2', 'attached')).toEqual(['veil']);
  });
});
