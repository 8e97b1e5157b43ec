import { Injectable } from '@nestjs/common';
import { type EventMetadata, EventStore, onNewest } from '../../platform/event-store/index.js';
import type { MatchRuled } from './domain/events.js';
import { afterRuling } from './domain/series.js';
import { MatchRepository } from './match-repository.js';
import { requestHash } from './origin.js';

/** Ends matches, or changes how they ended, as a judge has ruled. */
@Injectable()
export class MatchRulings {
  constructor(
    private readonly store: EventStore,
    private readonly matches: MatchRepository,
  ) {}

  /** Returns the version at which it is recorded; the same one when it is asked for again. */
  carryOut(matchId: string, ruling: MatchRuled, metadata: EventMetadata): Promise<number> {
    const idempotency = { key: `ruling/${ruling.cause.id}/match`, bodyHash: requestHash(ruling) };
    return onNewest(async () => {
      const match = await this.matches.load(matchId);
      const events = afterRuling(match, ruling);
      const about = { ...metadata, matchId };
      const append = { stream: matchId, expected: match.version, events, metadata: about, idempotency };
      return (await this.store.append(append)).version;
    });
  }
}
