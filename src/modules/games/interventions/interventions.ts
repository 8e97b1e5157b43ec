import { Injectable } from '@nestjs/common';
import type { GameState, LogEntry } from '../../../engine/index.js';
import {
  type Append,
  type EventMetadata,
  EventStore,
  type NewEvent,
  VersionConflict,
} from '../../../platform/event-store/index.js';
import { afterwards, type Game } from '../domain/game.js';
import { GameRepository } from '../game-repository.js';
import { TooManyRaces } from '../games.errors.js';

/** What somebody does to a game that is no action of it: they are recorded all the same. */
export interface Intervention {
  readonly gameId: string;
  /** Who, on which request. What it has to do with the game is added. */
  readonly metadata: EventMetadata;
  readonly idempotency?: NonNullable<Append['idempotency']>;
  /** The events for the newest version, and the state that they lead to; null where it is so already. Throws why not. */
  readonly decide: (game: Game) => Decision | null | Promise<Decision | null>;
}

export interface Decision {
  readonly events: readonly NewEvent[];
  readonly state: GameState;
  /** What the first event led to, where it is an action of the game. */
  readonly log?: readonly LogEntry[];
}

export interface Intervened {
  readonly game: Game;
  readonly replayed: boolean;
}

const RACES_MAX = 8;

/** Records interventions: decided on the newest version, appended on exactly that one, once under their key. */
@Injectable()
export class Interventions {
  constructor(
    private readonly games: GameRepository,
    private readonly store: EventStore,
  ) {}

  async record(intervention: Intervention): Promise<Intervened> {
    let game = await this.games.current(intervention.gameId);
    for (let race = 0; race < RACES_MAX; race += 1) {
      const done = (await this.earlier(intervention)) ?? (await this.attempt(game, intervention));
      if (done !== null) return done;
      game = await this.games.current(intervention.gameId);
    }
    throw new TooManyRaces(game.version);
  }

  /** Null where somebody else has recorded something meanwhile. */
  private async attempt(game: Game, { metadata, idempotency, decide }: Intervention): Promise<Intervened | null> {
    const decision = await decide(game);
    if (decision === null) return { game, replayed: true };
    const { events, state, log = [] } = decision;
    const { engine, ruleset } = game.rules;
    const about = { ...metadata, matchId: game.started.matchId, engine, ruleset };
    const append = { stream: game.id, expected: game.version, events, metadata: about };
    try {
      const appended = await this.store.append({ ...append, ...(idempotency !== undefined && { idempotency }) });
      if (appended.kind === 'replayed') return await this.asItWas(game.id, appended.version);
      const after = afterwards(game, { state, log }, appended.events);
      this.games.recorded(after);
      return { game: after, replayed: false };
    } catch (error) {
      if (error instanceof VersionConflict) return null;
      throw error;
    }
  }

  private async earlier({ gameId, idempotency }: Intervention): Promise<Intervened | null> {
    if (idempotency === undefined) return null;
    const earlier = await this.store.findRequest(gameId, idempotency);
    return earlier && this.asItWas(gameId, earlier.version);
  }

  private async asItWas(gameId: string, version: number): Promise<Intervened> {
    return { game: await this.games.at(gameId, version), replayed: true };
  }
}
