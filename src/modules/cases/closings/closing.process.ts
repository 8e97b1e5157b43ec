import { Injectable, Logger } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type EventMetadata, type LedgerEvent, StreamCorrupted } from '../../../platform/event-store/index.js';
import type { Consumer, Transaction } from '../../../platform/projections/index.js';
import { type GameRemedy, GameRulings } from '../../games/index.js';
import { decodeMatchEvent, GetMatch, MatchClosings } from '../../matches/index.js';
import { isRefusal } from '../refusals.js';

/**
 * Ends the game that is being played in a match which staff has closed, so that nobody plays on for nothing. It follows
 * the ledger, so every closing comes at least once; what it did says by which closing, so it is done once.
 */
@Injectable()
export class ClosingProcess implements Consumer {
  readonly name = 'closings';
  readonly events = ['MatchClosed', 'GameStarted'];
  private readonly logger = new Logger(ClosingProcess.name);

  constructor(
    private readonly closings: MatchClosings,
    private readonly games: GameRulings,
    private readonly queries: QueryBus,
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

  private async follow(event: LedgerEvent): Promise<void> {
    const { type, payload } = decodeMatchEvent(event);
    // A first game begins with its match, which nobody can have closed before.
    if (type === 'GameStarted' && payload.number > 1) await this.endGames(payload.matchId, event);
    if (type === 'MatchClosed') await this.endGames(event.stream, event);
  }

  private async endGames(matchId: string, { stream, version }: LedgerEvent): Promise<void> {
    const closing = await this.closings.find(matchId);
    if (closing === null) return;
    const { games } = await this.queries.execute(new GetMatch(matchId));
    const remedy: GameRemedy =
      closing.lost.length === 0
        ? { kind: 'result', winners: [], draw: true, ofMatch: true }
        : { kind: 'loss', seats: closing.lost, ofMatch: true };
    const by: EventMetadata = { actor: { keyId: 'closings', role: 'service' }, causation: `${stream}/${version}` };
    for (const { id: gameId } of games) {
      const ruled = { gameId, remedies: [remedy], cause: closing.cause, requirePlayable: () => Promise.resolve() };
      await this.games.apply(ruled, by).catch((error: unknown) => {
        if (!(error instanceof Error) || !isRefusal(error)) throw error;
        this.logger.warn({ msg: 'a game of a closed match could not be ended', gameId, code: error.code });
      });
    }
  }
}
