/**
 * Unprintable cards: their abilities have players choose, order, divide and move hidden cards, by every word that the
 * language has for it. Everything follows from the picks.
 */
import { type CardDefinition, type Json, type JsonRecord, readCards } from '../../src/engine/index.js';
import { kitOf, type BlindWords } from './games/kit.js';
import { oneOf, type Pick } from './random-game.js';

export type BlindTable = { readonly cards: readonly CardDefinition[]; readonly seat: JsonRecord };

/** Five cards with such an ability, and a seat that has them where they can be used. */
export const blindTable = (game: string, pick: Pick): BlindTable => {
  const words = kitOf(game).blind;
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

const whereBy = ({ zones }: BlindWords, pick: Pick): JsonRecord => ({
  zone: oneOf(pick, zones),
  ...oneOf(pick, [{}, { of: 'you' }, { of: 'opponents' }, { of: 'opponents' }]),
});

/**
 * Only who chooses asks what a card is: what is taken by what it is without a choice everybody sees, and who searches a
 * deck sees it.
 */
const askingBy = (words: BlindWords, from: JsonRecord, pick: Pick): JsonRecord => ({
  ...from,
  ...(pick(3) === 0 && oneOf(pick, words.qualities)),
});

const chooseBy = (words: BlindWords, pick: Pick, from = whereBy(words, pick)): JsonRecord => ({
  do: 'choose',
  from: askingBy(words, from, pick),
  min: pick(2),
  max: 1 + pick(3),
  as: 'a',
});

/** Names some cards `a`. */
const namingBy = (words: BlindWords, pick: Pick): Json =>
  oneOf(pick, [
    () => chooseBy(words, pick),
    () => chooseBy(words, pick),
    () => chooseBy(words, pick),
    () => ({ do: 'all', from: whereBy(words, pick), as: 'a' }),
    () => ({ do: 'at-random', from: whereBy(words, pick), count: 1 + pick(2), as: 'a' }),
    () => ({ do: 'top-of-deck', count: 2 + pick(2), as: 'a' }),
    () => ({
      do: 'sequence',
      of: [
        { do: 'top-of-deck', count: 3, as: 'top' },
        chooseBy(words, pick, { zone: words.deck ?? 'deck', bound: 'top' }),
      ],
    }),
    () => ({
      do: 'each-chooses',
      of: oneOf(pick, ['all', 'opponents']),
      choice: { ...chooseBy(words, pick), who: 'player' },
    }),
  ])();

const effectBy = (words: BlindWords, pick: Pick): Json => {
  const seen = (): Json[] => (pick(4) === 0 ? [{ do: oneOf(pick, ['look-at', 'reveal']), objects: 'a' }] : []);
  const step = (): Json[] => [namingBy(words, pick), ...seen(), oneOf(pick, words.acts)];
  const of = [...step(), ...(pick(2) === 0 ? step() : [])];
  const effect: Json = { do: 'sequence', of };
  return pick(6) === 0 ? { do: 'may', effect } : effect;
};

/** What is chosen as the ability is announced, where the game knows that. */
const targetBy = (words: BlindWords, pick: Pick): JsonRecord | null =>
  pick(3) === 0 ? { from: askingBy(words, whereBy(words, pick), pick), min: pick(2), max: 1 + pick(2), as: 'a' } : null;
