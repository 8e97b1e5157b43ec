import { Injectable } from '@nestjs/common';
import { PgPools } from '../../../platform/database/index.js';

/** What a player is called; `tag` where other players have the same name. */
export interface Called {
  readonly name: string;
  readonly tag?: string;
}

/** SQL: the end of the id of a player, where others have the same name; null where none has. */
export const tagOf = (player: string): string =>
  `case when exists (select from players other where other.name = ${player}.name and other.id <> ${player}.id)
    then right(${player}.id::text, 6) end as tag`;

/** Without a tag that is null. */
export const withTag = <Row extends { readonly tag: string | null }>({ tag, ...row }: Row) => ({
  ...row,
  ...(tag !== null && { tag }),
});

const NAMES = `select p.id::text, p.name, ${tagOf('p')} from players p where p.id = any($1::uuid[])`;

/** What players are called: one query, however many they are. */
@Injectable()
export class PlayerNames {
  constructor(private readonly pools: PgPools) {}

  /** By id. */
  async of(ids: readonly string[]): Promise<ReadonlyMap<string, Called>> {
    if (ids.length === 0) return new Map();
    const { rows } = await this.pools.app.query<{ id: string; name: string; tag: string | null }>(NAMES, [
      [...new Set(ids)],
    ]);
    return new Map(rows.map(({ id, ...called }) => [id, withTag(called)]));
  }
}

/** In one text, where there is room for no more. */
export const calledInFull = ({ name, tag }: Called): string => (tag === undefined ? name : `${name} #${tag}`);
