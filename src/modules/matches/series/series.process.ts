import { Injectable } from '@nestjs/common';
import { type EventMetadata, EventStore, type LedgerEvent } from '../../../platform/event-store/index.js';
import { newId } from '../../../platform/ids/index.js';
import type { Consumer, Transaction } from '../../../platform/projections/index.js';
import { decodeMatchEvent, type GameEnded } from '../domain/events.js';
import { afterGame } from '../domain/series.js';
import { GameStarter } from '../game-starter.js';
import { MatchRepository } from '../match-repository.js';

/**
 * Carries a match from game to game: when one is over, it counts, and the next begins or the match ends.
 *
 * It follows the ledger, so every event comes at least once. The match stream remembers which games have counted, and
 * which game comes next, before that game begins: whatever is done twice, or broken off in between, ends the same.
 */
@Injectable()
export class SeriesProcess implements Consumer {
  readonly name = 'series';
  readonly events = ['GameEnded', 'MatchGameStarted'];

  constructor(
    private readonly store: EventStore,
    private readonly matches: MatchRepository,
    private readonly starter: GameStarter,
  ) {}

  async handle(_tx: Transaction, events: readonly LedgerEvent[]): Promise<void> {
    for (const event of events) {
      const { type, payload } = decodeMatchEvent(event);
      if (type === 'GameEnded') await this.count(event, payload);
      if (type === 'MatchGameStarted') await this.begin(event.stream, payload.gameId, causedBy(event));
    }
  }

  private async count(event: LedgerEvent, { outcome }: GameEnded): Promise<void> {
    const matchId = await this.matchOf(event.stream);
    const match = await this.matches.find(matchId);
    const events = match === null ? [] : afterGame(match, event.stream, outcome, newId);
    if (match === null || events.length === 0) return;
    const metadata = { ...causedBy(event), matchId };
    await this.store.append({ stream: matchId, expected: match.version, events, metadata });
    const next = events.find(({ type }) => type === 'MatchGameStarted');
    if (next?.type === 'MatchGameStarted') await this.begin(matchId, next.payload.gameId, metadata);
  }

  private async begin(matchId: string, gameId: string, metadata: EventMetadata): Promise<void> {
    const match = await this.matches.load(matchId);
    const game = match.announced.find((each) => each.gameId === gameId);
    if (game !== undefined) await this.starter.start(match, game, metadata);
  }

  private async matchOf(gameId: string): Promise<string> {
    const [first] = await this.store.read(gameId, { to: 1 });
    const opening = first === undefined ? null : decodeMatchEvent(first);
    if (opening?.type !== 'GameStarted') throw new Error(`stream ${gameId} ends a game that it does not start`);
    return opening.payload.matchId;
  }
}

const causedBy = ({ stream, version }: LedgerEvent): EventMetadata => ({
  actor: { keyId: 'series', role: 'service' },
  causation: `${stream}/${version}`,
});
