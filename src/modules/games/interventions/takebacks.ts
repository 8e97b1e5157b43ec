import { Injectable } from '@nestjs/common';
import type { Command, JsonRecord, Revealed } from '../../../engine/index.js';
import { EventStore, type NewEvent, type StoredEvent } from '../../../platform/event-store/index.js';
import { commandOf, decodeMatchEvent, idempotencyOf, metadataOf, type Origin, pathTo } from '../../matches/index.js';
import { type Game, isUnchangedSince } from '../domain/game.js';
import { type Actor, hasLeft, roleOf, speakingSeat } from '../domain/ordering.js';
import { seatHasLeft } from '../domain/refusal.js';
import type { Takeback } from '../domain/standing.js';
import { Actors } from '../access/actors.js';
import { Timekeeper } from '../clock/timekeeper.js';
import { GameRepository } from '../game-repository.js';
import {
  ChanceNotYours,
  NotAStepBack,
  StaleVersion,
  TakebackAnsweredAlready,
  TakebackNotOpen,
  TakebackOfEnded,
  TakebackReveals,
} from '../games.problems.js';
import { type Decision, type RecordedIntervention, requireWayBack, rewound } from './interventions.js';

export interface Proposal {
  readonly gameId: string;
  /** The version to go back to. */
  readonly to: number;
  readonly expectedVersion: number | undefined;
}

export interface Retraction extends Proposal {
  /** What was written down wrongly. */
  readonly reason: string;
}

export interface ProposalAnswer {
  readonly gameId: string;
  /** The version of the proposal. */
  readonly proposal: number;
  readonly answer: 'yes' | 'no';
}

/**
 * Steps taken back by consent of all players at the table, only if no player has learnt anything since. A proposal is
 * open until it is answered, or until a player acts instead. The scorekeeper of a paper match names the seat. A
 * retraction of a wrong record undoes no play, so it needs no consent, and the wrong record has revealed nothing.
 */
@Injectable()
export class Takebacks {
  constructor(
    private readonly timekeeper: Timekeeper,
    private readonly games: GameRepository,
    private readonly store: EventStore,
    private readonly acting: Actors,
  ) {}

  async propose(proposal: Proposal, origin: Origin): Promise<RecordedIntervention> {
    const { gameId, to, expectedVersion = null } = proposal;
    const actor = await this.actorIn(gameId, origin);
    const decide = async (game: Game): Promise<Decision> => {
      requireAsAt(game, expectedVersion);
      const seat = speakingSeat(game, actor, origin.seat);
      await this.requireNothingRevealed(game, to, seat);
      const { rules, state } = game;
      return {
        state,
        events: [{ type: 'TakebackProposed', payload: { seat, to, stateHash: rules.stateHash(state) } }],
      };
    };
    return this.timekeeper.recordInTime({
      ...request(gameId, { takeback: to, expectedVersion }, origin, actor),
      decide,
    });
  }

  async answer({ gameId, proposal, answer }: ProposalAnswer, origin: Origin): Promise<RecordedIntervention> {
    const actor = await this.actorIn(gameId, origin);
    const decide = async (game: Game): Promise<Decision> => {
      const seat = speakingSeat(game, actor, origin.seat);
      const { rules, state, takeback } = game;
      if (takeback?.version !== proposal) throw new TakebackNotOpen(proposal);
      if (takeback.agreed.includes(seat)) throw new TakebackAnsweredAlready(seat);
      const answered: NewEvent = {
        type: 'TakebackAnswered',
        payload: { seat, answer, stateHash: rules.stateHash(state) },
      };
      if (answer === 'no' || stillAsked(game, takeback, seat).length > 0) return { state, events: [answered] };
      const target = await this.games.at(gameId, takeback.to);
      const back = rewound(game, target, { kind: 'takeback', id: String(proposal) });
      return { state: back.state, events: [answered, ...back.events] };
    };
    return this.timekeeper.recordInTime({ ...request(gameId, { proposal, answer }, origin, actor), decide });
  }

  async retract(retraction: Retraction, origin: Origin): Promise<RecordedIntervention> {
    const { gameId, to, reason, expectedVersion = null } = retraction;
    const actor = await this.actorIn(gameId, origin, true);
    if (actor.kind !== 'scorekeeper') throw new ChanceNotYours();
    const decide = async (game: Game): Promise<Decision> => {
      requireAsAt(game, expectedVersion);
      const { target } = await this.wayBack(game, to);
      return rewound(game, target, { kind: 'retraction', id: String(to + 1) }, reason);
    };
    const body = { retract: to, reason, expectedVersion };
    return this.timekeeper.recordInTime({ ...request(gameId, body, origin, actor), decide });
  }

  private async actorIn(gameId: string, { caller, seat }: Origin, records = seat !== undefined): Promise<Actor> {
    return this.acting.actorIn(await this.games.known(gameId), caller, records);
  }

  /** Throws which step since then cannot be forgotten, or why there is no way back. */
  private async requireNothingRevealed(game: Game, to: number, proposer: string): Promise<void> {
    const { target, since } = await this.wayBack(game, to);
    const revealing = await this.firstReveal(target, since, proposer);
    if (revealing !== null) throw new TakebackReveals(revealing.version, revealing.what);
  }

  /** The game as it was then, and what was recorded since. Throws why those at the table cannot go back there. */
  private async wayBack(game: Game, to: number): Promise<WayBack> {
    if (game.endedAt !== null) throw new TakebackOfEnded();
    requireWayBack(game, to);
    const since = await this.store.read(game.id, { from: to + 1, to: game.version });
    const path = new Set(pathTo(game.version, game.rewinds));
    if (!since.some((event) => path.has(event.version) && commandIn(event) !== null)) {
      throw new NotAStepBack(to, game.version);
    }
    const target = await this.games.at(game.id, to);
    const gone = game.state.seats.find((seat) => hasLeft(game, seat) && !hasLeft(target, seat));
    if (gone !== undefined) throw seatHasLeft(game.rules, gone);
    return { target, since };
  }

  /**
   * A card that the proposer revealed by playing it does not count. Every other revealed fact prevents the takeback:
   * even one seen only for a moment, or in a step that was taken back before, since players remember it.
   */
  private async firstReveal(target: Game, since: readonly StoredEvent[], proposer: string): Promise<Reveal | null> {
    const stands = (one: Revealed) => one.kind === 'chance' || one.owner !== proposer || one.to === proposer;
    let now = target.state;
    for (const event of since) {
      const command = commandIn(event);
      if (command !== null) {
        const { state, news } = target.rules.decideRevealing(now, command);
        const against = news.find(stands);
        if (against !== undefined) return { version: event.version, what: against.kind };
        now = state;
      } else if (event.type === 'Rewound') now = (await this.games.at(target.id, event.version)).state;
    }
    return null;
  }
}

interface WayBack {
  readonly target: Game;
  readonly since: readonly StoredEvent[];
}

interface Reveal {
  readonly version: number;
  readonly what: Revealed['kind'];
}

function requireAsAt(game: Game, decidedOn: number | null): void {
  if (decidedOn !== null && !isUnchangedSince(game, decidedOn)) throw new StaleVersion(decidedOn, game.version);
}

const commandIn = (event: StoredEvent): Command | null => commandOf(decodeMatchEvent(event));

/** Seats that have not left and have not agreed, but for the one that agrees now. */
const stillAsked = (game: Game, { agreed }: Takeback, seat: string): readonly string[] =>
  game.state.seats.filter((each) => each !== seat && !agreed.includes(each) && !hasLeft(game, each));

function request(gameId: string, body: JsonRecord, origin: Origin, actor: Actor) {
  const { seat } = origin;
  const idempotency = idempotencyOf(origin, { ...body, ...(seat !== undefined && { seat }) });
  return { gameId, metadata: metadataOf(origin, roleOf(actor)), idempotency };
}
