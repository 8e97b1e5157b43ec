import { setImmediate as othersTurn } from 'node:timers/promises';
import type { LogEntry, Rules } from '../../../engine/index.js';
import type { StoredEvent } from '../../../platform/event-store/index.js';
import type { GameStarted, Rewind } from '../../matches/index.js';
import { type End, executions, startOf } from '../../replays/index.js';

/** A game carried out again for what happened in it alone. Whether that is what was recorded, audits say. */
export interface PlayedGame {
  readonly rules: Rules;
  readonly started: GameStarted;
  /** Up to the first recorded action that the rules now refuse; what was taken back included. */
  readonly steps: readonly { readonly version: number; readonly log: readonly LogEntry[] }[];
  readonly rewinds: readonly Rewind[];
  readonly ends: readonly End[];
}

/** So many events are carried out before others have the processor: a millisecond or two. */
const EVENTS_AT_ONCE = 20;

export async function playAgain(
  events: readonly StoredEvent[],
  findRules: (started: GameStarted) => Promise<Rules>,
): Promise<PlayedGame> {
  const started = startOf(events);
  const rules = await findRules(started);
  const [steps, rewinds, ends]: [PlayedGame['steps'][number][], Rewind[], End[]] = [[], [], []];
  for (const { event, recorded, step } of executions(events, rules)) {
    const { version } = event;
    if (version % EVENTS_AT_ONCE === 0) await othersTurn();
    if (recorded.type === 'GameEnded') ends.push({ version, at: event.recordedAt, payload: recorded.payload });
    if (step?.kind === 'executed' || step?.kind === 'rewound') steps.push({ version, log: step.log });
    if (step?.kind === 'rewound') rewinds.push({ version, to: step.rewound.to });
  }
  return { rules, started, steps, rewinds, ends };
}
