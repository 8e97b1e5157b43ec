/** A recorded game, carried out again event by event. */
import {
  type GameSetup,
  type GameState,
  type LogEntry,
  masterSeed,
  type Rules,
  type Substitution,
} from '../../../engine/index.js';
import { commandOf, type GameEvent, type Rewound, type Started } from './events.js';

/** What an event led to. */
export type Led =
  | { readonly kind: 'executed'; readonly log: readonly LogEntry[] }
  | { readonly kind: 'rewound'; readonly substitutions: readonly Substitution[] }
  /** The game is where it was. */
  | { readonly kind: 'aside' };

export interface GameRun {
  /** Events are applied one after the other, the start of the game first. Throws `Refused`. */
  readonly apply: (event: GameEvent) => Led;
  /** A value of its own, which costs a copy. */
  readonly state: () => GameState;
  /** The current seed of the game's chance. */
  readonly seed: () => string;
}

/** The rules do not carry out what was recorded: nothing after it can be. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

/** The states that a game goes back to, by version. */
export type Kept = Map<number, GameState>;

/**
 * `events` are all of the game; the run begins before the first of them, or at a state that an earlier run has led to.
 */
export function gameRun(
  rules: Rules,
  started: Started,
  events: readonly GameEvent[],
  { from = null, kept = new Map<number, GameState>() }: { readonly from?: GameState | null; readonly kept?: Kept } = {},
): GameRun {
  const targets = new Set(events.flatMap(({ type, payload }) => (type === 'Rewound' ? [payload.to] : [])));
  let session = from === null ? null : rules.session(from);
  /** The state as a value; null when it has changed since. */
  let taken = from;

  const state = (): GameState => {
    taken ??= session?.state() ?? null;
    if (taken === null) throw new Refused('The record does not begin with the start of a game.');
    return taken;
  };
  const goOn = (at: GameState): void => {
    session = rules.session(at);
    taken = at;
  };

  function perform(event: GameEvent): Led {
    if (event.type === 'GameStarted') {
      const created = rules.create(setupOf(started));
      if (created.kind === 'rejected') throw new Refused(created.message);
      goOn(created.state);
      return { kind: 'executed', log: created.log };
    }
    if (event.type === 'Rewound') {
      const { state: returned, substitutions } = rewound(event.payload);
      goOn(returned);
      return { kind: 'rewound', substitutions };
    }
    const command = commandOf(event);
    if (command === null || session === null) return { kind: 'aside' };
    taken = null;
    const done = session.submit(command);
    if (done.kind === 'rejected') throw new Refused(done.message);
    return { kind: 'executed', log: done.log };
  }

  function rewound({ to, branch, randomness }: Rewound) {
    const target = kept.get(to);
    if (target === undefined) throw new Refused(`There is no version ${to} to go back to.`);
    const seed = randomness === undefined ? {} : { seed: seedOfBranch(started, branch, randomness.serverSecret) };
    return rules.rewind({ to: target, from: state(), number: branch - 1, ...seed });
  }

  return {
    state,
    seed: () => (taken ?? session?.draft.state)?.seed ?? '',
    apply: (event) => {
      const led = perform(event);
      if (targets.has(event.version)) kept.set(event.version, state());
      return led;
    },
  };
}

function setupOf(started: Started): GameSetup {
  const { gameId, format, seats, teams, randomness, startingChooser } = started;
  return {
    gameId,
    format,
    seats: seats.map(({ seat, cards, without }) => ({ seat, deck: cards, ...(without !== undefined && { without }) })),
    seed: seedOf(started, gameId, randomness.serverSecret),
    ...(teams !== undefined && { teams }),
    ...(randomness.kind === 'asserted' && { chance: 'reported' }),
    ...(startingChooser !== undefined && { chooser: startingChooser }),
  };
}

function seedOf({ seats, randomness }: Started, gameId: string, serverSecret: string): string {
  const seatSecrets = seats.map(({ seat }) => randomness.seatSecrets[seat] ?? '');
  return masterSeed({ gameId, serverSecret, seatSecrets });
}

/** A branch with chance of its own: everybody's secrets are added to a new one of the server. */
const seedOfBranch = (started: Started, branch: number, serverSecret: string): string =>
  seedOf(started, branchId(started, branch), serverSecret);

export const branchId = ({ gameId }: Started, branch: number): string => `${gameId}/${branch}`;
