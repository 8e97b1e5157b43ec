import { Injectable } from '@nestjs/common';
import {
  type EventMetadata,
  EventStore,
  type LedgerEvent,
  type StoredEvent,
} from '../../../platform/event-store/index.js';
import { newId } from '../../../platform/ids/index.js';
import type { Consumer, Transaction } from '../../../platform/projections/index.js';
import { decodeMatchEvent } from '../domain/events.js';
import { afterGame, type GameResult } from '../domain/series.js';
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
  readonly events = ['GameEnded', 'Rewound', 'MatchGameStarted'];

  constructor(
    private readonly store: EventStore,
    private readonly matches: MatchRepository,
    private readonly starter: GameStarter,
  ) {}

  async handle(_tx: Transaction, events: readonly LedgerEvent[]): Promise<void> {
    for (const event of events) {
      const { type, payload } = decodeMatchEvent(event);
      if (type === 'MatchGameStarted') await this.begin(event.stream, payload.gameId, causedBy(event));
      else await this.count(event);
    }
  }

  /** By how the game stands now, which may be further than the event that comes: it was rewound, or ended otherwise. */
  private async count(event: LedgerEvent): Promise<void> {
    const { matchId, result } = standing(await this.store.read(event.stream), event.stream);
    const match = await this.matches.find(matchId);
    const events = match === null ? [] : afterGame(match, event.stream, result, newId);
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
}

/** The match of a game, and how the game stands by its last end or rewind. */
function standing(
  events: readonly StoredEvent[],
  gameId: string,
): { readonly matchId: string; readonly result: GameResult } {
  const [first] = events;
  const opening = first === undefined ? null : decodeMatchEvent(first);
  if (opening?.type !== 'GameStarted') throw new Error(`stream ${gameId} ends a game that it does not start`);
  const last = events.findLast(({ type }) => type === 'GameEnded' || type === 'Rewound');
  const decoded = last === undefined ? null : decodeMatchEvent(last);
  return { matchId: opening.payload.matchId, result: decoded?.type === 'GameEnded' ? decoded.payload.outcome : null };
}

const causedBy = ({ stream, version }: LedgerEvent): EventMetadata => ({
  actor: { keyId: 'series', role: 'service' },
  causation: `${stream}/${version}`,
});
