import { Command, CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import { PgPools } from '../../../platform/database/index.js';
import { type CallerIdentity, GetPlayer, PlayerRecords, Rights } from '../../identity/index.js';

/** Hides the ratings of a player from everybody else, or shows them again; throws `PlayerNotFound`. */
export class HideRatings extends Command<void> {
  constructor(
    readonly playerId: string,
    readonly hidden: boolean,
    readonly caller: CallerIdentity,
  ) {
    super();
  }
}

const HIDE = `insert into hidden_ratings (player_id, hidden_by) values ($1, $2) on conflict (player_id) do nothing`;

/** Another record of the person may have hidden them. */
const SHOW = `delete from hidden_ratings where player_id = any($1)`;

@CommandHandler(HideRatings)
export class HideRatingsHandler implements ICommandHandler<HideRatings> {
  constructor(
    private readonly pools: PgPools,
    private readonly queries: QueryBus,
    private readonly records: PlayerRecords,
    private readonly rights: Rights,
  ) {}

  async execute({ playerId, hidden, caller }: HideRatings): Promise<void> {
    const records = await this.records.of(playerId);
    const isOwn = caller.playerId !== undefined && records.includes(caller.playerId);
    if (!isOwn) await this.rights.require(caller, 'ratings.hide-any');
    await this.queries.execute(new GetPlayer(playerId));
    if (hidden) await this.pools.app.query(HIDE, [playerId, caller.keyId]);
    else await this.pools.app.query(SHOW, [records]);
  }
}
