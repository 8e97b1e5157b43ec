import { nameKey } from './card-names.js';
import type { ListTerms } from './list-terms.js';

/** A line that says what the next lines are. */
export interface Heading {
  /**
   * `beside`: cards that are not in the deck; `implied`: cards that come by themselves; `repeated`: cards that the list
   * has named before.
   */
  readonly of: 'deck' | 'beside' | 'implied' | 'repeated' | 'unknown';
  readonly title: string;
  readonly zone?: string;
  /** The types of cards that it names. */
  readonly types: readonly string[];
  /** Whether it names a part of a deck, as a type does. */
  readonly isPart: boolean;
  /** The text after its colon: one card or several. */
  readonly value: string;
}

/** Words for cards that are not in the deck: what is put in between games, or thought about. */
const BESIDE = new Set([
  ...['sideboard', 'side', 'sb', 'maybeboard', 'maybe', 'considering', 'wishlist', 'bench', 'scratchpad'],
  ...['备牌', '候补'],
]);
/** Words for cards that come by themselves in every game. */
const IMPLIED = new Set(['token', 'tokens', '指示物']);
/** Words for the deck, and for whatever says no more of its cards. */
const DECK = new Set([
  ...['main', 'deck', 'maindeck', 'mainboard', 'decklist', 'list', 'card', 'cards', 'total', 'other', 'others', 'the'],
  ...['卡组', '主卡组', '牌组', '主牌组', '主牌', '张'],
]);
/** Words for a part of a deck that are no type of card in every game. A sideboard may have such a part, too. */
const PART = new Set([
  ...['unit', 'units', 'spell', 'spells', 'song', 'songs', 'upgrade', 'upgrades', 'inkable', 'uninkable', 'pool'],
]);

/** What is set apart as a heading: `# Title`, `[Title]`, `**Title**`, `== Title ==`. */
const SET_APART = [/^#+([^#].*)$/, /^\[(.*)\]$/, /^\*\*(.*)\*\*$/, /^={1,9}([^=]+)={1,9}$/];
/** The number of cards in a heading: `(12)`, `- 12 cards`, `[30/30]`. */
const NUMBER = /[\s([{-]{0,3}\d{1,4}(?:\s?\/\s?\d{1,4})?\s?(?:cards?|张)?[)\]}]?$/i;

/** The heading in a line; undefined if the line is none. */
export function headingIn(said: string, terms: ListTerms): Heading | undefined {
  const apart = SET_APART.map((shape) => shape.exec(said)?.[1]).find((text) => text !== undefined);
  const text = apart ?? said;
  const colon = text.indexOf(':');
  const whole = colon > 0 ? text.slice(0, colon) : text;
  const title = whole.replace(NUMBER, '').trim();
  const after = colon > 0 ? text.slice(colon + 1).trim() : '';
  const value = NUMBER.exec(after)?.[0] === after ? '' : after;
  const meant = meaningOf([whole, title].map(nameKey), terms);
  if (meant !== undefined && !/^\d/.test(text)) return { ...meant, title, value };
  const isHeading = apart !== undefined || (colon > 0 && value === '' && !/^\d/.test(said));
  return isHeading ? { of: 'unknown', title, types: [], isPart: true, value: '' } : undefined;
}

/** By its words, which must all be known: with the figure behind it, which may belong to it (`First 5`), or without. */
function meaningOf(
  [whole = '', key = '']: readonly string[],
  terms: ListTerms,
): Pick<Heading, 'of' | 'zone' | 'types' | 'isPart'> | undefined {
  if (key === '') return undefined;
  const words = key.split(' ');
  const plain = { types: [], isPart: false };
  if ([whole, key].some((each) => terms.repeated.has(withoutDeck(each)))) return { of: 'repeated', ...plain };
  if (words.some((word) => BESIDE.has(word))) return { of: 'beside', ...plain };
  if (words.some((word) => IMPLIED.has(word) || terms.implied.has(word))) return { of: 'implied', ...plain };
  const zones = partsIn(key, terms.zones);
  const types = partsIn(key, terms.types);
  const said = new Set([...zones, ...types].flatMap(([name]) => name.split(' ')));
  if (!words.every((word) => DECK.has(word) || PART.has(word) || said.has(word))) return undefined;
  const [[, zone] = []] = zones;
  const isPart = types.length > 0 || words.some((word) => PART.has(word));
  return { of: 'deck', types: types.map(([, type]) => type), isPart, ...(zone !== undefined && { zone }) };
}

/** `first five cards` as `first five`. */
const withoutDeck = (key: string): string =>
  key
    .split(' ')
    .filter((word) => !DECK.has(word))
    .join(' ');

/** The longest first: `conjured alteration spell` before `alteration spell`. */
const partsIn = (key: string, names: ReadonlyMap<string, string>): readonly (readonly [string, string])[] =>
  [...names]
    .filter(([name]) => ` ${key} `.includes(` ${name} `))
    .toSorted(([one], [other]) => other.length - one.length)
    .filter(([name], at, all) => !all.slice(0, at).some(([longer]) => longer.includes(name)));
