import { type CardDefinition, cardReport, type CardReport, type CardSet, type Rules } from '../../../engine/index.js';

/** How many cards a set has, and how many of them the engine plays wholly, partly, or not at all by itself. */
export interface CardTotals {
  readonly cards: number;
  readonly scripted: number;
  readonly partly: number;
  readonly unscripted: number;
}

/** A card set without its cards. It never changes: other cards are another set. */
export interface CardSetFacts {
  readonly game: string;
  /** SHA-256 of the canonical JSON of the cards. */
  readonly hash: string;
  /** Imported sets count from 1 in each game; 0 is one that came with a release. */
  readonly version: number;
  readonly totals: CardTotals;
  readonly storedAt: string;
  /** The import that brought it; null for one that came with a release. */
  readonly source: CardSetSource | null;
}

/** A card set, and whether new matches are played with it. */
export interface ListedCardSet extends CardSetFacts {
  readonly isCurrent: boolean;
}

export interface CardSetSource {
  readonly importId: string;
  readonly format: string;
  readonly fileName: string | null;
  readonly fileSha256: string;
}

/** A card's public facts, as its game describes them, and how much of it the engine carries out. */
export type CardFacts = Pick<CardReport, 'id' | 'status' | 'unscripted'> & Readonly<Record<string, unknown>>;

/** Sorted once for as long as the rules are in memory. */
const sorted = new WeakMap<Rules, readonly string[]>();

/** The cards of a set, in the order of lists. */
export function idsOf(rules: Rules): readonly string[] {
  const ids = sorted.get(rules) ?? Object.keys(rules.cardSet.cards).sort();
  sorted.set(rules, ids);
  return ids;
}

export function totalsOf(game: string, { cards }: CardSet): CardTotals {
  const statuses = Object.values(cards).map((card) => reportOf(game, card).status);
  const of = (status: CardReport['status']): number => statuses.filter((each) => each === status).length;
  return { cards: statuses.length, scripted: of('scripted'), partly: of('partly'), unscripted: of('unscripted') };
}

/** The abilities of a card are the engine's own words and stay there. */
export function factsOf(game: string, card: CardDefinition): CardFacts {
  const { abilities: _abilities, ...facts } = card;
  const { status, unscripted } = reportOf(game, card);
  return { ...facts, status, unscripted };
}

/** With whatever tells it from other cards of the same name. */
export const nameOf = (game: string, card: CardDefinition): string => reportOf(game, card).name;

function reportOf(game: string, card: CardDefinition): CardReport {
  const report = cardReport(game, card);
  if (report === undefined) throw new Error(`${game} is a game, for it has cards`);
  return report;
}
