import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { GameState, LogEntry } from '../../../engine/index.js';
import {
  type Append,
  type EventMetadata,
  EventStore,
  type NewEvent,
  onNewest,
  type StoredEvent,
} from '../../../platform/event-store/index.js';
import { type Cause, rewindGame, isOnSameCase, newCommitment, pathTo } from '../../matches/index.js';
import { afterwards, type Game } from '../domain/game.js';
import { GameRepository } from '../game-repository.js';
import { NotAStepBack, RewindPastRuling, TooManyRaces } from '../games.problems.js';

/** What somebody does to a game that is no action of it: they are recorded all the same. */
export interface Intervention {
  readonly gameId: string;
  /** Who, on which request. What it has to do with the game is added. */
  readonly metadata: EventMetadata;
  readonly idempotency?: Append['idempotency'];
  /** What is done to the newest version, one after the other; nothing where it is so already. Throws why not. */
  readonly decide: (game: Game) => Decided | Promise<Decided>;
}

type Decided = Decision | readonly Decision[] | null;

/** The events of what is done, and the state that they lead to. */
export interface Decision {
  readonly events: readonly NewEvent[];
  readonly state: GameState;
  /** What the first event led to, where it is an action of the game. */
  readonly log?: readonly LogEntry[];
}

export interface RecordedIntervention {
  readonly game: Game;
  /** The request, known by its key, had been carried out before. */
  readonly replayed: boolean;
}

const RACES_MAX = 8;

/**
 * Records interventions: each is decided on the newest version, appended to exactly that version, and applied once per
 * key.
 */
@Injectable()
export class Interventions {
  constructor(
    private readonly games: GameRepository,
    private readonly store: EventStore,
  ) {}

  async record(intervention: Intervention): Promise<RecordedIntervention> {
    const newest = () => this.games.current(intervention.gameId);
    return onNewest(
      async () => {
        const game = await newest();
        return (await this.earlier(intervention)) ?? this.attempt(game, intervention);
      },
      { max: RACES_MAX, tooMany: async () => new TooManyRaces((await newest()).version) },
    );
  }

  /** Throws `VersionConflict` if another command was recorded meanwhile. */
  private async attempt(
    game: Game,
    { metadata, idempotency = null, decide }: Intervention,
  ): Promise<RecordedIntervention> {
    const decisions = [(await decide(game)) ?? []].flat();
    const events = decisions.flatMap((decision) => decision.events);
    if (events.length === 0) return { game, replayed: false };
    const { engine, ruleset } = game.rules;
    const about = { ...metadata, matchId: game.started.matchId, engine, ruleset };
    const append = { stream: game.id, expected: game.version, events, metadata: about, idempotency };
    const appended = await this.store.append(append);
    if (appended.kind === 'replayed') return this.asItWas(game.id, appended.version);
    const after = afterAll(game, decisions, appended.events);
    this.games.recorded(after);
    return { game: after, replayed: false };
  }

  private async earlier({ gameId, idempotency = null }: Intervention): Promise<RecordedIntervention | null> {
    const earlier = await this.store.findRequest(gameId, idempotency);
    return earlier && this.asItWas(gameId, earlier.version);
  }

  private async asItWas(gameId: string, version: number): Promise<RecordedIntervention> {
    return { game: await this.games.at(gameId, version), replayed: true };
  }
}

/** The game after all that was done to it; of `recorded`, each decision made as many events as it says. */
function afterAll(game: Game, decisions: readonly Decision[], recorded: readonly StoredEvent[]): Game {
  const [first, ...others] = decisions;
  if (first === undefined) return game;
  const { state, log = [], events } = first;
  const after = afterwards(game, { state, log }, recorded.slice(0, events.length));
  return afterAll(after, others, recorded.slice(events.length));
}

/**
 * Throws unless the game, as it is now, has come through that version, and no ruling has changed it since. Rulings on
 * the same case do not count: the ruling on an appeal may also go back to before them.
 */
export function requireWayBack(game: Game, to: number, cause?: Cause): void {
  const { version, rewinds, rulings } = game;
  const own = rulings.filter((ruled) => cause !== undefined && isOnSameCase(ruled.cause, cause));
  const ways = [version, ...own.map((ruled) => ruled.version - 1)];
  if (to >= version || !ways.some((way) => pathTo(way, rewinds).includes(to))) throw new NotAStepBack(to, version);
  const last = rulings.findLast((ruled) => !own.includes(ruled));
  if (last !== undefined && to < last.version) throw new RewindPastRuling(to, last.version);
}

/**
 * The event that takes a game back. Where the game was over, everybody could have read its secrets, and what the deck
 * holds next: then all further chance comes from a new secret, and the decks are shuffled by it.
 */
export function rewound(game: Game, target: Game, cause: Cause, reason?: string): Decision {
  const { started, rules, rewinds } = game;
  requirePlayable(target, game);
  const branch = rewinds.length + 2;
  const serverSecret = game.endedAt === null ? null : randomBytes(32).toString('hex');
  const randomness = serverSecret && {
    serverSecret,
    commitment: newCommitment(started.gameId, branch, serverSecret),
  };
  const way = { to: target.state, from: game.state, branch, serverSecret: serverSecret ?? undefined };
  const { state, substitutions } = rewindGame(rules, started, way);
  const payload = {
    to: target.version,
    branch,
    actions: target.actions,
    cause,
    substitutions: [...substitutions],
    stateHash: rules.stateHash(state),
    ...(randomness !== null && { randomness }),
    ...(reason !== undefined && { reason }),
  };
  return { state, events: [{ type: 'Rewound', payload }] };
}

/** The game as it was where a ruling would take it back to. Throws why it may not. */
export async function wayBack(games: GameRepository, game: Game, to: number, cause: Cause): Promise<Game> {
  requireWayBack(game, to, cause);
  const target = await games.at(game.id, to);
  requirePlayable(target, game);
  return target;
}

/** No rewind returns to the end of a game. */
function requirePlayable(target: Game, { version }: Pick<Game, 'version'>): void {
  if (isOver(target)) throw new NotAStepBack(target.version, version);
}

/** Whether actions are over: the end of the game may be the next recorded event. */
const isOver = ({ endedAt, ruled, state }: Game): boolean =>
  endedAt !== null || ruled !== null || state.outcome !== null;
