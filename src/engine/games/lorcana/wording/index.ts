/** The grammar of printed Lorcana texts. */
import { isList, isRecord, readCards, type Json, type JsonRecord } from '../../../kernel/index.js';
import { grammarOf, type Atom, type Dialect } from '../../../wording/index.js';
import { lorcanaLanguage } from '../language/index.js';
import { abilities } from './abilities.js';
import { amounts } from './amounts.js';
import { changes } from './changes.js';
import { compounds } from './compounds.js';
import { conditions } from './conditions.js';
import { effects } from './effects.js';
import { events } from './events.js';
import { moving } from './moving.js';
import { nouns } from './nouns.js';
import { objects } from './objects.js';
import { players } from './players.js';
import { sentences } from './sentences.js';

const isCapital = (token = ''): boolean => /^\p{Lu}/u.test(token);
/** Small words inside names. */
const SMALL: readonly string[] = ['of', 'the', "'n'", 'de', 'von', 'and'];
const NAME_MAX = 8;

/** A classification: one word or two, with capitals. */
const classification: Atom = {
  read: (tokens, at) =>
    [1, 2].flatMap((length) => {
      const words = tokens.slice(at, at + length);
      return words.length === length && words.every(isCapital) ? [{ length, value: words.join(' ') }] : [];
    }),
  write: (value) => (typeof value === 'string' && isCapital(value) ? value : undefined),
};

/** A name begins and ends with a capital. */
const name: Atom = {
  read: (tokens, at) => {
    const words = tokens.slice(at, at + NAME_MAX);
    const end = words.findIndex((word) => !isCapital(word) && !SMALL.includes(word));
    const longest = end < 0 ? words.length : end;
    return Array.from({ length: longest }, (_, index) => index + 1).flatMap((length) =>
      isCapital(words[0]) && isCapital(words[length - 1]) ? [{ length, value: words.slice(0, length).join(' ') }] : [],
    );
  },
  write: (value) => (typeof value === 'string' && isCapital(value) ? value : undefined),
};

const signedNotOne: Atom = {
  read: (tokens, at) => {
    const token = tokens[at] ?? '';
    return /^[+-]\d{1,3}$/.test(token) && token !== '+1' ? [{ length: 1, value: Number(token) }] : [];
  },
  write: (value) => (typeof value === 'number' && value !== 1 ? (value < 0 ? String(value) : `+${value}`) : undefined),
};

const { clause: ownClauses = [] } = effects;
const grammar = grammarOf({
  phrases: {
    ...nouns,
    ...amounts,
    ...conditions,
    ...changes,
    ...events,
    ...objects,
    ...effects,
    ...moving,
    ...players,
    ...sentences,
    ...compounds,
    ...abilities,
    clause: [...ownClauses, { text: '{c:moving-clause}', means: '$c' }, { text: '{c:player-clause}', means: '$c' }],
  },
  series: {
    clauses: { item: 'clause', by: [', then', 'and', 'then'] },
    'their-clauses': { item: 'their-clause', by: ['and', ', then'] },
    effect: { item: 'sentence', final: 'final', by: ['.', '. then ,', '. then'] },
    after: { first: 'opening', item: 'sentence', final: 'final', by: ['.', '. then ,', '. then'] },
  },
  atoms: { class: classification, name, 'signed-not-one': signedNotOne },
});

/** Abilities that are read are named by what makes them due. */
const nameOf = (ability: JsonRecord): string => {
  const { kind, on } = ability;
  if (kind === 'static') return 'modifies';
  if (kind === 'cost') return 'affects' in ability ? 'price' : 'own-price';
  if (kind === 'activated') return 'use';
  const [first = null] = on !== undefined && isList(on) ? on : [on];
  const event = isRecord(first) && typeof first['event'] === 'string' ? first['event'] : '';
  const known = NAMES[event];
  if (kind === 'triggered') return known ?? 'when';
  return kind === 'replacement' ? 'enters-play' : 'forbids';
};

const NAMES: { readonly [event: string]: string } = {
  played: 'when-played',
  quested: 'when-quests',
  challenged: 'when-challenged',
  banished: 'when-banished',
  damageDealt: 'when-damaged',
  damageRemoved: 'when-healed',
  turnBegan: 'start-of-turn',
  turnEnding: 'end-of-turn',
  putInto: 'when-returned',
  sung: 'when-sings',
  moved: 'when-moved',
  exerted: 'when-exerted',
  readied: 'when-readied',
  drawn: 'when-you-draw',
  discarded: 'when-you-discard',
  inked: 'when-inked',
};

const roles = {
  /** "This card" is the top card of a stack (10.8.6). */
  card: { banished: 'top' },
  challenger: { challenged: 'object' },
  location: { moved: 'location' },
  /** The other character of the challenge in which one was banished. */
  inTheChallenge: { banished: 'with' },
};

/** A card of nothing but this text. */
const cardOf = (script: Json, category: string): unknown => {
  const printed = {
    id: 'A-1',
    name: 'A',
    inks: ['amber'],
    cost: 1,
    inkable: true,
    type: 'action',
    classifications: [],
    keywords: [],
  };
  return category === 'effect' ? { ...printed, abilities: [], effect: script } : { ...printed, abilities: [script] };
};

/**
 * Keywords are settled before numbers are (the game's layers): what gives one by strength would see the printed
 * strength.
 */
const comesTooEarly = (ability: Json): boolean => {
  if (!isRecord(ability) || ability['kind'] !== 'static') return false;
  const { changes = null, ...asked } = ability;
  return (
    /"change":"(?:keyword|flag|grant)"/.test(JSON.stringify(changes)) &&
    /"(?:strength|willpower|lore)"/.test(JSON.stringify(asked))
  );
};

export const dialect: Dialect = {
  version: 'lorcana-wording/1',
  grammar,
  nameOf,
  roles,
  accepts: (script, category) =>
    !comesTooEarly(script) && readCards(lorcanaLanguage, [cardOf(script, category)], () => false).kind === 'cards',
};
