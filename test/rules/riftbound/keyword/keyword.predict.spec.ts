import { expect, it } from 'vitest';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { free, sequence, type Effect } from '../../../support/riftbound-abilities.js';
import { allPass, play } from '../../../support/riftbound-play.js';
import { riftboundTable, unit } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

const back = (objects: string, at: 'first' | 'last' = 'first'): Effect => ({ do: 'put-on-deck', objects, at });
const seen = (count: number, at: 'first' | 'last' = 'first'): Effect =>
  sequence({ do: 'top-of-deck', count, as: 'top' }, { do: 'look-at', objects: 'top' }, back('top', at));
const all = (from: object): Effect => ({ do: 'all', from, as: 'all' });
const cards = [
  ...['north', 'east', 'south'].map((id) => unit({ id })),
  free('scry-1', seen(1)),
  free('scry-3', seen(3)),
  free('bury-1', seen(1, 'last')),
  free('bury-3', seen(3, 'last')),
  free('home', sequence(all({ zone: 'board', is: ['unit'] }), back('all'))),
];
const hand = (...names: readonly string[]) => names.map((card) => ({ card, as: card }));
const DECK = ['north', 'east', 'south', 'soldier'].map((card) => ({ card, as: card }));
const open = (card: string, p1: JsonRecord = {}, p2: JsonRecord = {}) =>
  allPass(play(riftboundTable({ p1: { hand: hand(card), mainDeck: DECK, ...p1 }, p2 }, cards), card));

rule('Riftbound keyword.predict', () => {
  it('puts several cards back in the order that their player chooses, on the top', () => {
    const table = open('scry-3').expectDecision({ p1: 'hiddenDeckOrder' });
    expect(table.state.pending[0]?.cites.map(({ rule: number }) => number)).toEqual(['keyword.predict']);
    table.answer('p1', ['south', 'north', 'east']);
    table.expectHappened('putOnDeck', { seat: 'p1', deck: 'p1', from: 'mainDeck', count: 3 });
    expect([table.rulesOf('putOnDeck'), table.cards('p1', 'mainDeck')]).toEqual([
      [['keyword.predict']],
      ['south', 'north', 'east', 'soldier'],
    ]);
  });
  it('puts them under the deck in this order', () => {
    const table = open('bury-3').answer('p1', ['south', 'north', 'east']);
    expect([table.rulesOf('putUnderDeck'), table.cards('p1', 'mainDeck')]).toEqual([
      [['keyword.predict']],
      ['soldier', 'south', 'north', 'east'],
    ]);
  });
  it('asks two cards for their order, and no order of a single card', () => {
    const two = open('scry-3', { mainDeck: DECK.slice(0, 2) }).answer('p1', ['east', 'north']);
    expect(two.cards('p1', 'mainDeck')).toEqual(['east', 'north']);
    expect(open('bury-1').expectHappened('putUnderDeck', { count: 1 }).cards('p1', 'mainDeck')).toEqual([
      'east',
      'south',
      'soldier',
      'north',
    ]);
    open('scry-1').expectHappened('putOnDeck', { count: 1 }).expectDecision({ p1: 'turnAction' });
  });
  it('does nothing with an empty deck', () => {
    open('scry-3', { mainDeck: [] }).expectNotHappened('putOnDeck').expectDecision({ p1: 'turnAction' });
  });
  it('is no reason for cards from elsewhere, which go to the decks of their owners', () => {
    const table = open(
      'home',
      { board: hand('north', 'east'), mainDeck: ['soldier'] },
      { board: hand('south'), mainDeck: ['soldier'] },
    );
    table.expectDecision({ p1: 'deckOrder' }).answer('p1', ['east', 'north']);
    expect(table.rulesOf('putOnDeck')).toEqual([['002'], ['002']]);
    table.expectHappened('putOnDeck', { seat: 'p1', deck: 'p1', from: 'board', cards: ['north', 'east'] });
    table.expectHappened('putOnDeck', { seat: 'p1', deck: 'p2', from: 'board', cards: ['south'] });
    expect([table.cards('p1', 'mainDeck'), table.cards('p2', 'mainDeck')]).toEqual([
      ['east', 'north', 'soldier'],
      ['south', 'soldier'],
    ]);
  });
});
