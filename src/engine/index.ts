/** The engine's door: everything outside `src/engine` imports from here. */
import { lorcanaCards, lorcanaDecks, lorcanaGame } from './games/lorcana/index.js';
import {
  cardSetOf,
  makeRules,
  type CardDefinition,
  type CardSet,
  type GameDefinition,
  type Rulebook,
  type Rules,
} from './kernel/index.js';

export {
  canonicalJson,
  cardSetOf,
  citationText,
  commitment,
  entryMatches,
  entryText,
  masterSeed,
  tally,
  worthOf,
  type Answer,
  type CardDefinition,
  type CardSet,
  type Citation,
  type Command,
  type Decided,
  type DeckEntry,
  type DeckFault,
  type GameSetup,
  type GameStatistics,
  type GameState,
  type Json,
  type JsonRecord,
  type LegalAnswers,
  type LogEntry,
  type Observer,
  type OpenDecision,
  type OpenedPosition,
  type Outcome,
  type PositionFault,
  type PositionRejected,
  type Rejection,
  type Rule,
  type Rulebook,
  type Rules,
  type Seat,
  type Session,
  type View,
  type Viewer,
} from './kernel/index.js';

/** A game with the cards and decks that come with it. One line for each game. */
const GAMES: readonly GameWithCards[] = [{ definition: lorcanaGame, cards: lorcanaCards, decks: lorcanaDecks }];

type GameWithCards = {
  readonly definition: GameDefinition;
  readonly cards: Parameters<typeof cardSetOf>[0];
  readonly decks: { readonly [name: string]: readonly { readonly card: string; readonly count: number }[] };
};

/** The ids of all games. */
export const games: readonly string[] = GAMES.map(({ definition }) => definition.id);

/** The rulebooks of all games, for audits and tools. */
export const rulebooks: readonly Rulebook[] = GAMES.map(({ definition }) => definition.rulebook);

/** The card set that comes with a game; undefined for an unknown game. */
export const builtInCards = (game: string): CardSet | undefined => builtIn.get(game)?.cardSet;

/** Decks that come with a game, by name. */
export const builtInDecks = (game: string): GameWithCards['decks'] =>
  GAMES.find(({ definition }) => definition.id === game)?.decks ?? {};

/** The rules of a game with its own card set; undefined for an unknown game. */
export const rulesFor = (game: string): Rules | undefined => builtIn.get(game);

/** The rules of a game with its own card set and more definitions, such as a position brings along. */
export const rulesWith = (game: string, more: readonly CardDefinition[]): Rules | undefined => {
  const found = GAMES.find(({ definition }) => definition.id === game);
  return found && makeRules(found.definition, cardSetOf([...found.cards, ...more]));
};

const builtIn: ReadonlyMap<string, Rules> = new Map(
  GAMES.map(({ definition, cards }) => [definition.id, makeRules(definition, cardSetOf(cards))]),
);
