import { type CardDefinition, cardReport, type CardReport, type CardSet, type Rules } from '../../../engine/index.js';
import { type CardTotals } from './card-set.js';

/** A card's public facts, as its game describes them, and how much of it the engine carries out. */
export type CardFacts = Pick<CardReport, 'id' | 'status' | 'unscripted'> & Readonly<Record<string, unknown>>;

/** Worked out once for as long as the rules are in memory. */
const listed = new WeakMap<Rules, readonly CardFacts[]>();

/** The cards of a set as they are listed, by id. Their abilities are the engine's own words and stay there. */
export function cardList(rules: Rules): readonly CardFacts[] {
  const known = listed.get(rules) ?? Object.values(rules.cardSet.cards).map(factsOf(rules.game)).sort(byId);
  listed.set(rules, known);
  return known;
}

export function totalsOf(game: string, { cards }: CardSet): CardTotals {
  const statuses = Object.values(cards).map((card) => reportOf(game, card).status);
  const of = (status: CardReport['status']): number => statuses.filter((each) => each === status).length;
  return { cards: statuses.length, scripted: of('scripted'), partly: of('partly'), unscripted: of('unscripted') };
}

const factsOf =
  (game: string) =>
  (card: CardDefinition): CardFacts => {
    const { abilities: _abilities, ...facts } = card;
    const { status, unscripted } = reportOf(game, card);
    return { ...facts, status, unscripted };
  };

function reportOf(game: string, card: CardDefinition): CardReport {
  const report = cardReport(game, card);
  if (report === undefined) throw new Error(`${game} is a game, for it has cards`);
  return report;
}

const byId = (a: CardFacts, b: CardFacts): number => (a.id < b.id ? -1 : 1);
