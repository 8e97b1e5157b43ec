import { Injectable } from '@nestjs/common';
import { PgPools } from '../../../platform/database/index.js';
import { EventStore, type StoredEvent, StreamCorrupted } from '../../../platform/event-store/index.js';
import {
  decodeMatchEvent,
  foldMatch,
  type GameStarted,
  type MatchCreated,
  pledgedCommitments,
} from '../../matches/index.js';

/** What every match of a league has in common, and records of itself. */
export interface LeagueTerms {
  readonly game: string;
  readonly format: string;
  readonly bestOf: number;
}

/** Rows that no event made and that matches name. Read as they are stored, whatever is in them. */
@Injectable()
export class MasterData {
  constructor(private readonly pools: PgPools) {}

  async hasPlayer(id: string): Promise<boolean> {
    const { rowCount } = await this.pools.app.query('select from players where id = $1', [id]);
    return rowCount !== 0;
  }

  async league(id: string): Promise<LeagueTerms | null> {
    const terms = 'select game, format, best_of as "bestOf" from leagues where id = $1';
    const { rows } = await this.pools.app.query<LeagueTerms>(terms, [id]);
    return rows[0] ?? null;
  }
}

/** Other streams, as far as they can be trusted: whatever is wrong with one of them is found there. */
@Injectable()
export class OtherStreams {
  constructor(private readonly store: EventStore) {}

  /** The events of a stream; none where one of them was changed. */
  async trusted(stream: string, to?: number): Promise<readonly StoredEvent[]> {
    try {
      return await this.store.read(stream, to === undefined ? {} : { to });
    } catch (error) {
      if (error instanceof StreamCorrupted) return [];
      throw error;
    }
  }

  /** How a match began; null where there is none, or where that was changed. */
  async match(stream: string): Promise<MatchCreated | null> {
    return matchIn(await this.trusted(stream, 1));
  }

  /** What a match has pledged for one of its games; null where it has pledged nothing, or where it was changed. */
  async pledged(stream: string, number: number): Promise<Readonly<Record<string, string>> | null> {
    const match = foldMatch(await this.trusted(stream));
    return match && pledgedCommitments(match, number);
  }

  /** The records of the games of a match before this one, as they were at this time. */
  async gamesBefore({ matchId, number }: GameStarted, at: string): Promise<readonly (readonly StoredEvent[])[]> {
    const announced = foldMatch(await this.trusted(matchId))?.announced ?? [];
    const before = announced.filter((game) => game.number < number);
    const games = await Promise.all(before.map(({ gameId }) => this.trusted(gameId)));
    return games.map((events) => events.filter(({ recordedAt }) => recordedAt <= at));
  }

  /** How a game began. */
  async game(stream: string): Promise<GameStarted | null> {
    return gameIn(await this.trusted(stream, 1));
  }
}

function matchIn([first]: readonly StoredEvent[]): MatchCreated | null {
  const opening = first?.type === 'MatchCreated' ? decodeMatchEvent(first) : null;
  return opening?.type === 'MatchCreated' ? opening.payload : null;
}

export function gameIn([first]: readonly StoredEvent[]): GameStarted | null {
  const opening = first?.type === 'GameStarted' ? decodeMatchEvent(first) : null;
  return opening?.type === 'GameStarted' ? opening.payload : null;
}
