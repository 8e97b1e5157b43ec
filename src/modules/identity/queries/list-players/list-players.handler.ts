import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { PgPools } from '../../../../platform/database/index.js';
import { lastId, type Slice, sliceById } from '../../../../platform/http/index.js';
import { type Player } from '../get-player/get-player.query.js';
import { ListPlayers } from './list-players.query.js';
import { ALL_PLAYERS, PLAYERS_BY_NAME } from './list-players.sql.js';

type PlayerRow = Omit<Player, 'createdAt'> & { readonly createdAt: Date };

@QueryHandler(ListPlayers)
export class ListPlayersHandler implements IQueryHandler<ListPlayers> {
  constructor(private readonly pools: PgPools) {}

  async execute({ name, cursor, limit }: ListPlayers): Promise<Slice<Player>> {
    const before = lastId(cursor);
    const page = [before, limit + 1];
    const [sql, values] = name === undefined ? [ALL_PLAYERS, page] : [PLAYERS_BY_NAME, [...page, name]];
    const { rows } = await this.pools.app.query<PlayerRow>(sql, values);
    const players = rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
    return sliceById(players, limit);
  }
}
