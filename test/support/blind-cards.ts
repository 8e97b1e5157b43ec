/**
 * Cards that nobody would print: their abilities have players choose, order, divide and move what they do not see, by
 * whatever words the language has for it. Everything follows from the picks.
 */
import { type CardDefinition, type Json, type JsonRecord, readCards } from '../../src/engine/index.js';
import { oneOf, type Pick } from './random-game.js';

export type BlindTable = { readonly cards: readonly CardDefinition[]; readonly seat: JsonRecord };

interface Words {
  /** Where cards lie that not everybody sees, beside the deck. */
  readonly zones: readonly string[];
  readonly qualities: readonly JsonRecord[];
  /** What is done with the cards named `a`. */
  readonly acts: readonly Json[];
  /** What some cards do in any case: questions that chance comes upon seldom. */
  readonly sure: readonly Json[];
  readonly card: (id: string, effect: Json, target: JsonRecord | null) => JsonRecord;
  readonly table: (names: readonly string[], pick: Pick) => JsonRecord;
}

/** Five cards with such an ability, and a seat that has them where they can be used. */
export const blindTable = (game: string, pick: Pick): BlindTable => {
  const words = WORDS[game];
  if (words === undefined) throw new Error(`no hidden cards are listed for ${game}`);
  const cards = NAMES.map((id, index) =>
    readable(game, () => words.card(id, words.sure[index] ?? effectBy(words, pick), targetBy(words, pick))),
  );
  return { cards, seat: words.table(NAMES, pick) };
};

const NAMES = ['blind-1', 'blind-2', 'blind-3', 'blind-4', 'blind-5'];

/** Not all that these words can say is taken by the language. */
const readable = (game: string, draft: () => JsonRecord): CardDefinition => {
  for (let tries = 0; tries < 200; tries += 1) {
    const read = readCards(game, [draft()]);
    if (read.kind === 'cards' && read.cards[0] !== undefined) return read.cards[0];
  }
  throw new Error(`no blind card of ${game} can be read`);
};

const whereBy = ({ zones }: Words, pick: Pick): JsonRecord => ({
  zone: oneOf(pick, zones),
  ...oneOf(pick, [{}, { of: 'you' }, { of: 'opponents' }, { of: 'opponents' }]),
});

/**
 * Only who chooses asks what a card is: what is taken by what it is without a choice everybody sees, and who searches a
 * deck sees it.
 */
const askingBy = (words: Words, from: JsonRecord, pick: Pick): JsonRecord => ({
  ...from,
  ...(pick(3) === 0 && oneOf(pick, words.qualities)),
});

const chooseBy = (words: Words, pick: Pick, from = whereBy(words, pick)): JsonRecord => ({
  do: 'choose',
  from: askingBy(words, from, pick),
  min: pick(2),
  max: 1 + pick(3),
  as: 'a',
});

/** Names some cards `a`. */
const namingBy = (words: Words, pick: Pick): Json =>
  oneOf(pick, [
    () => chooseBy(words, pick),
    () => chooseBy(words, pick),
    () => chooseBy(words, pick),
    () => ({ do: 'all', from: whereBy(words, pick), as: 'a' }),
    () => ({ do: 'at-random', from: whereBy(words, pick), count: 1 + pick(2), as: 'a' }),
    () => ({ do: 'top-of-deck', count: 2 + pick(2), as: 'a' }),
    () => ({
      do: 'sequence',
      of: [{ do: 'top-of-deck', count: 3, as: 'top' }, chooseBy(words, pick, { zone: 'deck', bound: 'top' })],
    }),
    () => ({
      do: 'each-chooses',
      of: oneOf(pick, ['all', 'opponents']),
      choice: { ...chooseBy(words, pick), who: 'player' },
    }),
  ])();

const effectBy = (words: Words, pick: Pick): Json => {
  const seen = (): Json[] => (pick(4) === 0 ? [{ do: oneOf(pick, ['look-at', 'reveal']), objects: 'a' }] : []);
  const step = (): Json[] => [namingBy(words, pick), ...seen(), oneOf(pick, words.acts)];
  const of = [...step(), ...(pick(2) === 0 ? step() : [])];
  const effect: Json = { do: 'sequence', of };
  return pick(6) === 0 ? { do: 'may', effect } : effect;
};

/** What is chosen as the ability is announced, where the game knows that. */
const targetBy = (words: Words, pick: Pick): JsonRecord | null =>
  pick(3) === 0 ? { from: askingBy(words, whereBy(words, pick), pick), min: pick(2), max: 1 + pick(2), as: 'a' } : null;

const TOP: Json = { do: 'top-of-deck', count: 3, as: 'a' };
const allOf = (from: JsonRecord): Json => ({ do: 'all', from, as: 'a' });
const inTurn = (...of: readonly Json[]): Json => ({ do: 'sequence', of });

const PILES: Json = {
  do: 'sequence',
  of: [
    { do: 'separate', objects: 'a', into: ['one', 'other'] },
    { do: 'put', objects: 'one', zone: 'hand' },
    { do: 'put', objects: 'other', zone: 'deck' },
  ],
};

const put = (zone: string, more: JsonRecord = {}): Json => ({ do: 'put', objects: 'a', zone, ...more });
const ON_DECK = [put('deck', { at: 'first' }), put('deck', { at: 'last' })];

const mixed = (pick: Pick, cards: readonly string[], count: number): readonly string[] =>
  Array.from({ length: count }, () => oneOf(pick, cards));

const LORCANA = ['1-7', '1-22', '1-27', '2-48', '3-32', '6-134', '4-30'];
const FFTCG = ['21-001', '21-010', '11-010', '12-005', '1-038', 'X-25'];
const LIMIT_BREAKS = ['22-112', '22-119', '23-125'];

const WORDS: { readonly [game: string]: Words } = {
  lorcana: {
    zones: ['hand', 'inkwell'],
    qualities: [
      { is: ['character'] },
      { isNot: ['character'] },
      { numbers: { cost: { min: 3 } } },
      { either: [{ is: ['action'] }, { keyword: 'shift' }] },
      { sameNameAs: 'self' },
    ],
    acts: [
      ...[...ON_DECK, put('hand'), put('inkwell'), put('inkwell', { exerted: true }), put('discard')],
      { do: 'discard', objects: 'a' },
      { do: 'put-under', objects: 'a' },
      { do: 'shuffle-in', objects: 'a' },
      { do: 'exert', objects: 'a' },
      { do: 'play-free', card: 'a' },
      { do: 'play', card: 'a' },
    ],
    sure: [
      inTurn(TOP, { do: 'put-under', objects: 'a' }),
      inTurn(allOf({ zone: 'inkwell', of: 'you' }), put('deck', { at: 'last' })),
    ],
    card: (id, effect) => ({
      id,
      name: id,
      inks: ['ruby'],
      cost: 1,
      inkable: true,
      type: 'item',
      classifications: [],
      keywords: [],
      abilities: [{ kind: 'activated', name: 'grope', costs: [{ pay: 'exert' }], effect }],
    }),
    table: (names, pick) => ({
      hand: mixed(pick, [...LORCANA, ...names], 4),
      play: [...names, '1-7'],
      inkwell: mixed(pick, LORCANA, 6),
      deck: mixed(pick, LORCANA, 9),
      discard: mixed(pick, LORCANA, 2),
    }),
  },
  fftcg: {
    zones: ['hand', 'removed', 'lb'],
    qualities: [{ is: ['forward'] }, { isNot: ['forward'] }, { numbers: { cost: { min: 3 } } }, { sameNameAs: 'self' }],
    acts: [
      ...[
        ...ON_DECK,
        put('hand'),
        put('removed', { faceDown: true }),
        put('removed', { faceDown: true }),
        put('break'),
      ],
      { do: 'discard', objects: 'a' },
      PILES,
    ],
    sure: [
      inTurn(TOP, PILES),
      inTurn(allOf({ zone: 'removed', of: 'you' }), put('deck', { at: 'first' })),
      inTurn(allOf({ zone: 'removed', of: 'opponents' }), PILES),
    ],
    card: (id, effect, target) => ({
      id,
      name: id,
      elements: ['fire'],
      cost: 1,
      categories: [],
      jobs: [],
      keywords: [],
      type: 'backup',
      generic: true,
      abilities: [
        {
          kind: 'activated',
          name: 'grope',
          costs: [{ pay: 'dull' }],
          effect,
          ...(target !== null && { targets: [target] }),
        },
      ],
    }),
    table: (names, pick) => ({
      hand: mixed(pick, [...FFTCG, ...names], 4),
      field: [...names],
      lb: mixed(pick, LIMIT_BREAKS, 3),
      removed: mixed(pick, FFTCG, 4).map((card) => ({ card, faceDown: true })),
      deck: mixed(pick, FFTCG, 10),
      break: mixed(pick, FFTCG, 2),
    }),
  },
};
