import type { CardDefinition, DeckEntry } from '../kernel/index.js';

/** How players and their programs write decks of one game, beside what the lists of all games have in common. */
export interface DeckLists {
  /** Zones of a deck by the headings above their cards, in small letters: `limit break`. */
  readonly zones: { readonly [heading: string]: string };
  /** Words of headings above cards that come by themselves and are in no deck, in small letters. */
  readonly implied: readonly string[];
  /** Headings above cards that the list has named before, in small letters: `first five`. */
  readonly repeated: readonly string[];
  /** Types of cards that lists name in brackets behind the cards that belong to them: `phoenixborn`. */
  readonly owners: readonly string[];
  /** The ids that a printed code can mean, such as `20-040L`; none if the text is no code of this game. */
  codes(code: string): readonly string[];
  /** Further names of cards, by their id: those that depend on the other cards of the set. */
  alsoNamed(cards: readonly CardDefinition[]): ReadonlyMap<string, readonly string[]>;
  /** What all printings of a card share; undefined if only cards that show the same are printings of one card. */
  readonly identity: (card: CardDefinition) => string | undefined;
  /** The lines of a list that a deck code contains; undefined if the text is not a deck code. */
  decode(text: string): readonly string[] | undefined;
  /** Puts cards into the zones that lists leave out. Cards that the game does not know stay as they are. */
  place(lines: readonly DeckEntry[], cardOf: (id: string) => CardDefinition | undefined): readonly DeckEntry[];
}

/** The lists of a game whose decks have one zone, and whose cards have no codes but their ids. */
export const plainDeckLists: DeckLists = {
  zones: {},
  implied: [],
  repeated: [],
  owners: [],
  codes: () => [],
  alsoNamed: () => new Map(),
  identity: () => undefined,
  decode: () => undefined,
  place: (lines) => lines,
};
