import { Injectable } from '@nestjs/common';
import { EventStore } from '../../platform/event-store/index.js';
import { foldMatch, type Match } from './domain/match.js';
import { MatchNotFound } from './matches.problems.js';

/** Matches, read from their streams: what was recorded a moment ago is there. */
@Injectable()
export class MatchRepository {
  constructor(private readonly events: EventStore) {}

  /** As it is, or as it was at a version. Throws `MatchNotFound`. */
  async load(id: string, version?: number): Promise<Match> {
    const match = await this.find(id, version);
    if (match === null) throw new MatchNotFound(id);
    return match;
  }

  async find(id: string, version?: number): Promise<Match | null> {
    return foldMatch(await this.events.read(id, version === undefined ? {} : { to: version }));
  }
}
