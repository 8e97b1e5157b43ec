import { Injectable } from '@nestjs/common';
import { EventStore, type Finding, NONE, ofEvent, type StoredEvent } from '../../../platform/event-store/index.js';
import { decodeCaseEvent, foldCase } from '../../cases/index.js';
import { OtherStreams } from './other-streams.js';
import type { StreamCheck } from './stream-check.js';

/** A case is about a game of its match, and what was carried out of its rulings is recorded where it says. */
@Injectable()
export class CaseCheck implements StreamCheck {
  constructor(
    private readonly others: OtherStreams,
    private readonly store: EventStore,
  ) {}

  async *findings(events: readonly StoredEvent[]): AsyncGenerator<Finding> {
    const [first] = events;
    const found = foldCase(events);
    if (first === undefined || found === null) return;
    const { caseId, gameId, matchId } = found.opened;
    if (caseId !== first.stream) yield ofEvent(first, 'unrelated', first.stream, caseId);
    const game = await this.others.game(gameId);
    if (game?.matchId !== matchId) {
      yield ofEvent(first, 'unrelated', `game ${gameId} of match ${matchId}`, game?.matchId ?? NONE);
    }
    for (const event of events) yield* this.effectFindings(event);
  }

  private async *effectFindings(event: StoredEvent): AsyncGenerator<Finding> {
    const { type, payload } = decodeCaseEvent(event);
    if (type !== 'RulingCarriedOut') return;
    for (const { stream, version } of payload.effects) {
      const newest = (await this.store.head(stream))?.version ?? 0;
      if (newest < version) yield ofEvent(event, 'unrelated', `${stream}/${version}`, `${stream}/${newest}`);
    }
  }
}
