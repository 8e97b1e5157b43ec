import { expect, it } from 'vitest';
import {
  action,
  ally,
  ashesRules,
  conjuration,
  conjuredAlteration,
  deckOf,
  NAMES,
  phoenixborn,
} from '../../../support/ashes.js';
import { rule } from '../../../support/rule.js';

const cards = [
  ...NAMES.map((id) => ally({ id })),
  phoenixborn({ id: 'rival' }),
  ally({ id: 'ally-1-reprinted', name: 'ally-1' }),
  action({ id: 'blades', exclusiveTo: 'champion' }),
  action({ id: 'snares', exclusiveTo: 'rival' }),
  conjuration({ id: 'snake' }),
  conjuredAlteration({ id: 'puppet' }),
];
const rules = ashesRules(cards);
const faults = (instead: { readonly [card: string]: number }) =>
  rules.validateDeck('constructed', deckOf(instead)).map(({ code, cites, card }) => [code, cites[0]?.rule, card]);

rule('Ashes setup.1', () => {
  it('tells all faults of a deck at once, and those of what it cannot know', () => {
    expect(faults({ champion: 0, 'ally-1': 5, snake: 1, natural: 1, nobody: 1 }).map(([code]) => code)).toEqual([
      'deck.unknown-card',
      'deck.no-phoenixborn',
      'deck.too-large',
      'deck.too-many-copies',
      'deck.conjured',
      'deck.too-few-dice',
    ]);
  });
  it('takes no word of where a card begins', () => {
    const deck = deckOf().map((entry) => (entry.card === 'ally-1' ? { ...entry, zone: 'hand' } : entry));
    expect(rules.validateDeck('constructed', deck).map(({ code }) => code)).toEqual(['deck.unknown-zone']);
  });
});
