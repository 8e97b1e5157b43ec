import { Injectable } from '@nestjs/common';
import { type EventMetadata, EventStore, onNewest } from '../../platform/event-store/index.js';
import { onOtherCases } from './domain/cause.js';
import type { Cause, MatchLossRuled } from './domain/events.js';
import { type ForeseenRuling, foreseenMatch, reopens } from './domain/foreseen.js';
import { isDecidedByRulings, lossesIn, type Match } from './domain/match.js';
import { afterRuling, type MatchVerdict } from './domain/series.js';
import { MatchRepository } from './match-repository.js';
import { requestHash } from './origin.js';

/** Ends matches, or changes how they ended, as a judge has ruled. */
@Injectable()
export class MatchRulings {
  constructor(
    private readonly store: EventStore,
    private readonly matches: MatchRepository,
  ) {}

  /** Whether the match is decided by a ruling on another case, so that its games decide nothing. */
  async isDecided(matchId: string, cause: Cause): Promise<boolean> {
    const match = await this.matches.load(matchId);
    return isDecidedByRulings({ ...match, rulings: onOtherCases(match.rulings, cause) });
  }

  /** Whether it continues a match that is over. */
  async reopens(matchId: string, verdict: MatchVerdict, cause: Cause): Promise<boolean> {
    return reopens(await this.matches.load(matchId), verdict, cause);
  }

  /** The match as it is, and as a ruling would leave it. Nothing is recorded. */
  async foresee(matchId: string, ruling: ForeseenRuling): Promise<{ readonly before: Match; readonly after: Match }> {
    const before = await this.matches.load(matchId);
    return { before, after: foreseenMatch(before, ruling) };
  }

  /**
   * The seats that have lost the match by valid rulings while others play on. Each game continues, or begins, without
   * them.
   */
  async lossesIn(matchId: string): Promise<readonly MatchLossRuled[]> {
    return lossesIn(await this.matches.load(matchId));
  }

  /**
   * Returns the version at which it is recorded, the same one when it is asked for again; null where it changes
   * nothing.
   */
  apply(matchId: string, verdict: MatchVerdict, cause: Cause, metadata: EventMetadata): Promise<number | null> {
    const key = `ruling/${cause.id}/match`;
    return onNewest(async () => {
      const earlier = await this.store.findCommand(matchId, key);
      if (earlier !== null) return earlier.version;
      const match = await this.matches.load(matchId);
      const events = afterRuling(match, verdict, cause);
      if (events.length === 0) return null;
      const idempotency = { key, bodyHash: requestHash({ ...verdict }) };
      const about = { ...metadata, matchId };
      const append = { stream: matchId, expected: match.version, events, metadata: about, idempotency };
      return (await this.store.append(append)).version;
    });
  }
}
