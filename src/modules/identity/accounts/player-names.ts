import { Injectable } from '@nestjs/common';
import { PgPools } from '../../../platform/database/index.js';
import { IS_OWN, PERSON_OF } from '../merges/person.sql.js';

/** What a player is called; `tag` where other players have the same name. */
export interface Called {
  readonly name: string;
  readonly tag?: string;
}

/** What the record of a player is called, and the player that it counts for, if it is merged. */
export interface CalledRecord extends Called {
  readonly mergedInto?: string;
}

/**
 * SQL: the end of the id of a player, if others have the same name; null if none has. A record that is merged into
 * another one is no other player.
 */
export const tagOf = (player: string): string => `${TAG_OF(player)} as tag`;

const TAG_OF = (player: string): string =>
  `case when exists (select from players other where other.name = ${player}.name and other.id <> ${player}.id
    and ${IS_OWN('other.id')})
    then right(${player}.id::text, 6) end`;

/** SQL: the name of a player with its tag, in one text. */
export const nameInFull = (player: string): string => `${player}.name || coalesce(' #' || ${TAG_OF(player)}, '')`;

/** Without a tag that is null. */
export const withTag = <Row extends { readonly tag: string | null }>({ tag, ...row }: Row) => ({
  ...row,
  ...(tag !== null && { tag }),
});

const NAMES = `
select asked.id::text, p.name, ${tagOf('p')}, p.id::text as "personId"
from unnest($1::uuid[]) as asked (id) join players p on p.id = ${PERSON_OF('asked.id')}`;

/** What players are called: one query, however many they are. */
@Injectable()
export class PlayerNames {
  constructor(private readonly pools: PgPools) {}

  /** By id; a record that is merged is called as the player it is merged into. */
  async of(ids: readonly string[]): Promise<ReadonlyMap<string, CalledRecord>> {
    if (ids.length === 0) return new Map();
    const { rows } = await this.pools.app.query<NameRow>(NAMES, [[...new Set(ids)]]);
    return new Map(
      rows.map(({ id, personId, ...called }) => [
        id,
        { ...withTag(called), ...(personId !== id && { mergedInto: personId }) },
      ]),
    );
  }
}

interface NameRow {
  readonly id: string;
  readonly name: string;
  readonly tag: string | null;
  readonly personId: string;
}

/** In one text, where there is room for no more. */
export const calledInFull = ({ name, tag }: Called): string => (tag === undefined ? name : `${name} #${tag}`);
