import { Injectable } from '@nestjs/common';
import { PgPools } from '../../../platform/database/index.js';

/** What every match of a league has in common, and records of itself. */
export interface LeagueTerms {
  readonly game: string;
  readonly format: string;
  readonly bestOf: number;
}

/** Rows that no event made and that matches name. Read as they are stored: whatever is in them, it is told. */
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
