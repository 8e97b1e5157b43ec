import { describe, expect, it } from 'vitest';
import { builtInDecks, games, rulesFor } from '../../../../engine/index.js';
import { nameOf } from '../../card-sets/card-set.js';
import { readerOf } from '../../card-sets/deck-reader.js';
import { canonicalLines } from '../deck.js';
import { CardNames, LINES_MAX, listTerms, readDeckText } from './index.js';

const card = (id: string, name: string, ...alsoNamed: readonly string[]) => ({
  id,
  name,
  alsoNamed,
  print: name,
  type: name.startsWith('Charlie') ? 'ally' : 'character',
});
const names = new CardNames([
  card('1-1', 'Able - First of Them', 'Able'),
  card('1-2', 'Baker', 'Baker'),
  card('1-3', 'Charlie - Of Two', 'Charlie'),
  card('1-4', 'Charlie - Of Three', 'Charlie'),
  card('2-1', 'Baker', 'Baker'),
  card('2-2', "Élan's Way", "Élan's Way"),
  card('5-1', 'Delta 2', 'Delta 2'),
  card('5-2', ''),
  card('5-3', ''),
  { ...card('3-1', 'Zulu', 'Zulu'), print: 'one' },
  { ...card('3-2', 'Zulu', 'Zulu'), print: 'another' },
  card('2-3', '<img src=x onerror=alert(1)>'),
]);
const terms = listTerms(
  ['champion', 'lb'],
  {
    zones: { 'limit break': 'lb' },
    implied: ['conjuration'],
    repeated: ['first five', 'first 5'],
    owners: [],
    codes: (code) => codes(code),
    decode: () => undefined,
  },
  { ally: ['ally', '盟友'], character: ['character', '角色'] },
);
const codes = (code: string) => (/^\d-0*\d[a-z]?$/i.test(code) ? [code, code.replace(/-0*(\d).*$/, '-$1')] : []);
const read = (text: string) => readDeckText(text, names, terms);

describe('a deck as text', () => {
  it.each([
    ['4 Baker', { card: '1-2', count: 4 }],
    ['4x Baker', { card: '1-2', count: 4 }],
    ['4 × Baker', { card: '1-2', count: 4 }],
    ['Baker x4', { card: '1-2', count: 4 }],
    ['Baker X4', { card: '1-2', count: 4 }],
    ['Baker (x2)', { card: '1-2', count: 2 }],
    ['Baker (2x)', { card: '1-2', count: 2 }],
    ['Baker (4)', { card: '1-2', count: 4 }],
    ['Baker [4]', { card: '1-2', count: 4 }],
    ['Baker (2-1)', { card: '2-1', count: 1 }],
    ['Baker', { card: '1-2', count: 1 }],
    ['  3   able -  FIRST of them ', { card: '1-1', count: 3 }],
    ['3 Able, First of Them', { card: '1-1', count: 3 }],
    ['3 Able', { card: '1-1', count: 3 }],
    ['2 Baker (2-1)', { card: '2-1', count: 2 }],
    ['2 Baker [2-1]', { card: '2-1', count: 2 }],
    ['2 Baker (2-1H)', { card: '2-1', count: 2 }],
    ['2 2-1 Baker', { card: '2-1', count: 2 }],
    ['2 2-1', { card: '2-1', count: 2 }],
    ['2 Baker (foil)', { card: '1-2', count: 2 }],
    ['1 Elan’s way', { card: '2-2', count: 1 }],
    ['1 Elans Way', { card: '2-2', count: 1 }],
    ['４ Baker', { card: '1-2', count: 4 }],
    ['4xBaker', { card: '1-2', count: 4 }],
    ['x4 Baker', { card: '1-2', count: 4 }],
    ['(4) Baker', { card: '1-2', count: 4 }],
    ['[4x] Baker', { card: '1-2', count: 4 }],
    ['4, Baker', { card: '1-2', count: 4 }],
    ['4\tBaker', { card: '1-2', count: 4 }],
    ['Baker, 4', { card: '1-2', count: 4 }],
    ['Baker: 4', { card: '1-2', count: 4 }],
    ['Baker - 4', { card: '1-2', count: 4 }],
    ['Baker ...... 4', { card: '1-2', count: 4 }],
    ['Baker 4x', { card: '1-2', count: 4 }],
    ['Baker 4', { card: '1-2', count: 4 }],
    ['- 4 Baker', { card: '1-2', count: 4 }],
    ['• 4x Baker', { card: '1-2', count: 4 }],
    ['4 Baker *F*', { card: '1-2', count: 4 }],
    ['Baker (Foil) 4', { card: '1-2', count: 4 }],
    ['4 Baker foil', { card: '1-2', count: 4 }],
    ['4 Baker [R] (Alternate Art)', { card: '1-2', count: 4 }],
    ['4 Baker 2-1', { card: '2-1', count: 4 }],
    ['4 Baker 2-001h', { card: '2-1', count: 4 }],
    ['4 Baker (2) 1', { card: '2-1', count: 4 }],
    ['4 Baker (9-9)', { card: '1-2', count: 4 }],
    ['4 Baker #7', { card: '1-2', count: 4 }],
    ['4 Baker (7/204)', { card: '1-2', count: 4 }],
    ['4 Baker (9-9H/2-1)', { card: '2-1', count: 4 }],
    ['2-1 4', { card: '2-1', count: 4 }],
    ['2-001h x4', { card: '2-1', count: 4 }],
    ['2-1 (4)', { card: '2-1', count: 4 }],
    ['Baker (2-1) 4', { card: '2-1', count: 4 }],
    ['Baker (2-1) [x4]', { card: '2-1', count: 4 }],
    ['Baker 2-1 4x', { card: '2-1', count: 4 }],
    ['Baker (4) (2-1)', { card: '2-1', count: 4 }],
    ['Baker x4 (2-1)', { card: '2-1', count: 4 }],
    ['Baker 4 (2-1)', { card: '2-1', count: 4 }],
    ['2-1 4 Baker', { card: '2-1', count: 4 }],
    ['2-1 x4 Baker', { card: '2-1', count: 4 }],
    ['(2-1) 4 Baker', { card: '2-1', count: 4 }],
    ['(2-1) 4', { card: '2-1', count: 4 }],
    ['Baker 2-1 (Foil) 4', { card: '2-1', count: 4 }],
    ['4 Delta 2 (5-1)', { card: '5-1', count: 4 }],
    ['Delta 2 (5-1)', { card: '5-1', count: 1 }],
    ['Delta 2 (5-1) 4', { card: '5-1', count: 4 }],
    ['5-1 4 Delta 2', { card: '5-1', count: 4 }],
    ['Bäcker (2-1)', { card: '2-1', count: 1 }],
    ['Bäcker (2-1) x4', { card: '2-1', count: 4 }],
    ['4 Bäcker Nr. 2 (2-1)', { card: '2-1', count: 4 }],
    ['4 2-1 3', { card: '2-1', count: 4 }],
    ['Baker (2-1) $0.50', { card: '2-1', count: 1 }],
    ['Baker (2-1) x4 $0.50', { card: '2-1', count: 4 }],
    ['4 Charlie (Of Two)', { card: '1-3', count: 4 }],
    ['4 Charlie: Of Two', { card: '1-3', count: 4 }],
  ])('%s', (line, expected) => {
    expect(read(line)).toEqual({ cards: [expected], faults: [] });
  });

  it('has headings, of which those that name a zone count', () => {
    const text =
      'Champion:\n1 Able\r\n\nMain Deck: 2 cards\n// a remark\n2 Baker\n[LB]\n1 Baker\n# Characters\n1 Baker';
    expect(read(text)).toEqual({
      cards: [
        { card: '1-1', count: 1, zone: 'champion' },
        { card: '1-2', count: 2 },
        { card: '1-2', count: 1, zone: 'lb' },
        { card: '1-2', count: 1 },
      ],
      faults: [],
    });
  });

  it.each(['Sideboard:', '# Maybeboard', '[Considering]', 'Sideboard (5 cards):', '备牌：'])(
    'leaves out what lies below %s, and says so',
    (heading) => {
      const { cards, faults } = read(`2 Baker\n${heading}\n3 Baker\nsomething\nMain Deck:\n1 Able`);
      expect(cards).toEqual([
        { card: '1-2', count: 2 },
        { card: '1-1', count: 1 },
      ]);
      expect(faults.map(({ line, code, candidates }) => [line, code, candidates])).toEqual([
        [2, 'deck-text.beside-deck', []],
      ]);
    },
  );

  const three = { card: '1-2', count: 3 };
  const able = { card: '1-1', count: 1 };
  it.each([
    ['First Five:\nBaker\nMain Deck:\n3 Baker', [three]],
    ['First 5\nBaker\n3 Baker', [three]],
    ['First Five Cards (2)\nBaker\n1 Able\n\nCharacters (4)\n3 Baker\n1 Able', [three, able]],
    ['3 Baker\n1 Able\nFirst Five: Able, Baker', [three, able]],
    // Five of them, and what follows is the deck.
    [`First Five\n${'Baker\n'.repeat(5)}Baker\n1 Able`, [{ card: '1-2', count: 1 }, able]],
  ])('adds no card again that is named below a heading of such cards: %j', (text, cards) => {
    expect(read(text)).toEqual({ cards, faults: [] });
  });

  it('says which of the cards that are named again are not named elsewhere', () => {
    const { cards, faults } = read('First Five\nAble\nBaker\nNobody\nMain Deck\n3 Baker');
    expect(cards).toEqual([three]);
    expect(faults.map(({ line, code, count, candidates }) => [line, code, count, candidates[0]?.id])).toEqual([
      [4, 'deck-text.unknown-card', 1, undefined],
      [2, 'deck-text.not-listed', 1, '1-1'],
    ]);
  });

  it.each([
    'Main\n3 Baker\nSideboard\nSongs\n2 Able',
    'Main\n3 Baker\nSideboard\nUninkable (1)\n1 Able',
    '3 Baker\nConjuration Pile\nUnits\n2 Able',
    '3 Baker\nSideboard: 1 Able',
  ])('leaves out the parts of what is not in the deck: %j', (text) => {
    expect(read(text).cards).toEqual([three]);
  });

  it('says so where a sideboard is on the line of its heading', () => {
    expect(read('3 Baker\nSideboard: 1 Able').faults.map(({ line, code }) => [line, code])).toEqual([
      [2, 'deck-text.beside-deck'],
    ]);
  });

  it.each(['Units', 'Uninkable (3)', 'Character Pool'])('takes %s for a heading of the deck', (heading) => {
    expect(read(`1 Able\n${heading}\n3 Baker`)).toEqual({
      cards: [
        { card: '1-1', count: 1 },
        { card: '1-2', count: 3 },
      ],
      faults: [],
    });
  });

  it.each([
    ['Sideboard:\n2 Baker\nCharacters (2)\n3 Baker', []],
    ['Conjuration Pile:\n4 Able\n\nDeck\n1 Baker', ['1-2']],
    ['Sideboard:\n2 Baker\nLimit Break (1)\n1 Able', ['1-1']],
  ])('reads what a heading below another heading adds to the deck: %j', (text, cards) => {
    expect(read(text).cards.map(({ card: id }) => id)).toEqual(cards);
  });

  it.each(['2 Baker (1-1)', '2 1-1 Baker', '1-1 Baker'])('takes neither of two cards for the other: %s', (line) => {
    const { cards, faults } = read(line);
    expect([cards, faults.map(({ code, candidates }) => [code, candidates.map(({ id }) => id)])]).toEqual([
      [],
      [['deck-text.ambiguous-card', ['1-1', '1-2', '2-1']]],
    ]);
  });

  it.each([
    ['2-1 No. 24', '24'],
    ['5-1 Delta No. 2', '2'],
    ['2-1 Baker Fire 3', '3'],
    ['Baker (2) (2-1) 4', '4'],
    ['Baker 4 (2) (2-1)', '4'],
    ['1) 2-1 Baker x4', 'x4'],
    ['1-7 4 5', '4'],
  ])('takes no figure beside a code for a count that may be none: %s', (line, unread) => {
    const { cards, faults } = read(line);
    expect(cards).toEqual([]);
    expect(faults.map(({ code }) => code)).toEqual([expect.stringMatching(/unknown-(?:mark|card)$/)]);
    expect(faults[0]?.message).toContain(unread);
  });

  it('goes by the id where the name is none of the set', () => {
    expect(read('2 Bäcker (1-2)').cards).toEqual([{ card: '1-2', count: 2 }]);
  });

  it('says of every line what is not understood, and what may be meant', () => {
    const [unknown, count, ambiguous] = ['4 Bakers Dozen', '0 Baker', '2 Charlie'];
    expect(read([unknown, '1 Able', count, ambiguous, 'Baking'].join('\n'))).toEqual({
      cards: [{ card: '1-1', count: 1 }],
      faults: [
        {
          line: 1,
          code: 'deck-text.unknown-card',
          message: expect.stringContaining('"Bakers Dozen"') as unknown,
          count: 4,
          candidates: [],
        },
        { line: 3, code: 'deck-text.count', message: expect.stringContaining('not 0') as unknown, candidates: [] },
        {
          line: 4,
          code: 'deck-text.ambiguous-card',
          message: expect.stringContaining('"Charlie"') as unknown,
          count: 2,
          candidates: [
            { id: '1-3', name: 'Charlie - Of Two' },
            { id: '1-4', name: 'Charlie - Of Three' },
          ],
        },
        {
          line: 5,
          code: 'deck-text.unknown-card',
          message: expect.stringContaining('"Baking"') as unknown,
          count: 1,
          candidates: [],
        },
      ],
    });
    expect(read('1 Zulu').faults[0]?.candidates.map(({ id }) => id)).toEqual(['3-1', '3-2']);
    expect(read('1 Zulu (3-2)').cards).toEqual([{ card: '3-2', count: 1 }]);
    expect(read('Char').faults[0]?.candidates.map(({ id }) => id)).toEqual(['1-3', '1-4']);
  });

  it('costs no more than its lines, however they are', () => {
    const lines = (count: number) => Array.from({ length: count }, () => '1 Baker').join('\n');
    expect(read(lines(LINES_MAX)).faults).toEqual([]);
    expect(read(lines(LINES_MAX + 5)).faults).toMatchObject([
      { line: LINES_MAX + 1, code: 'deck-text.too-many-lines' },
    ]);
    for (const long of [`1 a${' '.repeat(19_000)}b`, `1 ${'a x'.repeat(6_000)}`, `a${':'.repeat(19_000)}`]) {
      const [fault] = read(long).faults;
      expect([fault?.code, (fault?.message.length ?? 0) < 150]).toEqual(['deck-text.unknown-card', true]);
    }
    // No more of a heading is read than of another line: putting marks on one letter in order takes their number
    // squared.
    const heading = (before: string) => read(`# ${before} champion\n1 Baker`).cards;
    expect(heading('main '.repeat(30))).toEqual([{ card: '1-2', count: 1, zone: 'champion' }]);
    expect(heading(`a${'\u0315\u0300'.repeat(9_900)}`)).toEqual([{ card: '1-2', count: 1 }]);
  });
});

it.each(games)('reads the decks that come with %s by names and ids', async (game) => {
  const rules = rulesFor(game);
  if (rules === undefined) throw new Error(`${game} is a game`);
  for (const deck of Object.values(builtInDecks(game))) {
    const lines = deck.map(({ card: id, count, zone }) => {
      const definition = rules.cardSet.cards[id];
      if (definition === undefined) throw new Error(`${id} is no card of ${game}`);
      return `${zone === undefined ? 'Deck' : zone}:\n${count} ${nameOf(game, definition)} (${id})`;
    });
    const { cards, faults } = (await readerOf(rules))(lines.join('\n'));
    expect({ cards: canonicalLines(cards), faults }).toEqual({ cards: canonicalLines(deck), faults: [] });
  }
});
