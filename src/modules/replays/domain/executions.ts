/** A recorded game, executed again event by event. */
import type { Command, LogEntry, Rejection, Rules } from '../../../engine/index.js';
import type { StoredEvent } from '../../../platform/event-store/index.js';
import {
  decodeMatchEvent,
  GameRun,
  type GameStarted,
  type MatchEvent,
  NOTHING_BEFORE,
  proofIn,
  type RunStep,
  setupOf,
} from '../../matches/index.js';
import { NotAGame } from '../replays.problems.js';

/** One recorded event, and what executing it again leads to. */
export type Execution = Executed | Rejected;

interface Attempted {
  readonly event: StoredEvent;
  readonly recorded: MatchEvent;
  /** The recorded hash that the log hash of this event continues. */
  readonly before: string;
}

export interface Executed extends Attempted {
  readonly step: ExecutedStep;
  /** The game after the event, until the next execution is asked for. */
  readonly run: GameRun;
}

interface Rejected extends Attempted {
  /** Null after the first rejection: there is no state to execute the event on. */
  readonly step: Rejection | null;
  readonly run: null;
}

type ExecutedStep =
  | Extract<RunStep, { readonly kind: 'aside' | 'rewound' }>
  /** The command is null for the setup of the game. */
  | { readonly kind: 'executed'; readonly command: Command | null; readonly log: readonly LogEntry[] };

/** Where an execution continues: the game after an event, and the recorded hash of that event. */
export interface Continued {
  readonly run: GameRun | null;
  readonly before: string;
}

/** Sets the game up, then executes each event of its record. Throws `NotAGame` for other streams. */
export function* executions(events: readonly StoredEvent[], rules: Rules): Generator<Execution, void, undefined> {
  const opening = setUp(events, rules);
  yield opening;
  yield* executionsFrom({ run: opening.run, before: proofIn(opening.recorded) }, events.slice(1));
}

/** Executes the events after those that led to `from`. */
export function* executionsFrom(
  from: Continued,
  events: readonly StoredEvent[],
): Generator<Execution, void, undefined> {
  let { run, before } = from;
  for (const event of events) {
    const execution = execute(run, { event, recorded: decodeMatchEvent(event), before });
    yield execution;
    run = execution.run;
    before = proofIn(execution.recorded);
  }
}

function execute(run: GameRun | null, attempted: Attempted): Execution {
  if (run === null) return { ...attempted, step: null, run };
  const { event, recorded } = attempted;
  const step = run.apply(event.version, recorded, event.metadata.engine);
  if (step.kind === 'unreachable') throw new NotAGame(event.stream);
  return step.kind === 'rejected' ? { ...attempted, step, run: null } : { ...attempted, step, run };
}

function setUp(events: readonly StoredEvent[], rules: Rules): Execution {
  const { event, recorded } = openingOf(events);
  const created = rules.create(setupOf(recorded.payload));
  const opening = { event, recorded, before: NOTHING_BEFORE };
  if (created.kind === 'rejected') return { ...opening, step: created, run: null };
  const { state, log } = created;
  const run = new GameRun(rules, recorded.payload, { version: event.version, state }, events);
  return { ...opening, step: { kind: 'executed', command: null, log }, run };
}

/** How the game started. Throws `NotAGame` where the stream begins with anything else. */
export const startOf = (events: readonly StoredEvent[]): GameStarted => openingOf(events).recorded.payload;

type Opening = Extract<MatchEvent, { readonly type: 'GameStarted' }>;

function openingOf([event]: readonly StoredEvent[]): { readonly event: StoredEvent; readonly recorded: Opening } {
  const recorded = event === undefined ? null : decodeMatchEvent(event);
  if (event === undefined || recorded?.type !== 'GameStarted') throw new NotAGame(event?.stream ?? '');
  return { event, recorded };
}
