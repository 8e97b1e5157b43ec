import { Injectable } from '@nestjs/common';
import { PgPools, PrismaService } from '../../../platform/database/index.js';
import { PERSON_OF } from './person.sql.js';

/** A record that is merged into another one. */
export interface MergedRecord {
  readonly id: string;
  readonly name: string;
  /** ISO 8601. */
  readonly mergedAt: string;
  readonly reason: string;
}

/** $1 the ids of players; the records of these people. */
const RECORDS = `
with person as (select ${PERSON_OF('asked.id')} as id from unnest($1::uuid[]) as asked (id))
select id::text from person union select player_id::text from player_merges where into_id in (select id from person)`;

const PEOPLE = `
select asked.id::text, ${PERSON_OF('asked.id')}::text as "personId" from unnest($1::uuid[]) as asked (id)`;

/** Several records may be of one person. A merge of this moment may be missing for another: see the projection. */
@Injectable()
export class PlayerRecords {
  constructor(
    private readonly pools: PgPools,
    private readonly prisma: PrismaService,
  ) {}

  /** The ids of all records of these people, their own included. */
  async of(...playerIds: readonly string[]): Promise<readonly string[]> {
    const { rows } = await this.pools.app.query<{ readonly id: string }>(RECORDS, [playerIds]);
    return rows.map(({ id }) => id);
  }

  /** The record that each of these players counts for, by id. */
  async people(playerIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const { rows } = await this.pools.app.query<{ id: string; personId: string }>(PEOPLE, [playerIds]);
    return new Map(rows.map(({ id, personId }) => [id, personId]));
  }

  /** The records that are merged into a player, the newest merge last. */
  async mergedInto(playerId: string): Promise<readonly MergedRecord[]> {
    const merges = await this.prisma.playerMerge.findMany({ where: { intoId: playerId }, orderBy: { version: 'asc' } });
    const players = await this.prisma.player.findMany({ where: { id: { in: merges.map((merge) => merge.playerId) } } });
    const names = new Map(players.map(({ id, name }) => [id, name]));
    return merges.map(({ playerId: id, mergedAt, reason }) => ({
      id,
      name: names.get(id) ?? '',
      mergedAt: mergedAt.toISOString(),
      reason,
    }));
  }
}
