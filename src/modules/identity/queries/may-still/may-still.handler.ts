import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { PgPools } from '../../../../platform/database/index.js';
import { rolesWith } from '../../access/rights.js';
import { MayStill } from './may-still.query.js';
import { MAY_STILL } from './may-still.sql.js';

@QueryHandler(MayStill)
export class MayStillHandler implements IQueryHandler<MayStill> {
  constructor(private readonly pools: PgPools) {}

  async execute({ holder, permission }: MayStill): Promise<boolean> {
    // Players' ids are UUIDs; those of keys have no hyphen.
    const [keyId, playerId] = holder.includes('-') ? [null, holder] : [holder, null];
    const values = [keyId, playerId, rolesWith(permission), permission];
    const { rows } = await this.pools.app.query<{ may: boolean }>(MAY_STILL, values);
    return rows[0]?.may === true;
  }
}
