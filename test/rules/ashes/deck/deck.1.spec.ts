import { expect, it } from 'vitest';
import { deckFaults } from '../../../support/ashes-deck-faults.js';
import { rule } from '../../../support/rule.js';

rule('Ashes deck.1', () => {
  it('takes one Phoenixborn', () => {
    expect(deckFaults({})).toEqual([]);
  });
  it('takes neither none nor two', () => {
    expect(deckFaults({ champion: 0 })).toEqual([['deck.no-phoenixborn', 'deck.1', undefined]]);
    expect(deckFaults({ rival: 1 })).toEqual([['deck.more-phoenixborn', 'deck.1', undefined]]);
  });
});

rule('Ashes deck.2', () => {
  it('takes exactly thirty cards, of which the Phoenixborn and the dice are none', () => {
    expect(deckFaults({ 'ally-10': 2 })).toEqual([['deck.too-small', 'deck.2', undefined]]);
    expect(deckFaults({ blades: 1 })).toEqual([['deck.too-large', 'deck.2', undefined]]);
  });
  it('takes three of a card, and not four, by name', () => {
    expect(deckFaults({ 'ally-1': 4, 'ally-10': 2 })).toEqual([['deck.too-many-copies', 'deck.2', 'ally-1']]);
    expect(deckFaults({ 'ally-1-reprinted': 1, 'ally-10': 2 })).toEqual([['deck.too-many-copies', 'deck.2', 'ally-1']]);
  });
});

rule('Ashes deck.3', () => {
  it('takes no conjurations and no conjured alteration spells', () => {
    expect(deckFaults({ snake: 1, puppet: 1 })).toEqual([
      ['deck.conjured', 'deck.3', 'snake'],
      ['deck.conjured', 'deck.3', 'puppet'],
    ]);
  });
  it('takes spells and allies of every other type', () => {
    expect(deckFaults({ 'ally-10': 0, blades: 3 })).toEqual([]);
  });
});

rule('Ashes deck.4', () => {
  it('takes what is exclusive to its own Phoenixborn', () => {
    expect(deckFaults({ 'ally-10': 0, blades: 3 })).toEqual([]);
  });
  it('takes nothing that is exclusive to another', () => {
    expect(deckFaults({ 'ally-10': 0, snares: 3 })).toEqual([['deck.exclusive', 'deck.4', 'snares']]);
  });
});

rule('Ashes deck.5', () => {
  it('takes ten dice, of any types', () => {
    expect(deckFaults({ natural: 3, charm: 3, ceremonial: 2, illusion: 2 })).toEqual([]);
    expect(deckFaults({ natural: 10, charm: 0 })).toEqual([]);
  });
  it('takes neither nine nor eleven', () => {
    expect(deckFaults({ natural: 4 })).toEqual([['deck.too-few-dice', 'deck.5', undefined]]);
    expect(deckFaults({ natural: 6 })).toEqual([['deck.too-many-dice', 'deck.5', undefined]]);
  });
});
