import { Injectable, Logger } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type EventMetadata, type LedgerEvent, StreamCorrupted } from '../../../platform/event-store/index.js';
import type { Consumer, Transaction } from '../../../platform/projections/index.js';
import { type GameRemedy, GameRulings, type RulingOnGame } from '../../games/index.js';
import {
  type Cause,
  decodeMatchEvent,
  GetMatch,
  isOfSharedChance,
  type MatchClosed,
  MatchClosings,
} from '../../matches/index.js';
import { PlayingOn } from '../playing-on.js';
import { isRefusal } from '../refusals.js';

/**
 * Ends the running game of a match that staff has closed, removes absent seats from it, and continues it when staff
 * reopens the match. The process follows the ledger, so it sees every act at least once. Each effect names its act, so
 * it is applied once.
 */
@Injectable()
export class ClosingProcess implements Consumer {
  readonly name = 'closings';
  readonly events = [
    'MatchClosed',
    'MatchClosingLifted',
    'MatchRuled',
    'MatchLossRuled',
    'MatchReopened',
    'GameStarted',
  ];
  private readonly logger = new Logger(ClosingProcess.name);

  constructor(
    private readonly closings: MatchClosings,
    private readonly games: GameRulings,
    private readonly queries: QueryBus,
    private readonly playingOn: PlayingOn,
  ) {}

  async handle(_tx: Transaction, events: readonly LedgerEvent[]): Promise<void> {
    for (const event of events) {
      await this.follow(event).catch((error: unknown) => {
        if (!(error instanceof StreamCorrupted)) throw error;
        const { stream, version } = event;
        this.logger.error({ msg: 'a closed match is not ended: its record was changed', stream, version, err: error });
      });
    }
  }

  /** Throws any obstacle before it records that a game of the match continues. */
  async requireLiftable(matchId: string, cause: Cause): Promise<void> {
    for (const gameId of await this.gamesOf(matchId)) {
      await this.games.foresee({ ...this.ruling(matchId, gameId, LIFT, cause), requirePlayable: ALWAYS });
    }
  }

  private async follow(event: LedgerEvent): Promise<void> {
    const { type, payload } = decodeMatchEvent(event);
    const matchId = event.stream;
    switch (type) {
      case 'GameStarted':
        // Otherwise a first game begins with its match, which cannot be closed before.
        if (payload.number > 1 || isOfSharedChance(payload)) await this.endGames(payload.matchId, event);
        return;
      case 'MatchClosed':
        return this.endGames(matchId, event);
      case 'MatchClosingLifted':
        return this.carryOut(matchId, LIFT, payload.cause, event);
      case 'MatchReopened':
        if (payload.lifted?.kind === 'closing') await this.carryOut(matchId, LIFT, payload.lifted, event);
        return;
      case 'MatchRuled':
      case 'MatchLossRuled':
        return this.leaveGames(matchId, payload, event);
      default:
    }
  }

  private async endGames(matchId: string, event: LedgerEvent): Promise<void> {
    const closing = await this.closings.find(matchId);
    if (closing !== null) await this.carryOut(matchId, endOf(closing), closing.cause, event);
  }

  private async leaveGames(
    matchId: string,
    { lost = [], cause }: { readonly lost?: readonly string[] | undefined; readonly cause: Cause },
    event: LedgerEvent,
  ): Promise<void> {
    if (cause.kind !== 'closing' || !(await this.closings.isInForce(matchId, cause))) return;
    await this.carryOut(matchId, { kind: 'loss', seats: lost, ofMatch: true }, cause, event);
  }

  private async carryOut(
    matchId: string,
    remedy: GameRemedy,
    cause: Cause,
    { stream, version }: LedgerEvent,
  ): Promise<void> {
    const by: EventMetadata = { actor: { keyId: 'closings', role: 'service' }, causation: `${stream}/${version}` };
    for (const gameId of await this.gamesOf(matchId)) {
      await this.games.apply(this.ruling(matchId, gameId, remedy, cause), by).catch((error: unknown) => {
        if (!(error instanceof Error) || !isRefusal(error)) throw error;
        this.logger.warn({ msg: 'a game did not follow an act of staff', gameId, cause: cause.id, code: error.code });
      });
    }
  }

  private ruling(matchId: string, gameId: string, remedy: GameRemedy, cause: Cause): RulingOnGame {
    const requirePlayable = () => this.playingOn.require({ gameId, matchId }, cause);
    return { gameId, remedies: [remedy], cause, requirePlayable };
  }

  private async gamesOf(matchId: string): Promise<readonly string[]> {
    return (await this.queries.execute(new GetMatch(matchId))).games.map(({ id }) => id);
  }
}

const LIFT: GameRemedy = { kind: 'lift' };

const ALWAYS = (): Promise<void> => Promise.resolve();

const endOf = ({ lost }: MatchClosed): GameRemedy =>
  lost.length === 0
    ? { kind: 'result', winners: [], draw: true, ofMatch: true }
    : { kind: 'loss', seats: lost, ofMatch: true };
