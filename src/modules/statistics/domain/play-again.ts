import { setImmediate as othersTurn } from 'node:timers/promises';
import type { LogEntry, Rules } from '../../../engine/index.js';
import type { StoredEvent } from '../../../platform/event-store/index.js';
import { decodeMatchEvent, GameRun, type GameStarted, type Rewind, setupOf } from '../../matches/index.js';
import { type End, NotAGame, startOf } from '../../replays/index.js';

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
  const { first, started } = startOf(events);
  const rest = events.slice(1);
  const rules = await findRules(started);
  const [steps, rewinds, ends]: [PlayedGame['steps'][number][], Rewind[], End[]] = [[], [], []];
  const created = rules.create(setupOf(started));
  let run: GameRun | null = null;
  if (created.kind !== 'rejected') {
    const { state, log } = created;
    run = new GameRun(rules, started, { version: first.version, state }, rest);
    steps.push({ version: first.version, log });
  }
  for (const [index, event] of rest.entries()) {
    if (index % EVENTS_AT_ONCE === 0) await othersTurn();
    const { version } = event;
    const recorded = decodeMatchEvent(event);
    const step = run?.apply(version, recorded);
    if (recorded.type === 'GameEnded') ends.push({ version, at: event.recordedAt, payload: recorded.payload });
    if (step?.kind === 'unreachable') throw new NotAGame(event.stream);
    if (step?.kind === 'rejected') run = null;
    if (step?.kind === 'executed' || step?.kind === 'rewound') steps.push({ version, log: step.log });
    if (step?.kind === 'rewound' && recorded.type === 'Rewound') rewinds.push({ version, to: recorded.payload.to });
  }
  return { rules, started, steps, rewinds, ends };
}
