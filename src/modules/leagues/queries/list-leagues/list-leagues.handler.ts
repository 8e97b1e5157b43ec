import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { lastId, type Slice, sliceById } from '../../../../platform/http/index.js';
import { type League } from '../../domain/league.js';
import { LeagueRepository } from '../../league.repository.js';
import { ListLeagues } from './list-leagues.query.js';

@QueryHandler(ListLeagues)
export class ListLeaguesHandler implements IQueryHandler<ListLeagues> {
  constructor(private readonly leagues: LeagueRepository) {}

  async execute({ filter, cursor, limit }: ListLeagues): Promise<Slice<League>> {
    const before = lastId(cursor);
    const rows = await this.leagues.list(filter, before, limit + 1);
    return sliceById(rows, limit);
  }
}
