import type { Cost, Ability, StaticAbility, TriggeredAbility } from '../abilities/ability.js';
import type { Json, JsonRecord } from '../json/index.js';
import type { Citation } from '../rules/citation.js';
import type { Rejection } from '../rules/rejection.js';
import type { Rulebook } from '../rules/rulebook.js';
import type { AbilityRef, Source } from '../state/ability-ref.js';
import type { Duration } from '../state/continuous-effect.js';
import type { GameEvent, LogEntry } from '../state/event.js';
import type { Facts } from '../state/facts.js';
import type { Bindings, GameObject, ObjectId, Outcome, Seat, Triggered, Turn } from '../state/state.js';
import type { Scope } from '../state/scope.js';
import type { TeamRules } from '../state/teams.js';
import type { AmountRules } from './amount-rules.js';
import type { Around } from './around.js';
import type { Active } from './board.js';
import type { CardTables } from './card-tables.js';
import type { CheckGroup } from './check-group.js';
import type { ChoicePrices } from './choice-prices.js';
import type { DeckMaking } from './deck-making.js';
import type { Beginning, CardDefinition, CardLookup, DeckEntry, DeckFault, UsedUp } from './decks.js';
import type { DecisionKind } from './decision-kind.js';
import type { DerivedPlayerNumber } from './derived-player-number.js';
import type { Game } from './draft.js';
import type { EventGroup, EventKind } from './event-kind.js';
import type { Call } from './instruction.js';
import type { LoopFound } from './loop-found.js';
import type { ManualRules } from './manual-rules.js';
import type { AnyProcedure } from './procedure.js';
import type { RepetitionRules } from './repetition-rules.js';
import type { Replacer } from './replacer.js';
import type { RestingText } from './resting-text.js';
import type { Speaker } from './speaker.js';
import type { Watch } from './watch.js';
import type { AnyWord } from './word.js';
import type { ZoneKind } from './zone-kind.js';
import { type WordRules } from './word-rules.js';

/** Why players leave a game that continues: a concession, the end of their time, or a loss by ruling. */
export type LeavingReason = 'concession' | 'time' | 'ruling';

/** What a game is to the kernel: tables and procedures. */
export type GameDefinition = {
  readonly id: string;
  readonly name: string;
  /** The rule document it carries out, `lorcana@2025-03-14`. */
  readonly ruleset: string;
  readonly rulebook: Rulebook;
  readonly formats: readonly string[];
  readonly seats: SeatNumbers & {
    /** Where a format has its own numbers. */
    readonly of?: { readonly [format: string]: SeatNumbers };
  };
  /** Absent where the rules do not know teams. */
  readonly teams?: TeamRules;
  /** The formats whose games are not won, but lead to decks; absent: none. */
  readonly deckMaking?: { readonly [format: string]: DeckMaking };
  /** The zone where a deck begins. */
  readonly deckZone: string;
  readonly zones: readonly ZoneKind[];
  /** Kinds of zones where objects count: they have derived facts there, and leave a memory when they go. */
  readonly activeZones: readonly string[];
  /** What "in play" means for a filter that names no zone. */
  readonly inPlay: readonly string[];
  /** The phases of a turn; before the first one the game is in `SETUP`. */
  readonly phases: readonly string[];
  readonly marks: { readonly [mark: string]: MarkKind };
  /** The numbers that a player has, by name. */
  readonly player: { readonly [name: string]: PlayerNumber };
  /** What its cards speak of. */
  readonly cards: CardTables;
  readonly procedures: readonly AnyProcedure[];
  /** The words that its cards have beside those of every game, with what they ask. */
  readonly words: readonly AnyWord[];
  /** The kinds of events that it has beside those of every game. */
  readonly events: readonly EventKind[];
  readonly decisions: readonly DecisionKind<never>[];
  /** Keywords whose numbers add up; of any other keyword had more than once, the greatest number counts. */
  readonly addingKeywords: readonly string[];
  /** The keywords whose number is how often an object has them: each time is an ability of its own. Absent: none. */
  readonly keywordsByInstance?: readonly string[];
  /** What the keywords stand for, where that is an ability. */
  readonly keywords: { readonly [keyword: string]: readonly Ability[] };
  /**
   * An object has an ability of a name once, however often it is given to it, and the numbers of all of them add up;
   * what applies continuously applies as often as it has a number. Absent: each ability is one by itself.
   */
  readonly abilitiesAddUp?: true;
  /** When text of an object does not work where it functions; absent: never. */
  readonly restingText?: RestingText;
  /** Replacement effects that rules and keywords make. */
  readonly replacers: readonly Replacer[];
  /** Who chooses among replacement effects, and whether one event can be replaced more than once. */
  readonly replacement: ReplacementRules;
  readonly eventGroups?: readonly EventGroup[];
  /**
   * Whether a text goes by the last state of an object that has left: `always`, or only for its `own-moves`, which are
   * what its cost or effect moved, and what it saw leave if it looks back. Any other value of such an object is unknown
   * then, and a computation with an unknown value has no effect.
   */
  readonly lastState: 'always' | 'own-moves';
  /**
   * When the secondary condition of a trigger ability ("if") must hold: after the `event`; as it goes to wait and at
   * `resolution`.
   */
  readonly asksIf: readonly ('event' | 'resolution')[];
  /**
   * What triggers once in a turn, and is met several times at once, is recorded each time: `place` has its player
   * choose which one counts, and drops the others. Absent: the first one counts.
   */
  readonly choosesOccurrence?: true;
  /** Numbers of players that texts ask for and no record holds: they follow from the game. */
  readonly playerNumbers?: { readonly [name: string]: DerivedPlayerNumber };
  /** Derived facts whose changes count as events, reported after each batch. */
  readonly watches?: readonly Watch[];
  /** What the rules themselves change of objects at every moment, like static abilities that no object has. */
  readonly statics?: readonly StaticAbility[];
  /**
   * Parts of the facts by layer, first to last, as `writtenBy` names them; `number:*` stands for every other number,
   * `set:*` for numbers that are set to a value, where these have a layer of their own.
   */
  readonly layers: readonly (readonly string[])[];
  /**
   * The layers are gone through again until nothing changes any more; each change applies to each object once. Absent:
   * once, in which what a layer does changes nothing of what layers before it have done.
   */
  readonly layersRepeat?: true;
  /** What comes first within a layer, whatever the timestamps; the first named quality counts most. */
  readonly firstInLayer?: readonly FirstInLayer[];
  /** The rules that make characteristics be, at every moment, what is printed and all that applies. */
  readonly layerRules: readonly Citation[];
  /** How amounts are computed, by these rules; absent: a number below 0 stays what it is. */
  readonly amounts?: AmountRules;
  /** Printed characteristics. */
  facts(definition: CardDefinition): Facts;
  /** Signs that are printed on a card: no effect changes them, so that they are no facts. */
  signsOf?(definition: CardDefinition): readonly string[];
  /** What cards that lie under a card add to what is printed on it; absent: nothing. */
  stackedFacts?(top: Facts, under: readonly Facts[]): Facts;
  /**
   * When an effect that lasts "until" this word of the vocabulary ends. `affected` is the player of what it changes
   * ("their next turn"); null where it changes nothing of anybody's.
   */
  duration(game: Game, until: string, controller: Seat, affected: Seat | null): Duration;
  /**
   * How many times more an ability triggers that this event has met ("triggers an additional time"), on the board on
   * which its condition was matched. Absent: every ability triggers once.
   */
  triggersAgain?(
    game: Game,
    active: Pick<Active<TriggeredAbility>, 'ability' | 'controller'>,
    event: GameEvent,
  ): number;
  /** The modes that were announced for an ability of this object this turn, in games that keep them. */
  modesUsed?(game: Game, announced: Announceable, by: 'you' | 'anyone'): readonly string[];
  /** Whether a text keeps an ability from triggering ("your … effects don't trigger"). Absent: none does. */
  isSilenced?(game: Game, active: Pick<Active<TriggeredAbility>, 'ability' | 'source'>): boolean;
  /**
   * Why an effect of this source may not have this seat choose the object, or null. `announced`: what is announced, if
   * it is, and under which name the object would be known to it.
   */
  refuseChoice(game: Game, id: ObjectId, by: Seat, source: Source, announced?: AnnouncedChoice): Rejection | null;
  /**
   * What it costs that an object is chosen for what is announced; null where nothing does, which is nearly always and
   * must be found quickly. Absent: choosing costs nothing in this game.
   */
  choicePrices?(game: Game, announced: Announceable): ChoicePrices | null;
  /**
   * What is divided among targets, and what they must meet together, is settled again as it resolves; absent: as it is
   * announced.
   */
  readonly settlesTargets?: {
    /** How much is divided, where the text says `said`. */
    total(game: Game, source: ObjectId, controller: Seat, said: number): number;
  };
  readonly wordRules: WordRules;
  /** How texts without a script are carried out. */
  readonly manual: ManualRules;
  /** Unconditional consequences of a batch, at once and as a batch of their own. */
  follow(game: Game, applied: readonly LogEntry[]): readonly GameEvent[];
  readonly checks: readonly CheckGroup[];
  /** The rules by which the checks are made: when, again and again, and with nothing else meanwhile. */
  readonly checkRules?: readonly Citation[];
  /** Whose abilities those of an object are; absent: its controller's. */
  readonly speaker?: Speaker;
  /** What is carried out around every batch of events, such as windows in which players respond; absent: nothing. */
  readonly around?: Around;
  /** Puts met triggers where the game lets them wait; by a procedure where players choose their order. */
  place(game: Game, triggered: readonly Triggered[]): readonly GameEvent[] | Call;
  /** The frame that carries the whole game, from setup to end. */
  start(options: StartOptions): Call;
  /** Seats leave at one moment, whatever the game is at; events, and the others play on or the game is over. */
  leave(game: Game, seats: readonly Seat[], reason: LeavingReason): readonly GameEvent[];
  /** The rules by which a player who is out of the game can do nothing in it any more. */
  readonly leaving: readonly Citation[];
  /** Where it is said what comes of time that has run out. */
  readonly timeSource: string;
  /** The rule by which players repeat a loop without playing it out; absent where the game has none. */
  readonly repetition?: RepetitionRules;
  /** How the record ends when a loop that no player can stop is found. */
  loop(game: Game, found: LoopFound): Outcome;
  /** Game-specific part of a view: public by construction. */
  viewPlayer(game: Game, seat: Seat): JsonRecord;
  /**
   * Follows from the record of the object and its cards alone, unless it waits (`waiting`): such views are remembered.
   */
  viewObject(game: Game, object: GameObject): JsonRecord;
  /**
   * What a player begins with, by the deck that was handed in: each entry in its zone, and what follows from the others
   * beside them. Absent: the deck as it is.
   */
  begins?(deck: readonly DeckEntry[], cards: CardLookup): readonly Beginning[];
  /**
   * The cards of its deck that each seat does without in the next game of a match, after these games, each as it stood
   * last.
   * Absent: whole decks, in every game.
   */
  usedUp?(games: readonly Game[]): UsedUp;
  /** Why the decks of one team do not go together, or null. */
  refuseTeam?(decks: readonly (readonly DeckEntry[])[], cards: CardLookup): Rejection | null;
  /** Zones that a line of a deck names for its copies; absent: where they begin follows from each card. */
  readonly deckZones?: readonly string[];
  validateDeck(format: string, deck: readonly DeckEntry[], cards: CardLookup): readonly DeckFault[];
  readonly position: PositionReader;
};

/** What can be announced: a card or ability at a place, and by whom. */
export type Announceable = Scope & {
  /** What else the game has to know of what it costs. */
  readonly pricing?: Json;
};

/** A choice that is made while a card or ability is announced, beside those that were made for it before. */
export type AnnouncedChoice = { readonly at: AbilityRef; readonly bindings: Bindings; readonly as: string };

/** How many play, and the rules about it. */
export type SeatNumbers = { readonly min: number; readonly max: number; readonly cites: readonly Citation[] };

/** How many play in a format. */
export const seatsIn = ({ seats }: Pick<GameDefinition, 'seats'>, format: string): SeatNumbers =>
  seats.of?.[format] ?? seats;

/** What is true of an object for a while: that it is, how much, or which other object or player is meant. */
export type MarkKind = {
  readonly is: 'flag' | 'count' | 'object' | 'seat';
  /** `false`: no card asks for it. */
  readonly asked?: false;
  /** `false`: no position document has it and no board shows it; it belongs to what is under way. */
  readonly placed?: false;
};

/** The marks that a position document may have, and a board shows. */
export const placedMarks = ({ marks }: Pick<GameDefinition, 'marks'>): { readonly [mark: string]: MarkKind['is'] } =>
  Object.fromEntries(Object.entries(marks).flatMap(([mark, { is, placed }]) => (placed === false ? [] : [[mark, is]])));

export type PlayerNumber = {
  readonly initial: number;
  /** `false`: no card asks for it. */
  readonly asked?: false;
};

export type ReplacementRules = {
  readonly perEvent: 'one' | 'each-once';
  chooser(game: Game, event: GameEvent): Seat;
  /** The rules by which somebody chooses among several. */
  readonly cites: readonly Citation[];
  /** How replacements are paid for, in games whose texts say so (`paidReplacements`). */
  readonly price?: {
    isPayable(game: Game, paid: PaidReplacement): boolean;
    /** Pays, then carries `then` out. */
    pay(game: Game, paid: PaidReplacement, then: Call): Call;
  };
};

/** What is paid for a replacement, by whom, and for which object. */
export type PaidReplacement = { readonly seat: Seat; readonly source: ObjectId; readonly costs: readonly Cost[] };

export type StartOptions = {
  /** In a later game of a series: who chooses the starting player. */
  readonly chooser?: Seat;
};

/** How a game reads the parts of a position document that are its own. */
export type PositionReader = {
  /** The frames that run when the position is opened, outermost first, each with the step at which it continues. */
  resume(turn: Turn): readonly { readonly call: Call; readonly step: string }[];
  /** The phases in which a position may be opened. */
  readonly phases: readonly string[];
};
/**
 * What may come before everything else of a layer: a number set to a value, what a card changes of itself, what makes a
 * number greater.
 */
export type FirstInLayer = 'sets' | 'own' | 'increases';
