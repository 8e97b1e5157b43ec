import { expect, it } from 'vitest';
import { deckOf } from '../../../support/ashes.js';
import { deckFaults, deckRules } from '../../../support/ashes-deck-faults.js';
import { rule } from '../../../support/rule.js';

rule('Ashes setup.1', () => {
  it('tells all faults of a deck at once, and those of what it cannot know', () => {
    expect(deckFaults({ champion: 0, 'ally-1': 5, snake: 1, natural: 1, nobody: 1 }).map(([code]) => code)).toEqual([
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
    expect(deckRules.validateDeck('constructed', deck).map(({ code }) => code)).toEqual(['deck.unknown-zone']);
  });
});
