import { positionHash } from '../board/position-hash.js';
import { correctionsOf, type Corrections } from '../by-hand/corrections.js';
import { invocationsOf, type Invocation } from '../by-hand/invoke.js';
import type { PublicAwaitedOutcome } from '../chance/awaited.js';
import { reportableIn } from '../chance/reportable.js';
import { withReportedChance } from '../chance/with-reported-chance.js';
import { sample, type Space } from '../choices/index.js';
import type { CardSet, CompiledGame } from '../game/compiled.js';
import { deckMakingIn } from '../game/deck-making.js';
import type { DeckEntry, DeckFault, UsedUp } from '../game/decks.js';
import type { GameDefinition } from '../game/definition.js';
import { rememberDerived } from '../game/derived.js';
import { openDraft, type Draft } from '../game/draft.js';
import { toEnd, type InTurns } from '../ground/in-turns.js';
import { digest, digestMemory, type DigestMemory, type Json } from '../json/index.js';
import { ruledLoop } from '../loops/loop.js';
import type { Rejection } from '../rules/rejection.js';
import type { Rulebook } from '../rules/rulebook.js';
import type { Observer } from '../run/interpreter.js';
import { legalAnswers, spaceOf, type LegalAnswers } from '../run/legal.js';
import type { Decision } from '../state/decision.js';
import type { LogEntry } from '../state/event.js';
import type { GameState, Outcome, Seat } from '../state/state.js';
import { compile } from '../tables/compile.js';
import { logFor } from '../views/log.js';
import { openDecision, type OpenDecision } from '../views/open-decision.js';
import { view } from '../views/view.js';
import type { View } from '../views/view-shape.js';
import type { Viewer } from '../views/viewer.js';
import { openViews, type Views } from '../views/views.js';
import type { Command, Decided } from './command.js';
import { create, type GameSetup, refuseTable, type TableSetup } from './create.js';
import { decide, seatLeft } from './decide.js';
import { growingLoop, type GrowingLoop } from './growing-loop.js';
import { openPosition, type OpenedPosition, type Position } from './position.js';
import { decideRevealing, type Revealed } from './revealed.js';
import { redeal } from './redeal.js';
import { rewind, type Rewinding, type Rewound } from './rewind.js';
import { openSession, type Session } from './session.js';

/**
 * One game with one card set, ready to be played. Everything here is a pure function of what it is given: the same
 * state and command always lead to the same state and log.
 */
export type Rules = {
  readonly game: string;
  readonly name: string;
  readonly ruleset: string;
  readonly engine: string;
  readonly cardSet: CardSet;
  readonly rulebook: Rulebook;
  readonly formats: readonly string[];
  readonly seats: GameDefinition['seats'];
  /** The document with the rule for a seat whose time has run out. */
  readonly timeSource: string;
  readonly compiled: CompiledGame;
  /** The reason why no game is set up for such a table, whatever its players bring; or null. */
  refuseTable(table: TableSetup): Rejection | null;
  /** Sets a game up, to the first decision. */
  create(setup: GameSetup, observe?: Observer): Decided | Rejection;
  /** Carries out a command, or returns which rule forbids it; the given state is unchanged either way. */
  decide(state: GameState, command: Command, observe?: Observer): Decided | Rejection;
  /** Runs a game command by command without a copy for each: for re-execution. */
  session(state: GameState, observe?: Observer): Session;
  /**
   * Takes a game back to one of its earlier states; among cards that others cannot distinguish, chance selects what
   * returns.
   */
  rewind(rewinding: Rewinding): Rewound;
  /** The same moment with all unseen cards dealt again by a seed, regardless of what they are now. */
  redeal(state: GameState, seed: string): GameState;
  /** The same moment, with chance that is reported from here on. */
  withReportedChance(state: GameState): GameState;
  /**
   * The state after a recorded command, with everything that was disclosed on the way, even for a moment, and so cannot
   * be taken back; empty without a disclosure.
   */
  decideRevealing(
    state: GameState,
    command: Command,
  ): { readonly state: GameState; readonly news: readonly Revealed[] };
  decisions(state: GameState): readonly OpenDecision[];
  /**
   * The outcomes that a game with reported chance awaits, with all possible reports, for viewers who know what all
   * seats know.
   */
  reportable(state: GameState): readonly PublicAwaitedOutcome[];
  /** How the game ends by its rules if a judge finds it in a loop that no player can stop. */
  loopOutcome(state: GameState): Outcome;
  /** The loop that the player of the decision may propose to repeat; null if there is no loop in which numbers grow. */
  growingLoop(state: GameState, decision: string): GrowingLoop | null;
  /** The unscripted texts that a seat may declare to apply now. */
  invocations(state: GameState, seat: Seat): readonly Invocation[];
  /** What a judge may correct the game by; null unless it is at rest. */
  corrections(state: GameState): Corrections | null;
  /** The legal answers to an open decision, in documented order, at most `limit` of them; null if it is not open. */
  legalAnswers(state: GameState, decision: string, limit?: number): LegalAnswers | null;
  /** One legal answer; `pick(n)` chooses among 0…n-1. */
  sampleAnswer(state: GameState, decision: string, pick: (n: number) => number): Json;
  view(state: GameState, viewer: Viewer): View;
  /** For the states of one game, one after the other: views that share what does not change. */
  views(): Views;
  logFor(entries: readonly LogEntry[], viewer: Viewer): readonly LogEntry[];
  stateHash(state: GameState): string;
  positionHash(state: GameState): string;
  /** Makes a running state of any position. */
  openPosition(position: Position, observe?: Observer): OpenedPosition | Rejection;
  /** The cards that each seat does without in the next game of a match, after these games; null: none, in any match. */
  readonly usedUp: ((games: readonly GameState[]) => UsedUp) | null;
  /** The refusal for a seat that has left the game. */
  seatLeft(seat: Seat): Rejection;
  /** The format that the decks are for to which games of this format lead; null where games of it are won and lost. */
  deckFormat(format: string): string | null;
  /** The decks that a game has led to, by seats that have one; none before it is over. */
  decksOf(state: GameState): readonly SeatDeck[];
  /** The zones that a line of a deck may name. */
  readonly deckZones: readonly string[];
  /** The faults of a deck, each with its rule; empty if it is legal. */
  validateDeck(format: string, deck: readonly DeckEntry[]): readonly DeckFault[];
};

export type SeatDeck = { readonly seat: Seat; readonly deck: readonly DeckEntry[] };

const LIMIT = 1_000;

/** One memory for all states of a game, which surely have only their cards in common. */
const memories = new WeakMap<GameState['cards'], DigestMemory>();

const stateHash = (state: GameState): string => {
  const memory = memories.get(state.cards) ?? digestMemory();
  memories.set(state.cards, memory);
  return digest(state, memory);
};

export const makeRules = (definition: GameDefinition, cardSet: CardSet): Rules =>
  toEnd(makeRulesInTurns(definition, cardSet));

/** The same, a card at a time. */
export function* makeRulesInTurns(definition: GameDefinition, cardSet: CardSet): InTurns<Rules> {
  const compiled = yield* compile(definition, cardSet);
  const drafted = <T>(state: GameState, ask: (draft: Draft) => T): T => {
    const draft = openDraft(compiled, state);
    const answer = ask(draft);
    rememberDerived(draft, state);
    return answer;
  };
  const open = (state: GameState, id: string): Decision | undefined => state.pending.find((one) => one.id === id);
  const space = (state: GameState, decision: Decision): Space => drafted(state, (draft) => spaceOf(draft, decision));
  return {
    game: definition.id,
    name: definition.name,
    ruleset: definition.ruleset,
    engine: compiled.engine,
    cardSet,
    rulebook: definition.rulebook,
    formats: definition.formats,
    seats: definition.seats,
    timeSource: definition.timeSource,
    compiled,
    refuseTable: (table) => refuseTable(definition, table),
    create: (setup, observe) => create(compiled, setup, observe),
    decide: (state, command, observe) => decide(compiled, state, command, observe),
    session: (state, observe) => openSession(compiled, state, observe),
    decideRevealing: (state, command) => decideRevealing(compiled, state, command),
    rewind: (rewinding) => rewind(compiled, rewinding),
    redeal: (state, seed) => redeal(compiled, state, seed),
    withReportedChance: (state) => withReportedChance(compiled, state),
    decisions: (state) => drafted(state, (draft) => state.pending.map((decision) => openDecision(draft, decision))),
    growingLoop: (state, decision) => growingLoop(compiled, state, decision),
    invocations: (state, seat) => drafted(state, (draft) => invocationsOf(draft, seat)),
    corrections: (state) => drafted(state, correctionsOf),
    reportable: (state) => reportableIn({ rules: compiled, state }),
    loopOutcome: (state) => drafted(state, (draft) => definition.loop(draft, ruledLoop())),
    legalAnswers: (state, id, limit = LIMIT) => {
      const decision = open(state, id);
      return decision === undefined ? null : drafted(state, (draft) => legalAnswers(draft, decision, limit));
    },
    sampleAnswer: (state, id, pick) => {
      const decision = open(state, id);
      return decision === undefined ? null : sample(space(state, decision), pick);
    },
    view: (state, viewer) => drafted(state, (draft) => view(draft, viewer)),
    views: () => openViews(compiled),
    logFor,
    openPosition: (position, observe) => openPosition(compiled, position, observe),
    stateHash,
    positionHash,
    usedUp: definition.usedUp === undefined ? null : (games) => usedUpAfter(compiled, games),
    seatLeft: (seat) => seatLeft(compiled, seat),
    deckFormat: (format) => deckMakingIn(definition, format)?.for ?? null,
    decksOf: (state) => {
      const making = deckMakingIn(definition, state.format);
      if (making === undefined || state.outcome === null) return [];
      return drafted(state, (draft) =>
        state.seats.flatMap((seat): readonly SeatDeck[] => {
          const deck = making.deckOf(draft, seat);
          return deck === null ? [] : [{ seat, deck }];
        }),
      );
    },
    deckZones: definition.deckZones ?? [],
    validateDeck: (format, deck) =>
      definition.validateDeck(format, deck, (id) => (Object.hasOwn(cardSet.cards, id) ? cardSet.cards[id] : undefined)),
  };
}

const usedUpAfter = (compiled: CompiledGame, games: readonly GameState[]): UsedUp =>
  compiled.game.usedUp?.(games.map((state) => openDraft(compiled, state))) ?? {};
