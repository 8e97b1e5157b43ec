import type { CardDefinition } from '../game/decks.js';
import { shown, type Fault } from '../json/branch.js';
import { isPlainRecord } from '../json/json.js';
import { pointer, type SchemaDocument } from '../json/schema.js';
import { validate, type SchemaLimits } from '../json/validate.js';
import { nameFaults } from './names.js';

/** What a card may be at most. The richest printed one has less than a tenth of it. */
const CARD_LIMITS: SchemaLimits = { nesting: 32, nodes: 1_000, faults: 20 };

/** Cards that one document may bring along. */
const CARDS_MAX = 1_000;

const FAULTS_MAX = 100;

export type CardsRead =
  | { readonly kind: 'cards'; readonly cards: readonly CardDefinition[] }
  | { readonly kind: 'faults'; readonly faults: readonly Fault[] };

/**
 * Card definitions from outside: each must be valid by the language, use no name that nothing gives, and have an id
 * that is not `taken` by a card which is there already. Every fault has a path from the list on,
 * `/0/abilities/1/effect/do`.
 */
export const readCards = (
  language: SchemaDocument,
  value: unknown,
  taken: (id: string) => boolean,
  path = '',
): CardsRead => {
  if (!Array.isArray(value)) return { kind: 'faults', faults: [{ path, message: `a list, not ${shown(value)}` }] };
  const list: readonly unknown[] = value;
  if (list.length > CARDS_MAX) {
    return { kind: 'faults', faults: [{ path, message: `at most ${CARDS_MAX} cards, not ${list.length}` }] };
  }
  const faults: Fault[] = [];
  const cards: CardDefinition[] = [];
  const ids = new Set<string>();
  for (let index = 0; index < list.length && faults.length < FAULTS_MAX; index += 1) {
    const at = pointer(path, index);
    const card = list[index];
    const own = cardFaults(language, card, at);
    faults.push(...own);
    if (!isValid(card, own)) continue;
    if (taken(card.id))
      faults.push({ path: `${at}/id`, message: `a card that comes with the game has the id ${card.id}` });
    if (ids.has(card.id)) faults.push({ path: `${at}/id`, message: `another card of the list has the id ${card.id}` });
    ids.add(card.id);
    cards.push(card);
  }
  return faults.length > 0 ? { kind: 'faults', faults } : { kind: 'cards', cards };
};

/**
 * A card that some build has stored; undefined if it is not in the language. Fields that are refused today because they
 * do nothing are accepted: recorded matches pin such cards.
 */
export const readStoredCard = (language: SchemaDocument, card: unknown): CardDefinition | undefined =>
  isValid(card, cardFaults(language, card, '', { ...CARD_LIMITS, accepted: true })) ? card : undefined;

const cardFaults = (language: SchemaDocument, card: unknown, path: string, limits = CARD_LIMITS): readonly Fault[] => {
  const faults = validate(language, card, limits, path);
  return faults.length > 0 ? faults : [...nameFaults(language, card, path), ...sameNames(card, `${path}/abilities`)];
};

/** Players and log distinguish the abilities of a card by name. */
const sameNames = (card: unknown, path: string): readonly Fault[] => {
  const abilities: readonly unknown[] =
    isPlainRecord(card) && Array.isArray(card['abilities']) ? card['abilities'] : [];
  const names = abilities.map((ability) => (isPlainRecord(ability) ? ability['name'] : undefined));
  return names.flatMap((name, index) =>
    names.indexOf(name) < index
      ? [{ path: `${pointer(path, index)}/name`, message: `another ability of the card has the name ${shown(name)}` }]
      : [],
  );
};

/** That nothing was found wrong with it is what makes it a definition; every language asks for `id` and `abilities`. */
const isValid = (card: unknown, faults: readonly Fault[]): card is CardDefinition =>
  isPlainRecord(card) && faults.length === 0;
