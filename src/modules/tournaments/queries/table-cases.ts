import { Injectable } from '@nestjs/common';
import { seatingAt, type TableCase, tableIn, type Tournament } from '../../../competition/index.js';
import { decodeCursor, type Slice, sliceOf } from '../../../platform/http/index.js';
import type { CallerIdentity } from '../../identity/index.js';
import { TournamentRights } from '../desk/tournament-rights.js';
import { type Named, People } from '../people.js';
import { TournamentStore } from '../tournament-store.js';
import { named, type Names, resultView } from './views.js';

type ResultView = ReturnType<typeof resultView>;

export interface TableCaseView extends Pick<
  TableCase,
  'number' | 'kind' | 'status' | 'round' | 'table' | 'reason' | 'openedBy' | 'endedBy'
> {
  /** Null where players play alone. */
  readonly board: number | null;
  readonly ruling: string | null;
  readonly players: readonly Named[];
  readonly by: Named;
  readonly reported: ResultView | null;
  readonly claimed: ResultView | null;
  readonly result: ResultView | null;
  readonly matchId: string | null;
  readonly taken: { readonly judge: Named | null } | null;
}

/** Disputes, calls for a judge and appeals. Only staff and the players of the table read what is written to judges. */
@Injectable()
export class TableCases {
  constructor(
    private readonly tournaments: TournamentStore,
    private readonly people: People,
    private readonly here: TournamentRights,
  ) {}

  /** For staff: what waits for a judge, the longest waiting first. */
  async waiting(id: string, caller: CallerIdentity) {
    const now = await this.tournaments.load(id);
    await this.here.require(now, caller, 'tournaments.record');
    const open = now.cases.filter(({ status }) => status === 'open');
    return { version: now.version, items: await this.views(now, open) };
  }

  /** All of them for staff; for players those of their tables. */
  async list(
    id: string,
    { cursor, limit }: { readonly cursor?: string; readonly limit: number },
    caller: CallerIdentity,
  ): Promise<Slice<TableCaseView>> {
    const now = await this.tournaments.load(id);
    const isStaff = await this.here.may(now, caller, 'tournaments.record');
    const after = cursor === undefined ? 0 : decodeCursor(cursor, ['number'])[0];
    const { playerId } = caller;
    const seen = now.cases
      .filter(({ number, players }) => number > after && (isStaff || players.some((each) => each === playerId)))
      .slice(0, limit + 1);
    return sliceOf(await this.views(now, seen), limit, ({ number }) => [number]);
  }

  private async views(now: Tournament, cases: readonly TableCase[]): Promise<readonly TableCaseView[]> {
    const names = await this.people.names(
      cases.flatMap(({ players, taken }) => [...players, taken?.judge ?? []].flat()),
    );
    return cases.map((each) => caseView(now, each, names));
  }
}

function caseView(now: Tournament, found: TableCase, names: Names): TableCaseView {
  const { number, kind, status, round, table, board, reason, ruling, openedBy, endedBy } = found;
  const { players, playerId, reported, claimed, result } = found;
  const there = tableIn(now, round, table);
  const seating = there && seatingAt(there, board);
  // A round that is paired anew has the same numbers and other players.
  const isSameTable = seating?.players.every((id, at) => id === players[at]) === true;
  return {
    ...{ number, kind, status, round, table, board: board ?? null, reason, ruling, openedBy, endedBy },
    players: players.map((player) => named(names, player)),
    by: named(names, playerId),
    reported: viewed(reported),
    claimed: viewed(claimed),
    result: viewed(result),
    matchId: isSameTable ? seating.matchId : null,
    taken: takenView(found.taken?.judge, names),
  };
}

/** `judge`: undefined for a case that nobody has taken. */
export const takenView = (judge: string | null | undefined, names: Names): TableCaseView['taken'] =>
  judge === undefined ? null : { judge: judge === null ? null : named(names, judge) };

const viewed = (result: TableCase['result']): ResultView | null => (result === null ? null : resultView(result));
