import { Injectable } from '@nestjs/common';
import { type EventMetadata, EventStore, VersionConflict } from '../../platform/event-store/index.js';
import type { MatchRuled } from './domain/events.js';
import { afterRuling } from './domain/series.js';
import { MatchRepository } from './match-repository.js';
import { requestHash } from './origin.js';

/** Others that may append in between: the series process, and no more. */
const RACES_MAX = 8;

/** Ends matches, or changes how they ended, as a judge has ruled. */
@Injectable()
export class MatchRulings {
  constructor(
    private readonly store: EventStore,
    private readonly matches: MatchRepository,
  ) {}

  /** Returns the version at which it is recorded; the same one when it is asked for again. */
  async carryOut(matchId: string, ruling: MatchRuled, metadata: EventMetadata): Promise<number> {
    const idempotency = { key: `ruling/${ruling.cause.id}/match`, bodyHash: requestHash(ruling) };
    for (let race = 0; race < RACES_MAX; race += 1) {
      const match = await this.matches.load(matchId);
      const events = afterRuling(match, ruling);
      const append = {
        stream: matchId,
        expected: match.version,
        events,
        metadata: { ...metadata, matchId },
        idempotency,
      };
      try {
        return (await this.store.append(append)).version;
      } catch (error) {
        if (!(error instanceof VersionConflict)) throw error;
      }
    }
    throw new Error(`match ${matchId} was never at rest for a ruling`);
  }
}
