/**
 * A position document from outside: it can be played with cards of its own; everything that is wrong with it is
 * reported at once, with the path to each fault.
 */
import { describe, expect, it } from 'vitest';
import { cardLanguageOf, games, openPosition, readCards, type Json, type JsonRecord } from './index.js';

const hero = {
  type: 'character',
  id: 'hero',
  name: 'Hero',
  inks: ['amber'],
  cost: 2,
  inkable: true,
  classifications: ['Storyborn'],
  keywords: [{ keyword: 'rush' }],
  abilities: [],
  strength: 2,
  willpower: 3,
  lore: 1,
};
const drawing = (effect: Json): JsonRecord => ({
  ...hero,
  abilities: [
    { kind: 'static', name: 'strong', changes: [{ change: 'number', name: 'strength', add: 1 }] },
    {
      kind: 'triggered',
      name: 'greet',
      on: [{ event: 'played', where: { object: { object: { self: true } } }, bind: { guest: 'object', host: 'seat' } }],
      effect,
    },
  ],
});

const documentOf = (...cards: unknown[]) => ({ game: 'lorcana', cards, seats: { p1: { hand: ['hero'] }, p2: {} } });
const faultsOf = (document: unknown): readonly string[] => {
  const opened = openPosition(document);
  return opened.kind === 'opened' ? [] : opened.faults.map(({ path, message }) => `${path}: ${message}`);
};

/** What a fault of one card says. */
const faultsOfCard = (card: unknown) => faultsOf(documentOf(card));

describe('a position with cards of its own', () => {
  it('plays by the rules that it comes with', () => {
    const card = drawing({ do: 'draw', count: 1 });
    const seats = { p1: { hand: [{ card: 'hero', as: 'held' }], inkwell: 2, deck: ['hero', '1-22'] }, p2: {} };
    const opened = openPosition({ game: 'lorcana', cards: [card], seats });
    if (opened.kind === 'rejected') throw new Error(JSON.stringify(opened.faults));
    const { rules, state, labels } = opened;
    const played = rules.decide(state, {
      kind: 'answer',
      seat: 'p1',
      answers: [{ answer: { action: 'play', card: labels['held'] ?? '', pay: 'ink' } }],
    });
    if (played.kind === 'rejected') throw new Error(played.message);
    expect(played.log.map(({ kind }) => kind)).toContain('drawn');
    const [seat] = rules.view(played.state, { kind: 'everything' }).seats;
    expect(seat?.zones['play']?.objects?.[0]).toMatchObject({ name: 'Hero', numbers: { strength: 3 } });
  });

  it('needs no cards of its own', () => {
    expect(openPosition({ game: 'lorcana', seats: { p1: {}, p2: {} } }).kind).toBe('opened');
  });
});

describe('a faulty document', () => {
  it('names a game that is there', () => {
    expect(faultsOf({ game: 'chess', seats: {} })).toEqual([`/game: unknown game; known are ${games.join(', ')}`]);
    expect(faultsOf({ seats: {} })).toEqual([`/game: unknown game; known are ${games.join(', ')}`]);
    expect(faultsOf([])).toEqual([': a record, not a list']);
    expect(faultsOf({ game: 'lorcana', seats: { p1: {}, p2: {} }, turns: 3 })).toEqual([
      '/turns: unknown; known are game, cards, gameId, format, teams, seed, turn, seats',
    ]);
  });

  it('reports the faults of the position once the cards are valid', () => {
    expect(faultsOf({ game: 'lorcana', cards: [hero], seats: { p1: { hand: ['heroine'] } } })).toEqual([
      '/seats: 2 to 4 seats, not 1',
      '/seats/p1/hand/0: the card set has no card heroine',
    ]);
  });

  it('reports each label that is used twice or never defined', () => {
    const play = [
      { card: 'hero', as: 'one', at: 'nowhere' },
      { card: 'hero', as: 'one' },
    ];
    expect(faultsOf({ game: 'lorcana', cards: [hero], seats: { p1: { play }, p2: {} } })).toEqual([
      '/seats/p1/play/1/as: another card is called "one"',
      '/seats/p1/play/0/at: no card is called "nowhere"',
    ]);
  });

  it('has no more cards in a zone than a deck could bring', () => {
    const hand = Array(1_001).fill('hero');
    expect(faultsOf({ game: 'lorcana', cards: [hero], seats: { p1: { hand }, p2: {} } })).toEqual([
      '/seats/p1/hand: at most 1000 cards, not 1001',
    ]);
  });

  it('has no more cards in all than lie on any table, however few in each zone', () => {
    const seats = (count: number) => ({ p1: { hand: 400, deck: 400 }, p2: { deck: count } });
    expect(faultsOf({ game: 'lorcana', seats: seats(201) })).toEqual(['/seats: at most 1000 cards in all, not 1001']);
    expect(openPosition({ game: 'lorcana', seats: seats(200) }).kind).toBe('opened');
  });

  it('has cards in a list', () => {
    expect(faultsOf({ game: 'lorcana', cards: { hero }, seats: {} })).toEqual(['/cards: a list, not a record']);
    expect(faultsOf(documentOf(...Array.from({ length: 1_001 }, () => hero)))).toEqual([
      '/cards: at most 1000 cards, not 1001',
    ]);
  });

  it('has no card whose id another one has', () => {
    expect(faultsOf(documentOf(hero, { ...hero, id: '1-22' }, hero))).toEqual([
      '/cards/1/id: a card that comes with the game has the id 1-22',
      '/cards/2/id: another card of the list has the id hero',
    ]);
  });

  it('reports the faults of all cards at once', () => {
    expect(faultsOf(documentOf({ ...hero, cost: -1 }, { ...hero, id: 'x', lore: 0.5, strength: '3' }))).toEqual([
      '/cards/0/cost: a whole number from 0 to 99, not -1',
      '/cards/1/strength: a whole number from 0 to 99, not "3"',
      '/cards/1/lore: a whole number from 0 to 99, not 0.5',
    ]);
  });
});

describe('the attributes of a card', () => {
  const { strength: _strength, ...weak } = hero;

  it.each<[string, unknown, string]>([
    ['no card', 'hero', ': a record, not "hero"'],
    [
      'an unknown type',
      { ...hero, type: 'hero' },
      '/type: unknown type of card "hero"; known are character, action, item, location',
    ],
    ['an attribute of none', { ...hero, power: 3 }, '/power: unknown; known are type, id, name,'],
    ['an attribute of another type', { ...hero, type: 'item' }, '/strength: unknown; known are'],
    ['an attribute left out', weak, ': needs strength'],
    ['an unknown ink', { ...hero, inks: ['gold'] }, '/inks/0: unknown ink "gold"; known are amber,'],
    ['the same ink twice', { ...hero, inks: ['ruby', 'ruby'] }, '/inks/1: "ruby" twice'],
    [
      'an unknown keyword',
      { ...hero, keywords: [{ keyword: 'flying' }] },
      '/keywords/0/keyword: unknown keyword "flying"; known are bodyguard,',
    ],
    ['a keyword without its number', { ...hero, keywords: [{ keyword: 'resist' }] }, '/keywords/0: needs n'],
    [
      'a keyword with a number that it has not',
      { ...hero, keywords: [{ keyword: 'rush', n: 1 }] },
      '/keywords/0/n: unknown; known are keyword',
    ],
    [
      'a Shift for nothing',
      { ...hero, keywords: [{ keyword: 'shift' }] },
      '/keywords/0: at least 2 fields of keyword, n, cost',
    ],
    [
      'an id like one of the engine',
      { ...hero, id: 'keyword:rush' },
      '/id: a text of letters, digits and hyphens, not "keyword:rush"',
    ],
    [
      'a field that records inherit',
      JSON.parse('{"type":"item","__proto__":{"cost":0}}'),
      '/__proto__: no field may be called this',
    ],
    ['20,000 abilities', { ...hero, abilities: Array(20_000).fill({}) }, '/abilities: at most 20, not 20000'],
  ])('refuse %s', (_what, card, fault) => {
    expect(
      faultsOfCard(card).some((one) => one.startsWith(`/cards/0${fault}`)),
      faultsOfCard(card).join('\n'),
    ).toBe(true);
  });
});

describe('the abilities of a card', () => {
  const EFFECT = '/cards/0/abilities/1/effect';
  const deep = (levels: number): JsonRecord =>
    levels === 0 ? { do: 'draw', count: 1 } : { do: 'may', effect: deep(levels - 1) };

  it.each<[string, Json, string]>([
    ['an unknown word', { do: 'drow', count: 1 }, '/do: unknown word "drow"; known are sequence, may,'],
    ['no word', { count: 1 }, ': needs do'],
    ['a part left out', { do: 'draw' }, ': needs count'],
    ['a part of no word', { do: 'draw', count: 1, cards: 2 }, '/cards: unknown; known are do, count, who'],
    ['a fraction', { do: 'draw', count: 1.5 }, '/count: a whole number or a record, not 1.5'],
    [
      'an unknown duration',
      { do: 'modify', objects: 'self', changes: [{ change: 'flag', flag: 'cannotQuest' }], until: 'forever' },
      '/until: unknown duration "forever"; known are endOfTurn,',
    ],
    [
      'an unknown flag',
      { do: 'modify', objects: 'self', changes: [{ change: 'flag', flag: 'flies' }], until: 'endOfTurn' },
      '/changes/0/flag: unknown flag "flies"; known are',
    ],
    [
      'an unknown tag',
      { do: 'all', from: { is: ['charakter'] }, as: 'all' },
      '/from/is/0: a card type, an ink or a classification, not "charakter"',
    ],
    [
      'an unknown mark',
      { do: 'all', from: { marks: { tapped: true } }, as: 'all' },
      '/from/marks/tapped: unknown; known are exerted,',
    ],
    [
      'a name that is none',
      { do: 'note', amount: 1, as: 'constructor' },
      '/as: a name such as "chosen", not "constructor"',
    ],
    [
      'a name that nothing gives',
      { do: 'banish', objects: 'chosen' },
      '/objects: nothing is named "chosen" before; named are self, guest, host',
    ],
    [
      'a name that comes too late',
      {
        do: 'sequence',
        of: [
          { do: 'banish', objects: 'all' },
          { do: 'all', from: {}, as: 'all' },
        ],
      },
      '/of/0/objects: nothing is named "all" before',
    ],
    [
      'a name from inside',
      {
        do: 'sequence',
        of: [
          { do: 'each-player', of: 'all', effect: { do: 'draw', count: 1, who: 'player' } },
          { do: 'draw', count: 1, who: 'player' },
        ],
      },
      '/of/1/who: nothing is named "player" before',
    ],
    [
      'a name of something else',
      { do: 'draw', count: 1, who: 'guest' },
      '/who: "guest" names objects, and here it must be a player',
    ],
    ['more nesting than any card needs', deep(40), `${'/effect'.repeat(30)}: nested deeper than 32`],
  ])('refuse %s', (_what, effect, fault) => {
    const faults = faultsOfCard(drawing(effect));
    expect(
      faults.some((one) => one.startsWith(`${EFFECT}${fault}`)),
      faults.join('\n'),
    ).toBe(true);
  });

  it('refuse a field that the event has not', () => {
    const on = [{ event: 'played', where: { target: { object: {} } }, bind: { it: 'target' } }];
    const ability = { kind: 'triggered', name: 'greet', on, effect: { do: 'draw', count: 1 } };
    expect(faultsOfCard({ ...hero, abilities: [ability] })).toEqual([
      '/cards/0/abilities/0/on/0/where/target: unknown; known are seat, object, type, pay, onto, exerted, damage',
      '/cards/0/abilities/0/on/0/bind/it: unknown field of played "target"; known are seat, object, type, pay, onto, exerted, damage',
    ]);
  });

  it('know what every one of several events gives, and no more', () => {
    const on = [
      { event: 'played', bind: { it: 'object', by: 'seat' } },
      { event: 'exerted', bind: { it: 'object' } },
    ];
    const greet = { kind: 'triggered', name: 'greet', on };
    const named = (effect: Json) => faultsOfCard({ ...hero, abilities: [{ ...greet, effect }] });
    expect(named({ do: 'ready', objects: 'it' })).toEqual([]);
    expect(named({ do: 'draw', count: 1, who: 'by' })).toEqual([
      '/cards/0/abilities/0/effect/who: nothing is named "by" before; named are self, it',
    ]);
  });

  it('have a name each', () => {
    const [ability] = drawing({ do: 'draw', count: 1 })['abilities'] as Json[];
    expect(faultsOfCard({ ...hero, abilities: [ability, ability] })).toEqual([
      '/cards/0/abilities/1/name: another ability of the card has the name "strong"',
    ]);
  });
});

it('reads cards without a position', () => {
  expect(readCards('lorcana', [hero])).toEqual({ kind: 'cards', cards: [hero] });
  expect(readCards('lorcana', [{ ...hero, cost: 100 }])).toEqual({
    kind: 'faults',
    faults: [{ path: '/0/cost', message: 'a whole number from 0 to 99, not 100' }],
  });
  expect(cardLanguageOf('lorcana')?.description).toBe('A card of Disney Lorcana');
});
