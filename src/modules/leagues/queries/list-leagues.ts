import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { lastId, type Slice, sliceById } from '../../../platform/http/index.js';
import type { League } from '../domain/league.js';
import { LeagueRepository } from '../league.repository.js';

/** Leagues, the newest first. */
export class ListLeagues extends Query<Slice<League>> {
  constructor(
    readonly filter: { readonly game?: string },
    readonly cursor: string | undefined,
    readonly limit: number,
  ) {
    super();
  }
}

@QueryHandler(ListLeagues)
export class ListLeaguesHandler implements IQueryHandler<ListLeagues> {
  constructor(private readonly leagues: LeagueRepository) {}

  async execute({ filter, cursor, limit }: ListLeagues): Promise<Slice<League>> {
    const before = lastId(cursor);
    const rows = await this.leagues.list(filter, before, limit + 1);
    return sliceById(rows, limit);
  }
}
