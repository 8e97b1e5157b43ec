import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type Cause, GetMatch, MatchRulings } from '../matches/index.js';
import { LaterGameBegun, MatchDecided } from './cases.problems.js';

/** Whether a game that a ruling takes back, or whose end it lifts, still has a place in its match. */
@Injectable()
export class PlayingOn {
  constructor(
    private readonly queries: QueryBus,
    private readonly matches: MatchRulings,
  ) {}

  /** Throws `LaterGameBegun`, `MatchDecided`. */
  async require({ gameId, matchId }: Table, cause: Cause): Promise<void> {
    const { games } = await this.queries.execute(new GetMatch(matchId));
    if (gameId !== games.at(-1)?.id) throw new LaterGameBegun(gameId);
    if (await this.matches.isDecided(matchId, cause)) throw new MatchDecided(matchId);
  }
}

interface Table {
  readonly gameId: string;
  readonly matchId: string;
}
