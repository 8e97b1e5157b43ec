/** Tables and decks by chance: for how many, in which format, in which teams, and what legal cards they bring. */
import { builtInDecks, type DeckEntry, type Rules } from '../../src/engine/index.js';
import type { Pick } from './random-game.js';

type Deck = readonly DeckEntry[];
type Table = {
  readonly format: string;
  readonly teams?: readonly (readonly string[])[];
  readonly seats: readonly string[];
};

/** A table of so many seats in the first format of the game; where formats say how many play, in one for so many. */
export const tableOf = (rules: Rules, count: number, seed = 0): Table => {
  const fitting = rules.formats.filter((one) => {
    const { min, max } = rules.seats.of?.[one] ?? { min: 0, max: 0 };
    return rules.deckFormat(one) === null && min <= count && count <= max;
  });
  return tableIn(rules, fitting[Math.floor(seed / 3) % fitting.length] ?? rules.formats[0] ?? '', count);
};

/** Who plays together sits together, so that the decks of a pair are in one team. */
export const tableIn = (rules: Rules, format: string, count: number): Table => {
  const seats = Array.from({ length: count }, (_, index) => `p${index + 1}`);
  const { formats = [], needed = { of: count } } = rules.compiled.game.teams ?? {};
  if (!formats.includes(format)) return { format, seats };
  return {
    format,
    seats,
    teams: seats.flatMap((_, at) => (at % needed.of === 0 ? [seats.slice(at, at + needed.of)] : [])),
  };
};

/** Whether what they bring may be in one team. */
export const mayPlayTogether = (
  { compiled, cardSet }: Rules,
  { seats, teams = [] }: Table,
  decks: readonly Deck[],
): boolean =>
  teams.every((team) => {
    const theirs = decks.filter((_, at) => team.includes(seats[at] ?? ''));
    return (compiled.game.refuseTeam?.(theirs, (id) => cardSet.cards[id]) ?? null) === null;
  });

/** A deck of cards taken in this order; null if that does not succeed. */
export const legalDeck = (rules: Rules, cards: readonly string[], pick: Pick): Deck | null => {
  const [format = ''] = rules.formats;
  const faults: Faults = (cards) => rules.validateDeck(format, cards).map(({ code }) => code);
  return filledUp(faults, cards, [], pick) ?? filledUp(faults, cards, foundation(rules, faults, cards), pick);
};

type Faults = (cards: Deck) => readonly string[];

/**
 * What a deck must have of which the other cards depend: as long as a card mends a fault and brings no other, one of
 * it.
 */
const foundation = ({ game }: Rules, faults: Faults, cards: readonly string[]): Deck => {
  const named = Object.values(builtInDecks(game)).flatMap((deck) => deck.flatMap(({ zone }) => zone ?? []));
  const zones = [{}, ...[...new Set(named)].map((zone) => ({ zone }))];
  const lines = cards.flatMap((card) => zones.map((zone) => ({ card, count: 1, ...zone })));
  let deck: Deck = [];
  for (;;) {
    const before = new Set(faults(deck));
    const mending = lines.find((line) => {
      const after = new Set(faults([...deck, line]));
      return after.size < before.size && [...after].every((code) => before.has(code));
    });
    if (mending === undefined) return deck;
    deck = [...deck, mending];
  }
};

/** Adds cards as long as that brings no new kind of fault, until there is none; null if that does not succeed. */
const filledUp = (faults: Faults, cards: readonly string[], begun: Deck, pick: Pick): Deck | null => {
  const unfinished = new Set([...faults([]), ...faults(begun)]);
  let deck = begun;
  for (const card of cards) {
    // Fewer copies may be what fills a deck of a fixed size.
    const [longer = [], ...shorter] = copies(1 + pick(4)).map((count) => [...deck, { card, count }]);
    const finished = [longer, ...shorter].find((cards) => faults(cards).length === 0);
    if (finished !== undefined) return finished;
    if (faults(longer).every((code) => unfinished.has(code))) deck = longer;
  }
  return null;
};

/** That many, and each smaller number. */
const copies = (most: number): readonly number[] => Array.from({ length: most }, (_, fewer) => most - fewer);
