import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PgPools } from '../../../platform/database/index.js';
import { newId } from '../../../platform/ids/index.js';
import { Rights } from '../access/rights.service.js';
import type { CallerIdentity } from '../access/caller-identity.js';
import { PlayerNotFound } from '../accounts/account.problems.js';
import type { Player } from '../queries/get-player.js';

/** Gives a player another name, everywhere and at once; throws `PlayerNotFound`. */
export class RenamePlayer extends Command<Player> {
  constructor(
    readonly playerId: string,
    readonly name: string,
    readonly caller: CallerIdentity,
  ) {
    super();
  }
}

/** Keeps the former name if the name changes. The row lock puts concurrent renames in order. */
const RENAME = `
with former as (select id, name from players where id = $1 for update),
kept as (
  insert into former_names (id, player_id, name, changed_by)
  select $3, id, name, $4 from former where name <> $2
)
update players p set name = $2 from former where p.id = former.id
returning p.id::text, p.name, p.created_at as "createdAt"`;

type PlayerRow = Omit<Player, 'createdAt'> & { readonly createdAt: Date };

@CommandHandler(RenamePlayer)
export class RenamePlayerHandler implements ICommandHandler<RenamePlayer> {
  constructor(
    private readonly pools: PgPools,
    private readonly rights: Rights,
  ) {}

  async execute({ playerId, name, caller }: RenamePlayer): Promise<Player> {
    if (caller.playerId !== playerId) await this.rights.require(caller, 'players.rename-any');
    const { rows } = await this.pools.app.query<PlayerRow>(RENAME, [playerId, name, newId(), caller.keyId]);
    const [player] = rows;
    if (player === undefined) throw new PlayerNotFound(playerId);
    return { ...player, createdAt: player.createdAt.toISOString() };
  }
}
