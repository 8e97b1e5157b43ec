import { Injectable } from '@nestjs/common';
import {
  type Append,
  EventStore,
  type Idempotency,
  type NewEvent,
  onNewest,
  OVERTAKEN,
  VersionConflict,
} from '../../platform/event-store/index.js';
import { idempotencyOf, metadataOf, type Origin } from '../matches/index.js';
import { Actors } from './access/actors.js';
import { TimeIsUp } from './clock/clock.problems.js';
import { Timekeeper } from './clock/timekeeper.js';
import { afterwards, type Game, isUnchangedSince } from './domain/game.js';
import { type Actor, commandFor, type Intent, roleOf } from './domain/ordering.js';
import { eventsOf } from './domain/recording.js';
import { overByRuling, refusalOf } from './domain/refusal.js';
import { GAME_MAX, isFull } from './domain/room.js';
import { GameRepository } from './game-repository.js';
import { GameFull, StaleVersion, TooManyRaces } from './games.problems.js';

export interface SubmittedAction {
  readonly gameId: string;
  readonly intent: Intent;
  /** The version that was decided on; without it the order is carried out on whatever version there is. */
  readonly expectedVersion: number | undefined;
  readonly origin: Origin;
}

/** The game just after the order, with the step that the order made. */
export interface RecordedAction {
  readonly game: Game;
  readonly actor: Actor;
  readonly replayed: boolean;
}

/** Other orders that may come in between while one is being carried out: a handful of seats act at once, not dozens. */
const RACES_MAX = 8;

/**
 * Carries out what players and judges order: decide on the version known here, append on exactly that version. Games
 * are not locked: of two simultaneous commands the store takes one, and the other is decided anew or, if it named its
 * version, refused.
 */
@Injectable()
export class GameActions {
  constructor(
    private readonly games: GameRepository,
    private readonly store: EventStore,
    private readonly acting: Actors,
    private readonly timekeeper: Timekeeper,
  ) {}

  async submit(order: SubmittedAction): Promise<RecordedAction> {
    let game = await this.games.known(order.gameId);
    const { caller, seat } = order.origin;
    const actor = await this.acting.actorIn(game, caller, seat !== undefined || 'reported' in order.intent);
    let expected = order.expectedVersion;
    const attempt = async (): Promise<RecordedAction | typeof OVERTAKEN> => {
      const played = await this.attempt(game, actor, order, expected);
      if (!(played instanceof Error)) return played;
      const newer = await this.games.current(order.gameId);
      // A refusal counts only on the newest version: this process may not have known of what others recorded.
      if (newer.version !== game.version) {
        game = newer;
        return OVERTAKEN;
      }
      if (played instanceof TimeIsUp && (await this.expireBeside(game, actor, order))) {
        game = await this.games.current(game.id);
        // Only lots for other seats came in between, so what the caller decided on still holds for its own seat.
        if (expected !== undefined) expected = game.version;
        return OVERTAKEN;
      }
      return this.earlierResult(actor, order, played);
    };
    return onNewest(attempt, { max: RACES_MAX, tooMany: () => new TooManyRaces(game.version) });
  }

  /** Records the end of time; true if the seat of the order still has time, because lots answered for other seats. */
  private async expireBeside(game: Game, actor: Actor, { intent, origin }: SubmittedAction): Promise<boolean> {
    const command = commandFor(game, actor, intent, origin.seat);
    return this.timekeeper.expireBeside(game, command.kind === 'assert' ? '' : command.seat);
  }

  /** Done, or why not on this version. */
  private async attempt(
    game: Game,
    actor: Actor,
    order: SubmittedAction,
    expected: number | undefined,
  ): Promise<RecordedAction | Error> {
    const { intent } = order;
    if (expected !== undefined && !isUnchangedSince(game, expected)) return new StaleVersion(expected, game.version);
    const late = this.timekeeper.lateFor(game);
    if (late !== null) return late;
    if (game.ruled !== null) return overByRuling();
    if (isFull(game) && intent.kind !== 'concede') return new GameFull(game.id, GAME_MAX);
    const command = commandFor(game, actor, intent, order.origin.seat);
    const decided = game.rules.decide(game.state, command);
    if (decided.kind === 'rejected') return refusalOf(game.rules, decided);
    try {
      const appended = await this.store.append(appendOf(game, actor, order, eventsOf(game, command, decided)));
      if (appended.kind === 'replayed') return await this.asItWas(game.id, actor, appended.version);
      const after = afterwards(game, decided, appended.events);
      this.games.recorded(after);
      return { game: after, actor, replayed: false };
    } catch (error) {
      if (!(error instanceof VersionConflict)) throw error;
      return new StaleVersion(game.version, error.actual);
    }
  }

  /** A request that is sent again is refused by the rules, having been carried out: its key tells. */
  private async earlierResult(actor: Actor, order: SubmittedAction, refusal: Error): Promise<RecordedAction> {
    const idempotency = idempotencyFor(order);
    const earlier = await this.store.findRequest(order.gameId, idempotency);
    if (earlier === null) throw refusal;
    return this.asItWas(order.gameId, actor, earlier.version);
  }

  /** The answer to a request follows from the record, so none is stored: the step is carried out again. */
  private async asItWas(gameId: string, actor: Actor, version: number): Promise<RecordedAction> {
    return { game: await this.games.at(gameId, version, version - EVENTS_PER_ACTION), actor, replayed: true };
  }
}

/** The order, and the end of the game where it led to that. */
const EVENTS_PER_ACTION = 2;

function appendOf(game: Game, actor: Actor, order: SubmittedAction, events: readonly NewEvent[]): Append {
  const { id: stream, version: expected, rules, started } = game;
  const { engine, ruleset } = rules;
  const metadata = { ...metadataOf(order.origin, roleOf(actor)), matchId: started.matchId, engine, ruleset };
  const idempotency = idempotencyFor(order);
  return { stream, expected, events, metadata, idempotency };
}

function idempotencyFor({ intent, expectedVersion, origin }: SubmittedAction): Idempotency | null {
  const { seat } = origin;
  const request = { intent, expectedVersion: expectedVersion ?? null, ...(seat !== undefined && { seat }) };
  return idempotencyOf(origin, request);
}
