import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { PgPools } from '../../../platform/database/index.js';
import { lastId, type Slice, sliceById } from '../../../platform/http/index.js';
import { tagOf } from '../accounts/player-names.js';
import { IS_OWN, PERSON_OF } from '../merges/person.sql.js';
import { type Player, playerOf, type PlayerRow } from './get-player.js';

/**
 * Players, the newest first: all, or those with names in which every word of a text begins a word. Records that are
 * merged into others are not among them.
 */
export class ListPlayers extends Query<Slice<Player>> {
  constructor(
    readonly name: string | undefined,
    readonly cursor: string | undefined,
    readonly limit: number,
  ) {
    super();
  }
}

/** A text as names are compared: in small letters, composed in one way, and without accents and strokes. */
export const plain = (text: string): string =>
  String.raw`translate(regexp_replace(normalize(lower(normalize(${text}, NFKC)), NFD), '[\u0300-\u036F]', '', 'g'), 'øđłħı', 'odlhi')`;

/** The words of a name. An index of players is made of the very same expression. */
export const words = (name: string): string =>
  `array_to_tsvector(array_remove(string_to_array(${plain(name)}, ' '), ''))`;

/** Every word of the text begins a word of the name. Operators of a text query are literal within quotes. */
export const beginsWordsOf = (text: string): string => {
  const quoted = String.raw`replace(replace(btrim(${plain(text)}), '\', '\\'), '''', '''''')`;
  return `('''' || regexp_replace(${quoted}, ' +', ''':* & ''', 'g') || ''':*')::tsquery`;
};

/** $1 the id where the last page ended or null, $2 how many. Ids grow with time. */
const page = (players: string): string => `
select p.id::text, p.name, p.created_at as "createdAt", ${tagOf('p')}
from (
  select * from ${players} p where ($1::uuid is null or p.id < $1) and ${IS_OWN('p.id')} order by p.id desc limit $2
) p order by p.id desc`;

const ALL_PLAYERS = page('players');

/** $3 what is looked for. All are found first: players in their order are many to look through for one rare name. */
export const PLAYERS_BY_NAME = `
with found as materialized (
  select id, name, created_at from players where ${words('name')} @@ ${beginsWordsOf('$3::text')}
) ${page('found')}`;

/** $1 the words, $2 the limit. If one record of a person has such a name, the ids of all records are found. */
const IDS_BY_NAME = `
with person as materialized (
  select distinct ${PERSON_OF('p.id')} as id from players p where ${words('name')} @@ ${beginsWordsOf('$1::text')}
)
select id::text from (
  select id from person union select player_id from player_merges where into_id in (select id from person)
) found order by id desc limit $2`;

@QueryHandler(ListPlayers)
export class ListPlayersHandler implements IQueryHandler<ListPlayers> {
  constructor(private readonly pools: PgPools) {}

  async execute({ name, cursor, limit }: ListPlayers): Promise<Slice<Player>> {
    const before = lastId(cursor);
    const page = [before, limit + 1];
    const [sql, values] = name === undefined ? [ALL_PLAYERS, page] : [PLAYERS_BY_NAME, [...page, name]];
    const { rows } = await this.pools.app.query<PlayerRow>(sql, values);
    return sliceById(rows.map(playerOf), limit);
  }
}

/** The ids of all records of players with such a name, the newest first, at most `limit`. */
export class FindPlayerIds extends Query<readonly string[]> {
  constructor(
    readonly name: string,
    readonly limit: number,
  ) {
    super();
  }
}

@QueryHandler(FindPlayerIds)
export class FindPlayerIdsHandler implements IQueryHandler<FindPlayerIds> {
  constructor(private readonly pools: PgPools) {}

  async execute({ name, limit }: FindPlayerIds): Promise<readonly string[]> {
    const { rows } = await this.pools.app.query<{ readonly id: string }>(IDS_BY_NAME, [name, limit]);
    return rows.map(({ id }) => id);
  }
}
