import { Injectable } from '@nestjs/common';
import type { TableCaseKind } from '../../../competition/index.js';
import { PgPools } from '../../../platform/database/index.js';
import { decodeCursor, type Slice, sliceOf } from '../../../platform/http/index.js';
import { type CallerIdentity, Rights } from '../../identity/index.js';
import { type Named, People } from '../people.js';
import { type TableCaseView, takenView } from './table-cases.js';
import { named } from './views.js';

export interface OpenTableCase extends Pick<TableCaseView, 'kind' | 'openedBy' | 'round' | 'table' | 'board' | 'by'> {
  readonly tournamentId: string;
  readonly tournamentName: string;
  readonly leagueId: string | null;
  readonly openedAt: string;
  readonly reason: string;
  readonly taken: { readonly judge: Named | null } | null;
}

export interface OpenTableCasesAsked {
  readonly league?: string | undefined;
  readonly kind?: TableCaseKind | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** $1 the place of the last one; $2 the leagues of the caller, or null for all; $3 a league; $4 a kind; $5 how many. */
const OPEN = `
select c.tournament_id::text, t.name, t.league_id::text, c.opened_by, c.number::text, c.kind, c.round, c.table_number,
  c.board, c.player_id::text, c.reason, c.is_taken, c.judge_id::text, c.opened_at
from open_table_cases c join tournaments t on t.id = c.tournament_id
where c.number > $1 and ($2::uuid[] is null or t.league_id = any($2)) and ($3::uuid is null or t.league_id = $3)
  and ($4::text is null or c.kind = $4)
order by c.number limit $5`;

interface Row {
  readonly tournament_id: string;
  readonly name: string;
  readonly league_id: string | null;
  readonly opened_by: number;
  readonly number: string;
  readonly kind: TableCaseKind;
  readonly round: number;
  readonly table_number: number;
  readonly board: number | null;
  readonly player_id: string;
  readonly reason: string;
  readonly is_taken: boolean;
  readonly judge_id: string | null;
  readonly opened_at: Date;
}

/**
 * The open cases at tables of every tournament whose staff the caller is, the longest waiting first. Other callers find
 * none: players say to judges only what they write there. The list follows the ledger, so it may be a moment behind.
 */
@Injectable()
export class OpenTableCases {
  constructor(
    private readonly pools: PgPools,
    private readonly rights: Rights,
    private readonly people: People,
  ) {}

  async list(
    { league, kind, cursor, limit }: OpenTableCasesAsked,
    caller: CallerIdentity,
  ): Promise<Slice<OpenTableCase>> {
    const after = cursor === undefined ? 0 : decodeCursor(cursor, ['number'])[0];
    const leagues = await this.rights.leaguesWhere(caller, 'tournaments.record');
    const { rows } = await this.pools.app.query<Row>(OPEN, [after, leagues, league ?? null, kind ?? null, limit + 1]);
    const { items, after: last } = sliceOf(rows, limit, ({ number }) => [Number(number)]);
    const names = await this.people.names(items.flatMap((row) => [row.player_id, row.judge_id ?? []].flat()));
    const viewed = items.map((row) => ({
      ...{ tournamentId: row.tournament_id, tournamentName: row.name, leagueId: row.league_id },
      ...{ kind: row.kind, openedBy: row.opened_by, openedAt: row.opened_at.toISOString() },
      ...{ round: row.round, table: row.table_number, board: row.board, reason: row.reason },
      by: named(names, row.player_id),
      taken: takenView(row.is_taken ? row.judge_id : undefined, names),
    }));
    return { items: viewed, after: last };
  }
}
