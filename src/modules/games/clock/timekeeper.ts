import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/database/index.js';
import type { EventMetadata, Json } from '../../../platform/event-store/index.js';
import { type CallerIdentity, Rights } from '../../identity/index.js';
import { idempotencyOf, metadataOf, type Origin } from '../../matches/index.js';
import { seatOf } from '../access/actors.js';
import { SpectatorsDelay } from '../access/spectators-delay.js';
import { Viewing } from '../access/viewing.js';
import type { Game } from '../domain/game.js';
import { type Deadline, deadlineOf, expiredBy, type GameClock, type Late, lateBy } from '../domain/game-clock.js';
import { ending, wholeProofOf } from '../domain/recording.js';
import { answersByLot, isByLot } from './answer-by-lot.js';
import { refusalOf } from '../domain/refusal.js';
import { GAME_MAX, isFull } from '../domain/room.js';
import { GameRepository } from '../game-repository.js';
import { GameFull, NotSeated } from '../games.problems.js';
import {
  type Decision,
  type RecordedIntervention,
  type Intervention,
  Interventions,
} from '../interventions/interventions.js';
import { ClockOfEnded, MomentImpossible, NoClock, NoSuchClock, TimeIsUp } from './clock.problems.js';
import { type ClockReading, clockReading } from './clock-reading.js';

/** A game with a clock. */
export type TimedGame = Game & { readonly clock: GameClock };

/** What a judge does to the clocks of a game. */
export type ClockOrder =
  /** `since`: ISO 8601, if the clocks stopped before this is recorded. */
  | { readonly kind: 'pause'; readonly reason: string; readonly since?: string }
  | { readonly kind: 'resume' }
  | { readonly kind: 'extend'; readonly seat: string; readonly seconds: number; readonly reason: string };

/** The clocks after an order, as the caller may see them. */
export interface ClockAfterOrder {
  readonly reading: ClockReading;
  readonly replayed: boolean;
}

/** Reads the clocks of games, and records their events. No other code computes the time of a seat. */
@Injectable()
export class Timekeeper {
  constructor(
    private readonly games: GameRepository,
    private readonly interventions: Interventions,
    private readonly viewing: Viewing,
    private readonly delay: SpectatorsDelay,
    private readonly rights: Rights,
    private readonly clock: Clock,
  ) {}

  /** The present game; null for a game without clocks. Throws `GameNotFound`. */
  async find(gameId: string): Promise<TimedGame | null> {
    const game = await this.games.current(gameId);
    return isTimed(game) ? game : null;
  }

  /** The clocks as the caller may see them. Throws `NoClock`, and `GameNotFound`. */
  async read(gameId: string, caller: CallerIdentity): Promise<ClockReading> {
    const game = await this.viewing.visibleGame(gameId, caller);
    if (!isTimed(game)) throw new NoClock(gameId);
    return this.reading(game, await this.delay.holdsBack(game, caller));
  }

  /**
   * The present reading. Spectators with a delay in seconds get the reading of so many seconds ago. With a delay in
   * turns, and before the game is that old, they get the reading at the last event that they see.
   */
  reading(game: TimedGame, isHeldBack: boolean): ClockReading {
    const now = this.clock.now();
    if (!isHeldBack) return clockReading(game, game.clock, now, true);
    const { seconds } = game.started.spectators?.delay ?? {};
    const seen = seconds === undefined ? 0 : now.getTime() - seconds * 1000;
    const advances = seconds !== undefined && seen >= game.clock.at;
    return clockReading(game, game.clock, new Date(Math.max(game.clock.at, seen)), advances);
  }

  /** The refusal for every action once time has ended, even before the end is recorded; null while time is left. */
  lateFor(game: Game): TimeIsUp | null {
    const ended = this.ended(game);
    return ended && new TimeIsUp(ended);
  }

  /**
   * Records the end of time once, if time has ended: the loss of all seats that lose by it, or else an answer by lot
   * for each seat that is late. Returns whether a deadline is still ahead.
   */
  async expire(gameId: string): Promise<boolean> {
    for (let records = 0; ; records += 1) {
      const intervention = { gameId, metadata: BY_CLOCK, decide: (now: Game) => this.expiry(now) };
      const { game } = await this.interventions.record(intervention);
      // After a lot, a seat may be late for another reason.
      if (this.ended(game) === null || records === game.state.seats.length) {
        return isTimed(game) && deadlineOf(game.clock) !== null;
      }
    }
  }

  /** Like `expire`. Returns whether only lots answered, and none of them for this seat: then the seat may still act. */
  async expireBeside(game: Game, seat: string): Promise<boolean> {
    const late = this.late(game);
    await this.expire(game.id);
    return late.every((end) => isByLot(game, end) && end.seat !== seat);
  }

  /**
   * Records requests of players that are not actions. Throws `GameFull`, and `TimeIsUp` if time had already ended; the
   * end is then recorded. A repeated request gets the same answer.
   */
  async recordInTime(intervention: Intervention): Promise<RecordedIntervention> {
    const decide = (game: Game) => {
      const late = this.lateFor(game);
      if (late !== null) throw late;
      if (isFull(game)) throw new GameFull(game.id, GAME_MAX);
      return intervention.decide(game);
    };
    try {
      return await this.interventions.record({ ...intervention, decide });
    } catch (error) {
      if (error instanceof TimeIsUp) await this.expire(intervention.gameId);
      throw error;
    }
  }

  /** Applies an order of a judge. If time had already ended, the end is recorded first, and the order is refused. */
  async order(gameId: string, order: ClockOrder, origin: Origin): Promise<ClockAfterOrder> {
    await this.expire(gameId);
    const { caller } = origin;
    const { matchId } = (await this.games.known(gameId)).started;
    const role = await this.rights.roleFor(caller, 'clocks.control', { matchId });
    const metadata = metadataOf(origin, role ?? caller.role);
    const idempotency = idempotencyOf(origin, { ...order });
    const decide = (game: Game) => this.decide(game, order);
    const intervention = { gameId, metadata, decide, idempotency };
    const { replayed } = await this.interventions.record(intervention);
    return { reading: await this.read(gameId, caller), replayed };
  }

  /**
   * Records seats as absent, except those that were active within the given seconds. All of them are absent from the
   * same moment: which seat loses must not depend on the order of the checks.
   */
  async lose(gameId: string, seats: readonly string[], withinSeconds: number): Promise<void> {
    const decide = (game: Game): Decision | null => {
      // An end of time is recorded first: an event in between would move its deadline.
      if (!isTimed(game) || game.clock.over || isFull(game) || this.ended(game) !== null) return null;
      const seenAtMax = this.clock.now().getTime() - withinSeconds * 1000;
      const silent = game.clock.seats.filter(
        ({ seat, left, graceMs, seenAt }) => seats.includes(seat) && !left && graceMs === null && seenAt <= seenAtMax,
      );
      return silent.length === 0 ? null : noted(game, 'PresenceLost', ...silent.map(({ seat }) => ({ seat })));
    };
    await this.interventions.record({ gameId, metadata: BY_CLOCK, decide });
  }

  /**
   * Marks the seat of the caller as present, and records its return if it was absent. Throws `NoClock` and `NotSeated`.
   */
  async attend(gameId: string, caller: CallerIdentity): Promise<string> {
    const game = await this.find(gameId);
    if (game === null) throw new NoClock(gameId);
    const seat = seatOf(game.started, caller);
    if (seat === null) throw new NotSeated();
    if (isAway(game, seat)) await this.regain(gameId, seat);
    return seat;
  }

  /** Records the return of an absent seat, if its time has not ended. */
  async regain(gameId: string, seat: string): Promise<void> {
    await this.expire(gameId);
    const decide = (game: Game): Decision | null =>
      isAway(game, seat) && !isFull(game) ? noted(game, 'PresenceRegained', { seat }) : null;
    await this.interventions.record({ gameId, metadata: BY_CLOCK, decide });
  }

  private ended({ clock }: Game): Deadline | null {
    return clock && expiredBy(clock, this.clock.now().getTime());
  }

  private expiry(game: Game): Decision | readonly Decision[] | null {
    const ended = this.ended(game);
    if (ended === null) return null;
    const losing = ended.expired.filter((end) => !isByLot(game, end));
    if (losing.length > 0) return this.loss(game, ended.at, losing);
    const lots = answersByLot(game, this.lateByLot(game));
    return lots.length > 0 ? lots : this.loss(game, ended.at, ended.expired);
  }

  /** The late seats for which a lot answers, up to the first seat that loses. */
  private lateByLot(game: Game): readonly Late[] {
    const late = this.late(game);
    const losing = late.findIndex((end) => !isByLot(game, end));
    return losing === -1 ? late : late.slice(0, losing);
  }

  private late({ clock }: Game): readonly Late[] {
    return clock === null ? [] : lateBy(clock, this.clock.now().getTime());
  }

  private loss(game: Game, endedAt: number, losing: Deadline['expired']): Decision {
    const { rules } = game;
    const seats = losing.map(({ seat }) => seat);
    const decided = rules.decide(game.state, { kind: 'timeOut', seats });
    if (decided.kind === 'rejected') throw refusalOf(rules, decided);
    const { state, log } = decided;
    const proof = wholeProofOf(game, decided);
    const deadline = new Date(endedAt).toISOString();
    const expired = { type: 'TimeExpired', payload: { deadline, expired: [...losing], ...proof } };
    const { outcome } = state;
    if (outcome === null) return { state, log, events: [expired] };
    return {
      state,
      log,
      events: [expired, { type: 'GameEnded', payload: ending(game.actions, state, proof.stateHash) }],
    };
  }

  private decide(game: Game, order: ClockOrder): Decision | null {
    if (!isTimed(game)) throw new NoClock(game.id);
    const { clock } = game;
    if (clock.over) throw new ClockOfEnded();
    switch (order.kind) {
      case 'pause': {
        const { reason } = order;
        const since = order.since !== undefined && { since: this.possible(clock, order.since) };
        return clock.paused ? null : noted(game, 'ClockPaused', { reason, ...since });
      }
      case 'resume':
        return clock.paused ? noted(game, 'ClockResumed', {}) : null;
      case 'extend': {
        const { seat, seconds, reason } = order;
        requireSeat(clock, seat);
        return noted(game, 'TimeExtended', { seat, seconds, reason });
      }
    }
  }

  /**
   * Checks the moment of a pause: after the last recorded event, which would otherwise have had another effect, and not
   * in the future.
   */
  private possible({ at }: GameClock, since: string): string {
    const now = this.clock.now();
    const moment = Date.parse(since);
    if (moment >= at && moment <= now.getTime()) return new Date(moment).toISOString();
    throw new MomentImpossible(since, new Date(at).toISOString(), now.toISOString());
  }
}

const BY_CLOCK: EventMetadata = { actor: { keyId: 'clock', role: 'service' } };

export const isTimed = (game: Game): game is TimedGame => game.clock !== null;

const isAway = ({ clock }: Game, seat: string): boolean =>
  clock?.over === false && clock.seats.some((each) => each.seat === seat && each.graceMs !== null);

function requireSeat({ seats }: GameClock, seat: string): void {
  const playing = seats.filter(({ left }) => !left).map((each) => each.seat);
  if (!playing.includes(seat)) throw new NoSuchClock(seat, playing);
}

/** Events that do not change the state. */
function noted({ rules, state }: Game, type: string, ...payloads: readonly Readonly<Record<string, Json>>[]): Decision {
  const stateHash = rules.stateHash(state);
  return { state, events: payloads.map((payload) => ({ type, payload: { ...payload, stateHash } })) };
}
