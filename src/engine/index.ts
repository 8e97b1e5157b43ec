/** The entry point of the engine: everything outside `src/engine` imports from here. */
import { GAMES } from './games/index.js';
import {
  cardSetInTurns,
  cardSetOf,
  isPlainRecord,
  makeRules,
  makeRulesInTurns,
  readCards as readCardsOf,
  readStoredCard as readStoredCardOf,
  shown,
  type CardDefinition,
  type CardSet,
  type CardsRead,
  type InTurns,
  type Observer,
  type OpenedPosition,
  type Rulebook,
  type Rules as KernelRules,
  type Schema,
  type SchemaDocument,
} from './kernel/index.js';
import { gameSchemas } from './schemas/index.js';
import {
  type CardReport,
  type DeckLists,
  type Imported,
  type Importing,
  type ImportRejected,
  type TextTools,
} from './catalogue/index.js';
import { type GamePackage } from './game-package.js';
import { type PenaltyRules } from './penalties/index.js';
import { openPosition as openDocument, type PositionRejected } from './positions/index.js';
import { type GameStatistics } from './statistics/index.js';
import { type TournamentRules } from './tournaments/index.js';

export {
  awaitedIn,
  canonicalJson,
  cardSetOf,
  citationText,
  commitment,
  described,
  entryShape,
  field,
  hashWith,
  isEffortExceeded,
  isInvariantViolation,
  isOutsideTheRules,
  knows,
  LIMITS,
  masterSeed,
  OUTSIDE_THE_RULES,
  seatsIn,
  textFingerprint,
  toEnd,
  zonesIn,
  type Answer,
  type AwaitedOutcome,
  type CardDefinition,
  type CardSet,
  type CardsRead,
  type Citation,
  type Command,
  type CorrectingAct,
  type Correction,
  type Corrections,
  type Decided,
  type DeckEntry,
  type DeckFault,
  type Entries as LogEntries,
  type Fault,
  type GameSetup,
  type UsedUp,
  type GameState,
  type Invocation,
  type Json,
  type JsonRecord,
  type LegalAnswers,
  type LogEntry,
  type Observer,
  type PublicAwaitedOutcome,
  type OpenDecision,
  type OpenedPosition,
  type Outcome,
  type Rejection,
  type Revealed,
  type Rewinding,
  type Rewound,
  type Rule,
  type RuleStatus,
  type Rulebook,
  type Schema,
  type SchemaDocument,
  type Seat,
  type Session,
  type Substitution,
  type ReportedOutcome,
  type View,
  type Viewer,
  type Views,
} from './kernel/index.js';
export { entrySchema } from './schemas/index.js';
export { fill, type Words } from './layouts/index.js';
export {
  entryMatches,
  entrySeat,
  fieldOf,
  type GameStatistics,
  type MomentDeclaration,
  type StatisticDeclaration,
  tally,
  textsAt,
  worthsOf,
} from './statistics/index.js';
export {
  PENALTIES,
  type Infraction,
  type MatchPenalty,
  type PenaltyKind,
  type PenaltyRules,
  suggestedPenalties,
  suggestedPenalty,
  type SuggestedPenalty,
} from './penalties/index.js';
export { type TablePolicy, type TournamentRules } from './tournaments/index.js';
export { type PositionRejected } from './positions/index.js';
export {
  type CardReport,
  type CardStatus,
  type DeckLists,
  type Imported,
  type ImportRejected,
  type ImportReport,
  type Odd,
  type ScriptsCompared,
  type Survey,
  type UnscriptedText,
} from './catalogue/index.js';

const gameOf = (game: string): GamePackage | undefined => GAMES.find(({ definition }) => definition.id === game);

/** The ids of all games. */
export const games: readonly string[] = GAMES.map(({ definition }) => definition.id);

/** The rulebooks of all games, for audits and tools. */
export const rulebooks: readonly Rulebook[] = GAMES.map(({ definition }) => definition.rulebook);

/** The card set that comes with a game; undefined for an unknown game. */
export const builtInCards = (game: string): CardSet | undefined => builtIn.get(game)?.cardSet;

/** Decks that come with a game, by name. */
export const builtInDecks = (game: string): GamePackage['decks'] => gameOf(game)?.decks ?? {};

/** What judges may impose in a game, and for what; undefined for an unknown game. */
export const penaltiesOf = (game: string): PenaltyRules | undefined => gameOf(game)?.penalties;

/** What judges of a game may impose for what; none for a game that has no guidelines. */
export const infractionsOf = (game: string): PenaltyRules['infractions'] => penaltiesOf(game)?.infractions ?? [];

/** How decks of a game are written; undefined for an unknown game. */
export const deckListsOf = (game: string): DeckLists | undefined => gameOf(game)?.deckLists;

/** How tournaments of a game are counted; undefined for an unknown game. */
export const tournamentRulesOf = (game: string): TournamentRules | undefined => gameOf(game)?.tournaments;

/** What the cards of a game may say, as a JSON Schema; undefined for an unknown game. */
export const cardLanguageOf = (game: string): SchemaDocument | undefined => gameOf(game)?.language;

/** The JSON Schemas of boards (`Board`) and logs (`LogEntry`) of a game, by name; empty for an unknown game. */
export const gameSchemasOf = (game: string): { readonly [name: string]: Schema } => {
  const found = gameOf(game);
  return found === undefined ? {} : gameSchemas(found);
};

/** The rules of a game, with the statistics of its games. */
export type Rules = KernelRules & { readonly statistics: GameStatistics };

/** The rules of a game with its own card set; undefined for an unknown game. */
export const rulesFor = (game: string): Rules | undefined => builtIn.get(game);

/** The rules of a game with its own card set and more definitions, which `readCards` has found valid. */
export const rulesWith = (game: string, more: readonly CardDefinition[]): Rules | undefined => {
  if (more.length === 0) return builtIn.get(game);
  const found = gameOf(game);
  return found && rulesOf(found, cardSetOf([...found.cards, ...more]));
};

/** The rules of a game with these cards alone, which an importer gave; undefined for an unknown game. */
export const rulesOfSet = (game: string, cards: readonly CardDefinition[]): Rules | undefined => {
  const found = gameOf(game);
  return found && rulesOf(found, cardSetOf(cards));
};

/** One card of a set that some build stored; undefined where it does not conform to the language of this build. */
export const readStoredCard = (game: string, value: unknown): CardDefinition | undefined => {
  const language = gameOf(game)?.language;
  return language && readStoredCardOf(language, value);
};

/**
 * The rules of a game with the cards of a set that some build stored, a card at a time; undefined for an unknown game,
 * and where one of them does not conform to the language of this build.
 */
export function* rulesOfStored(game: string, values: readonly unknown[]): InTurns<Rules | undefined> {
  const found = gameOf(game);
  if (found === undefined) return undefined;
  const cards: CardDefinition[] = [];
  for (const value of values) {
    const card = readStoredCard(game, value);
    if (card === undefined) return undefined;
    cards.push(card);
    yield;
  }
  return { ...(yield* makeRulesInTurns(found.definition, yield* cardSetInTurns(cards))), statistics: found.statistics };
}

/**
 * Card definitions from outside, for use beside those that come with the game: the definitions, or all their faults.
 */
export const readCards = (game: string, value: unknown, path = ''): CardsRead => {
  const found = gameOf(game);
  if (found === undefined) return { kind: 'faults', faults: [{ path: '/game', message: unknownGame }] };
  return readCardsOf(found.language, value, (id) => found.cards.some((card) => card.id === id), path);
};

/** The formats of card files that can be imported for a game. */
export const importFormats = (game: string): readonly string[] => Object.keys(gameOf(game)?.importers ?? {});

/**
 * A parsed card file as a card set: its cards, with the project's scripts where it has one for a card's text, beside
 * the project's own cards. The same records always make the same set. Oddities of records are in the report; a file
 * that is not of the format is rejected.
 */
export const importCards = (
  game: string,
  format: string,
  file: unknown,
  progress: (done: number, total: number) => void = () => undefined,
): Imported | ImportRejected => {
  const importing = importCardsInTurns(game, format, file);
  for (;;) {
    const { done, value } = importing.next();
    if (done === true) return value;
    progress(value.done, value.total);
  }
};

/**
 * The same, one record at a time, for callers that share the processor; the report compares with the cards `before`.
 */
export function* importCardsInTurns(
  game: string,
  format: string,
  file: unknown,
  before: readonly CardDefinition[] = [],
): Importing {
  const { importers = {} } = gameOf(game) ?? {};
  const importer = Object.hasOwn(importers, format) ? importers[format] : undefined;
  if (importer !== undefined) return yield* importer(file, before);
  const known = importFormats(game).join(', ') || 'none';
  return rejected([{ path: '', message: `unknown format ${shown(format)} for ${shown(game)}; known are ${known}` }]);
}

/** What can be said of the texts in a card file; undefined for games without a grammar of their texts. */
export const textsOf = (game: string): TextTools | undefined => gameOf(game)?.texts;

/**
 * How much of a card of a game is carried out, and which texts are left to its player; undefined for an unknown game.
 */
export const cardReport = (game: string, card: CardDefinition): CardReport | undefined => gameOf(game)?.report(card);

/**
 * Any position as one JSON document, `{ "game": …, "cards": [definitions], …the position }`, becomes a running state
 * with the rules that carry it on. Definitions are used beside those that come with the game. Every fault is reported
 * with the path to it; faults of the position itself only once the cards are valid.
 */
export const openPosition = (document: unknown, observe?: Observer): OpenedWithRules | PositionRejected => {
  if (!isPlainRecord(document)) return rejected([{ path: '', message: `a record, not ${shown(document)}` }]);
  const { game, cards = [], ...position } = document;
  if (typeof game !== 'string') return rejected([{ path: '/game', message: unknownGame }]);
  const more = readCards(game, cards, '/cards');
  if (more.kind === 'faults') return rejected(more.faults);
  const rules = rulesWith(game, more.cards);
  if (rules === undefined) return rejected([{ path: '/game', message: unknownGame }]);
  const opened = openDocument(rules, position, observe);
  return opened.kind === 'opened' ? { ...opened, rules } : opened;
};

export type OpenedWithRules = OpenedPosition & { readonly rules: Rules };

const rejected = (faults: PositionRejected['faults']): PositionRejected => ({ kind: 'rejected', faults });

const unknownGame = `unknown game; known are ${games.join(', ')}`;

const rulesOf = ({ definition, statistics }: GamePackage, cardSet: CardSet): Rules => ({
  ...makeRules(definition, cardSet),
  statistics,
});

const builtIn: ReadonlyMap<string, Rules> = new Map(
  GAMES.map((found) => [found.definition.id, rulesOf(found, cardSetOf(found.cards))]),
);
