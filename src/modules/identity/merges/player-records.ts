import { Injectable } from '@nestjs/common';
import { PgPools } from '../../../platform/database/index.js';
import { PERSON_OF } from './person.sql.js';

/** A record that is merged into another one. */
export interface MergedRecord {
  readonly id: string;
  readonly name: string;
  /** ISO 8601. */
  readonly mergedAt: string;
  readonly reason: string;
}

/** $1 the ids of players: all records of these people, each with the record that it counts for. */
const PEOPLE = `
with person as (select distinct ${PERSON_OF('asked.id')} as id from unnest($1::uuid[]) as asked (id))
select id::text, id::text as "personId" from person
union all select player_id::text, into_id::text from player_merges where into_id in (select id from person)`;

const MERGED_INTO = `
select p.id::text, p.name, m.merged_at as "mergedAt", m.reason
from player_merges m join players p on p.id = m.player_id where m.into_id = $1 order by m.version`;

/** Several records may be of one person. A merge of this moment may be missing for another: see the projection. */
@Injectable()
export class PlayerRecords {
  constructor(private readonly pools: PgPools) {}

  /** All records of these people, each with the record that it counts for. */
  async people(playerIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const { rows } = await this.pools.app.query<{ id: string; personId: string }>(PEOPLE, [playerIds]);
    return new Map(rows.map(({ id, personId }) => [id, personId]));
  }

  /** The ids of all records of the person. */
  async of(playerId: string): Promise<readonly string[]> {
    return [...(await this.people([playerId])).keys()];
  }

  /** The records that are merged into a player, the newest merge last. */
  async mergedInto(playerId: string): Promise<readonly MergedRecord[]> {
    const { rows } = await this.pools.app.query<Omit<MergedRecord, 'mergedAt'> & { readonly mergedAt: Date }>(
      MERGED_INTO,
      [playerId],
    );
    return rows.map(({ mergedAt, ...row }) => ({ ...row, mergedAt: mergedAt.toISOString() }));
  }
}
