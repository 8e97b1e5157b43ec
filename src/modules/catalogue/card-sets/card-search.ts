import type { CardReport, Rules } from '../../../engine/index.js';
import { costOf, type Face, layoutOf } from '../../../engine/looks.js';
import { type CardFacts, factsOf, idsOf } from './card-set.js';
import { inTurns } from './card-set-rules.js';

/** What is asked of cards; what is absent is not asked. */
export interface CardSearch {
  /** Words, each of which occurs in the name, the line of types or our paraphrase. Case does not matter. */
  readonly text?: string | undefined;
  readonly type?: string | undefined;
  /** An ink, an element, a magic, a domain. */
  readonly colour?: string | undefined;
  readonly keyword?: string | undefined;
  readonly costMin?: number | undefined;
  readonly costMax?: number | undefined;
  readonly status?: CardReport['status'] | undefined;
  /** Only these cards. */
  readonly ids?: readonly string[] | undefined;
}

/** What of a card is searched. */
interface Searched {
  readonly facts: CardFacts;
  readonly face: Face | null;
  readonly words: string;
  readonly cost: number | null;
}

/**
 * Put together once for as long as the rules are in memory: a search reads a few thousand short texts then, and no
 * more.
 */
const searched = new WeakMap<Rules, Promise<readonly Searched[]>>();

/** Those that are found after that id, the first so many of them, in the order of their ids. */
export async function searchCards(
  rules: Rules,
  search: CardSearch,
  after: string,
  most: number,
): Promise<readonly CardFacts[]> {
  const known = searched.get(rules) ?? prepare(rules);
  searched.set(rules, known);
  const fits = fitting(search);
  const found: CardFacts[] = [];
  for (const card of await known) {
    if (found.length === most) break;
    if (card.facts.id > after && fits(card)) found.push(card.facts);
  }
  return found;
}

async function prepare(rules: Rules): Promise<readonly Searched[]> {
  return inTurns(prepared(rules, await layoutOf(rules.game)));
}

/** A card at a time: a set may have ten thousand. */
function* prepared(
  rules: Rules,
  layout: Awaited<ReturnType<typeof layoutOf>>,
): Generator<void, readonly Searched[], void> {
  const all: Searched[] = [];
  for (const id of idsOf(rules)) {
    const card = rules.cardSet.cards[id];
    if (card === undefined) continue;
    const [facts, face] = [factsOf(rules.game, card), layout?.face(card) ?? null];
    const texts = [id, facts['name'], face?.name, face?.subtitle, ...(face?.line ?? []), face?.text];
    const words = plain(texts.filter((text) => typeof text === 'string').join('\n'));
    all.push({ facts, face, words, cost: face === null ? null : costOf(face) });
    yield;
  }
  return all;
}

function fitting({ text, type, colour, keyword, costMin, costMax, status, ids }: CardSearch) {
  const words = plain(text ?? '')
    .split(' ')
    .filter((word) => word !== '');
  const asked = ids && new Set(ids);
  return ({ facts, face, words: own, cost }: Searched): boolean =>
    (asked === undefined || asked.has(facts.id)) &&
    (status === undefined || facts.status === status) &&
    (type === undefined || face?.type === type) &&
    (colour === undefined || face?.colours.includes(colour) === true) &&
    (keyword === undefined || face?.keywords.some((each) => each.keyword === keyword) === true) &&
    (costMin === undefined || (cost !== null && cost >= costMin)) &&
    (costMax === undefined || (cost !== null && cost <= costMax)) &&
    words.every((word) => own.includes(word));
}

/** Letters without their case and marks, and one kind of quotation mark: as people type names. */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll(/[‘’ʼ]/g, "'")
    .replaceAll(/[‐-―]/g, '-')
    .toLowerCase();
