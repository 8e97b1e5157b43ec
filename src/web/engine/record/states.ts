/** The states of a recorded game: any of them, without carrying the whole game out again for each. */
import type { GameState, Rules } from '../../../engine/index.js';
import type { GameEvent, StartEvent } from './events.js';
import { gameRun, type Kept, Refused } from './game-run.js';

/** Versions between two states that are kept. */
const EVERY = 25;

/** Gives the state after the event of a version, on whichever branch it is. Throws `Refused`. */
export function statesOf(
  rules: Rules,
  opening: StartEvent,
  events: readonly GameEvent[],
): (version: number) => GameState {
  const rewound: Kept = new Map();
  const kept = new Map<number, GameState>();
  let latest: { readonly version: number; readonly state: GameState } | null = null;

  const nearest = (version: number): { readonly version: number; readonly state: GameState | null } => {
    if (latest !== null && latest.version <= version && version - latest.version < EVERY) return latest;
    for (let at = version - (version % EVERY); at > 0; at -= EVERY) {
      const state = kept.get(at);
      if (state !== undefined) return { version: at, state };
    }
    return { version: 0, state: null };
  };

  return (version) => {
    if (version < 1 || version > events.length) throw new Refused(`The game has no version ${version}.`);
    const from = nearest(version);
    const run = gameRun(rules, opening.payload, events, { from: from.state, kept: rewound });
    for (const event of events.slice(from.version, version)) {
      run.apply(event);
      if (event.version % EVERY === 0) kept.set(event.version, run.state());
    }
    const state = run.state();
    latest = { version, state };
    return state;
  };
}
