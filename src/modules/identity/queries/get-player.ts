import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { PgPools } from '../../../platform/database/index.js';
import { PlayerNotFound } from '../accounts/account.problems.js';
import { type Called, tagOf, withTag } from '../accounts/player-names.js';

export interface Player extends Called {
  readonly id: string;
  readonly createdAt: string;
  /** The player that this record counts for, if it is merged into another one. */
  readonly mergedInto?: string;
}

/** One player; throws `PlayerNotFound`. */
export class GetPlayer extends Query<Player> {
  constructor(readonly playerId: string) {
    super();
  }
}

const PLAYER = `
select p.id::text, p.name, p.created_at as "createdAt", ${tagOf('p')}, m.into_id::text as "mergedInto"
from players p left join player_merges m on m.player_id = p.id where p.id = $1`;

export interface PlayerRow extends Omit<Player, 'createdAt' | 'tag' | 'mergedInto'> {
  readonly createdAt: Date;
  readonly tag: string | null;
  readonly mergedInto?: string | null;
}

export const playerOf = ({ createdAt, mergedInto = null, ...row }: PlayerRow): Player => ({
  ...withTag(row),
  createdAt: createdAt.toISOString(),
  ...(mergedInto !== null && { mergedInto }),
});

@QueryHandler(GetPlayer)
export class GetPlayerHandler implements IQueryHandler<GetPlayer> {
  constructor(private readonly pools: PgPools) {}

  async execute({ playerId }: GetPlayer): Promise<Player> {
    const { rows } = await this.pools.app.query<PlayerRow>(PLAYER, [playerId]);
    const [player] = rows;
    if (player === undefined) throw new PlayerNotFound(playerId);
    return playerOf(player);
  }
}
