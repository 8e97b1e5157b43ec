import {
  awaitedIn,
  type Command,
  type GameState,
  type Json,
  type LogEntry,
  type PublicAwaitedOutcome,
  type Rejection,
  type View,
  type Viewer,
} from '../../../engine/index.js';
import type { CitedRule } from '../../../platform/http/index.js';
import type { Asked, CitedEntry, CitedOutcome } from '../../games/index.js';
import { askedOf, citedLog, decidingSeats, outcomeOf, refusalOf } from '../../games/pure.js';
import type { Start } from './start.js';

/** Why the rules do not allow an action. */
interface Refused {
  /** The index of the action, from 0. */
  readonly at: number;
  readonly code: string;
  readonly detail: string;
  readonly rejection: string;
  readonly rules: readonly CitedRule[];
  readonly details: Json;
}

/** What would happen. */
interface TrialReport extends Asked, Pick<Start, 'from' | 'chance' | 'labels'> {
  readonly game: string;
  readonly ruleset: string;
  readonly viewer: Viewer;
  readonly opening: readonly CitedEntry[];
  /** What followed from each action that was carried out. */
  readonly steps: readonly { readonly log: readonly CitedEntry[] }[];
  readonly refused: Refused | null;
  readonly view: View;
  readonly deciding: readonly string[];
  readonly awaiting: readonly PublicAwaitedOutcome[];
  readonly outcome: CitedOutcome | null;
}

/** What is to be carried out from where a trial begins, and what its answer shows. */
interface TrialRequest {
  readonly commands: readonly Command[];
  /** Legal answers to list with each decision that is open at the end. */
  readonly answers: number;
  readonly viewer: Viewer;
  /** Called with the number of actions that have been executed. */
  readonly progress: (carriedOut: number) => void;
}

/** What the commands led to, up to the first that is not legal. */
interface Executed {
  readonly state: GameState;
  /** What followed from each command that was carried out. */
  readonly logs: readonly (readonly LogEntry[])[];
  /** Why the command after the applied ones is refused. Null: it is not. */
  readonly refused: Rejection | null;
}

/** Carries commands out one by one. Nothing here looks at the clock: the caller ends it. */
export function tryOut(start: Start, { commands, answers, viewer, progress }: TrialRequest): TrialReport {
  const { rules, from, chance, labels } = start;
  const { state, logs, refused } = execute(start, commands, progress);
  const reached = { rules, state };
  return {
    game: rules.game,
    ruleset: rules.ruleset,
    from,
    chance,
    labels,
    viewer,
    opening: citedLog(rules, start.log, viewer),
    steps: logs.map((log) => ({ log: citedLog(rules, log, viewer) })),
    refused: refused === null ? null : refusedAt(logs.length, start, refused),
    view: rules.view(state, viewer),
    ...askedOf(reached, { viewer, judges: false, answers }),
    deciding: decidingSeats(reached),
    awaiting: awaitedIn(state),
    outcome: outcomeOf(reached),
  };
}

function execute(
  { rules, state: first }: Start,
  commands: readonly Command[],
  progress: TrialRequest['progress'],
): Executed {
  let state = first;
  const logs: (readonly LogEntry[])[] = [];
  for (const command of commands) {
    const done = rules.decide(state, command);
    if (done.kind === 'rejected') return { state, logs, refused: done };
    ({ state } = done);
    logs.push(done.log);
    progress(logs.length);
  }
  return { state, logs, refused: null };
}

function refusedAt(at: number, { rules }: Start, rejection: Rejection): Refused {
  const { code, message, rejection: rejected, rules: cited, details } = refusalOf(rules, rejection);
  return { at, code, detail: message, rejection: rejected, rules: cited, details };
}
