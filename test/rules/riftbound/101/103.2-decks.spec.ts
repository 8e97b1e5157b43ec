import { expect, it } from 'vitest';
import type { DeckEntry } from '../../../../src/engine/index.js';
import { battlefield, deckOf, legend, riftboundRules, spell, unit } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

const rules = riftboundRules([
  spell({ id: 'strike', supertype: 'signature', tags: ['Hero'], domains: ['fury', 'body'] }),
  spell({ id: 'foreign-strike', supertype: 'signature', tags: ['Villain'], domains: ['fury'] }),
  unit({ id: 'twin', name: 'unit-1', domains: ['fury'] }),
  unit({ id: 'mixed', domains: ['fury', 'mind'] }),
  unit({ id: 'thinker', domains: ['mind'] }),
  unit({ id: 'villain', supertype: 'champion', tags: ['Villain'], domains: ['body'] }),
  unit({ id: 'statue', supertype: 'token' }),
  legend({ id: 'other-banner', domains: ['mind'] }),
  legend({ id: 'two-names', tags: ['King', 'Hero'] }),
  battlefield({ id: 'second-meadow', name: 'meadow' }),
]);
const faultsOf = (deck: readonly DeckEntry[]) => rules.validateDeck('duel', deck);
const found = (deck: readonly DeckEntry[]) =>
  faultsOf(deck).map(({ code, cites, card }) => [code, ...cites.map(({ rule }) => rule), ...(card ? [card] : [])]);

rule('Riftbound 103', () => {
  it('finds nothing wrong with a legend, forty cards, twelve runes and three battlefields', () => {
    expect(found(deckOf())).toEqual([]);
  });
  it('names every fault at once, each with its rule', () => {
    const empty = found([]).map(([code]) => code);
    expect(empty).toEqual([
      'deck.no-legend',
      'deck.no-champion',
      'deck.too-small',
      'deck.too-few-runes',
      'deck.too-few-battlefields',
    ]);
    expect(found([{ card: 'nobody', count: 1 }])[0]).toEqual(['deck.unknown-card', '103', 'nobody']);
  });
});

rule('Riftbound 103.1', () => {
  it('wants one legend, no more', () => {
    expect(found(deckOf({ banner: 2 }))).toEqual([['deck.more-legends', '103.1']]);
    expect(found(deckOf({ banner: 0 }))).toEqual([['deck.no-legend', '103.1']]);
  });
  it('compares nothing with a legend that is not there', () => {
    expect(found(deckOf({ banner: 0, thinker: 1, 'foreign-strike': 1 }))).toEqual([['deck.no-legend', '103.1']]);
  });
});

rule('Riftbound 103.1.b.3', () => {
  it('has no card of a domain that the legend does not have', () => {
    expect(found(deckOf({ thinker: 1 }))).toEqual([['deck.domain', '103.1.b.3', 'thinker']]);
    expect(found(deckOf({ soldier: 1 })), 'without a domain').toEqual([]);
  });
});

rule('Riftbound 103.1.b.4', () => {
  it('has no card of several domains unless the legend has all of them', () => {
    expect(found(deckOf({ mixed: 1 }))).toEqual([['deck.domain', '103.1.b.4', 'mixed']]);
    expect(found(deckOf({ strike: 1 }))).toEqual([]);
  });
});

rule('Riftbound 103.2', () => {
  it('has at least forty cards with the champion, and may have more', () => {
    expect(found(deckOf({ 'unit-1': 2 }))).toEqual([['deck.too-small', '103.2']]);
    expect(found(deckOf({ soldier: 3 }))).toEqual([]);
  });
  it('has no tokens', () => {
    expect(found(deckOf({ statue: 1 }))).toEqual([['deck.token', '103.2', 'statue']]);
  });
});

rule('Riftbound 103.2.a.2', () => {
  it('has one chosen champion, which a line of the deck names', () => {
    expect(found(deckOf({ hero: 0, soldier: 1 }))).toEqual([['deck.no-champion', '103.2.a.2']]);
    expect(found(deckOf({ hero: 2 }))).toEqual([['deck.more-champions', '103.2.a.2']]);
    expect(found([...deckOf(), { card: 'hero', count: 2 }]), 'others of its name').toEqual([]);
  });
  it('is a champion unit with the tag of the legend', () => {
    const with_ = (card: string) => found([...deckOf({ hero: 0 }), { card, count: 1, zone: 'champion' }]);
    expect(with_('soldier')).toEqual([['deck.not-a-champion', '103.2.a.2', 'soldier']]);
    expect(with_('villain')).toEqual([['deck.other-champion', '103.2.a.2', 'villain']]);
  });
  it('needs one of the tags of a legend that has several', () => {
    expect(found(deckOf({ banner: 0, 'two-names': 1 }))).toEqual([]);
  });
  it('lets a line name no other zone', () => {
    expect(found([...deckOf(), { card: 'soldier', count: 1, zone: 'hand' }])).toEqual([
      ['deck.unknown-zone', '103.2.a.2', '112', 'soldier'],
    ]);
  });
});

rule('Riftbound 103.2.b', () => {
  it('has at most three of a name, whatever the printing', () => {
    expect(found(deckOf({ 'unit-1': 4 }))).toEqual([['deck.too-many-copies', '103.2.b', 'unit-1']]);
    expect(found(deckOf({ twin: 1 }))).toEqual([['deck.too-many-copies', '103.2.b', 'unit-1']]);
    expect(found(deckOf({ soldier: 3 }))).toEqual([]);
  });
});

rule('Riftbound 103.2.b.1', () => {
  it('counts the chosen champion among them', () => {
    expect(found([...deckOf(), { card: 'hero', count: 2 }])).toEqual([]);
    expect(found([...deckOf(), { card: 'hero', count: 3 }])).toEqual([
      ['deck.too-many-copies', '103.2.b', '103.2.b.1', 'hero'],
    ]);
  });
});

rule('Riftbound 103.2.d.1', () => {
  it('has at most three signature cards, whatever their names', () => {
    expect(found(deckOf({ strike: 3 }))).toEqual([]);
    const four = found([...deckOf({ strike: 3 }), { card: 'foreign-strike', count: 1 }]);
    expect(four).toContainEqual(['deck.too-many-signatures', '103.2.d.1']);
  });
});

rule('Riftbound 103.2.d.2', () => {
  it('has signature cards of its own champion only', () => {
    expect(found(deckOf({ 'foreign-strike': 1 }))).toEqual([['deck.other-signature', '103.2.d.2', 'foreign-strike']]);
    expect(found(deckOf({ strike: 1 }))).toEqual([]);
  });
});

rule('Riftbound 103.2.d.3', () => {
  it('has no signature card for its champion, though it has the tag', () => {
    expect(found([...deckOf({ hero: 0 }), { card: 'strike', count: 1, zone: 'champion' }])).toEqual([
      ['deck.not-a-champion', '103.2.d.3', '103.2.a.2', 'strike'],
    ]);
    expect(found(deckOf()), 'a champion unit is one').toEqual([]);
  });
});

rule('Riftbound 103.3.a', () => {
  it('has twelve runes, no more and no fewer', () => {
    expect(found(deckOf({ fury: 5 }))).toEqual([['deck.too-few-runes', '103.3.a']]);
    expect(found(deckOf({ fury: 7 }))).toEqual([['deck.too-many-runes', '103.3.a']]);
    expect(found(deckOf({ fury: 12, body: 0 })), 'in any split').toEqual([]);
  });
});

rule('Riftbound 103.3.a.1', () => {
  it('has runes of the domains of its legend only', () => {
    expect(found(deckOf({ body: 5, mind: 1 }))).toEqual([['deck.domain', '103.3.a.1', 'mind']]);
    expect(found(deckOf({ body: 5, fury: 7 }))).toEqual([]);
  });
});

rule('Riftbound 103.4.a', () => {
  it('brings three battlefields', () => {
    expect(found(deckOf({ meadow: 0 }))).toEqual([['deck.too-few-battlefields', '103.4.a']]);
    expect(found(deckOf({ harbour: 1 }))).toEqual([['deck.too-many-battlefields', '103.4.a']]);
  });
});

rule('Riftbound 103.4.c', () => {
  it('brings none twice, by name', () => {
    expect(found(deckOf({ bridge: 0, 'second-meadow': 1 }))).toEqual([['deck.same-battlefield', '103.4.c', 'meadow']]);
    expect(found(deckOf({ bridge: 0, harbour: 1 }))).toEqual([]);
  });
});
