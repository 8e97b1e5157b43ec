/**
 * Verifies a recorded game without the help of the service. It recomputes the chain of hashes, replays the game from
 * its setup and its actions, and compares every recorded hash.
 */
import { commitment, type LogEntry, type Rules } from '../../../engine/index.js';
import { type GameEvent, type Proof, type Rewound, type StartEvent, type Started } from './events.js';
import { branchId, type GameRun, gameRun, Refused } from './game-run.js';
import { chainHash, logHash, NOTHING_BEFORE, proofIn } from './hashes.js';

/** The first difference between the record and the replay. */
export interface Difference {
  readonly version: number;
  readonly what:
    'chain' | 'commitment' | 'log-hash' | 'state-hash' | 'position-hash' | 'substitutions' | 'outcome' | 'rejected';
  readonly recorded: string;
  readonly actual: string;
}

export interface Verification {
  readonly events: number;
  /** The hash of the last event, which the service names as the hash of the game. */
  readonly head: string;
  /**
   * The engine that recorded the game, and the one of this page. Hashes of logs and states hold for one and the same.
   */
  readonly recordedBy: string;
  readonly executedBy: string;
  /** How many hashes of each kind were compared. */
  readonly compared: Readonly<Record<'chain' | 'commitments' | 'logs' | 'states' | 'positions', number>>;
  readonly differences: readonly Difference[];
  /** Why the game could not be replayed; null after a complete replay. */
  readonly notExecuted: Unable | null;
}

/** `cards`: the service does not have the cards of the game, or this page does not know their language. */
export type Unable = 'hidden' | 'cards' | 'rules';

/** Whether an event has the hash of the state, whatever else it is. */
const STATE_EVERY = 50;

interface Work {
  readonly rules: Rules | null;
  readonly opening: StartEvent;
  readonly differences: Difference[];
  readonly compared: { -readonly [Kind in keyof Verification['compared']]: number };
}

/**
 * Yields the number of verified events, for a progress bar. `rules` are those of the game, or the reason for their
 * absence.
 */
export function* verify(
  events: readonly GameEvent[],
  rules: Rules | Unable,
): Generator<number, Verification | null, undefined> {
  const [opening] = events;
  if (opening?.type !== 'GameStarted') return null;
  const work: Work = {
    rules: typeof rules === 'string' ? null : rules,
    opening,
    differences: [],
    compared: { chain: 0, commitments: 0, logs: 0, states: 0, positions: 0 },
  };
  proveChain(work, events);
  proveCommitments(work);
  if (typeof rules !== 'string') yield* execute(work, rules, events);
  return {
    events: events.length,
    head: events.at(-1)?.hash ?? '',
    recordedBy: opening.payload.engine,
    executedBy: work.rules?.engine ?? '',
    compared: work.compared,
    differences: work.differences.toSorted((a, b) => a.version - b.version),
    notExecuted: typeof rules === 'string' ? rules : null,
  };
}

function differ(work: Work, version: number, what: Difference['what'], recorded: string, actual: string): void {
  if (recorded !== actual) work.differences.push({ version, what, recorded, actual });
}

function proveChain(work: Work, events: readonly GameEvent[]): void {
  let before = NOTHING_BEFORE;
  for (const [place, event] of events.entries()) {
    const actual = chainHash(before, work.opening.payload.gameId, event);
    // The replay continues from the recorded state, so each difference is a separate one.
    before = event.hash;
    if (actual === null) continue;
    work.compared.chain += 1;
    differ(work, event.version, 'chain', event.hash, event.version === place + 1 ? actual : 'missing events');
  }
}

function proveCommitments(work: Work): void {
  const { gameId, randomness } = work.opening.payload;
  const secrets = { server: randomness.serverSecret, ...randomness.seatSecrets };
  for (const [who, recorded] of Object.entries(randomness.commitments)) {
    const secret = who === 'server' ? secrets.server : randomness.seatSecrets[who];
    if (secret === undefined) continue;
    work.compared.commitments += 1;
    differ(work, 1, 'commitment', recorded, commitment(gameId, who, secret));
  }
}

function* execute(work: Work, rules: Rules, events: readonly GameEvent[]): Generator<number, void, undefined> {
  const { payload: started } = work.opening;
  const run = gameRun(rules, started, events);
  let before = NOTHING_BEFORE;
  let ruled: Winners | null = null;
  for (const [place, event] of events.entries()) {
    try {
      const led = run.apply(event);
      if (led.kind === 'executed') proveLog(work, rules, event, { run, before, log: led.log });
      if (led.kind === 'rewound' && event.type === 'Rewound') {
        ruled = null;
        proveRewind(work, started, event, led.substitutions);
      }
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      differ(work, event.version, 'rejected', 'accepted', error.message);
      return;
    }
    proveState(work, rules, event, run);
    if (event.type === 'ResultRuled') ruled = event.payload.outcome;
    if (event.type === 'GameEnded') {
      const actual = ruled ?? run.state().outcome;
      differ(work, event.version, 'outcome', winnersText(event.payload.outcome), winnersText(actual));
    }
    before = proofIn(event.payload);
    yield place + 1;
  }
}

/** Hashes are comparable only within one build: the build that began the game, or that continued it. */
const isOfBuild = ({ opening }: Work, { engine }: Rules, { metadata }: GameEvent): boolean =>
  opening.payload.engine === engine || metadata?.engine === engine;

interface Logged {
  readonly run: GameRun;
  readonly before: string;
  readonly log: readonly LogEntry[];
}

function proveLog(work: Work, rules: Rules, event: GameEvent, { run, before, log }: Logged): void {
  const { logHash: recorded }: Proof = event.payload;
  if (recorded === undefined || !isOfBuild(work, rules, event)) return;
  work.compared.logs += 1;
  differ(work, event.version, 'log-hash', recorded, logHash(run.seed(), before, log));
}

function proveState(work: Work, rules: Rules, event: GameEvent, run: GameRun): void {
  const { stateHash, positionHash }: Proof = event.payload;
  const isDue = stateHash !== undefined || event.version % STATE_EVERY === 0;
  if (isDue && isOfBuild(work, rules, event)) {
    work.compared.states += 1;
    differ(work, event.version, 'state-hash', stateHash ?? 'none', rules.stateHash(run.state()));
  }
  if (positionHash === undefined || work.opening.payload.engine === rules.engine) return;
  work.compared.positions += 1;
  differ(work, event.version, 'position-hash', positionHash, rules.positionHash(run.state()));
}

type Substitutions = Rewound['substitutions'];

function proveRewind(
  work: Work,
  started: Started,
  { version, payload }: Extract<GameEvent, { readonly type: 'Rewound' }>,
  made: Substitutions,
): void {
  const { branch, randomness, substitutions } = payload;
  differ(work, version, 'substitutions', inOrder(substitutions), inOrder(made));
  if (randomness === undefined) return;
  work.compared.commitments += 1;
  const actual = commitment(branchId(started, branch), 'server', randomness.serverSecret);
  differ(work, version, 'commitment', randomness.commitment, actual);
}

/** Recorded objects come back with their keys in another order. */
const inOrder = (substitutions: Substitutions): string =>
  JSON.stringify(substitutions.map(({ seat, object, was, is }) => [seat, object, was, is]));

interface Winners {
  readonly winners: readonly string[];
  readonly draw: boolean;
}

function winnersText(outcome: Winners | null): string {
  if (outcome === null) return 'none';
  return outcome.draw ? 'draw' : outcome.winners.join(' ');
}
