import { Readable } from 'node:stream';
import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { GetTournamentStandings, type TournamentStandings } from '../../tournaments/index.js';
import type { Cell, Export } from '../export.js';

type Row = TournamentStandings['rows'][number];

/** The standings of a tournament; throws `TournamentNotFound` and `RoundUnknown`. */
export class ExportTournament extends Query<Export<Row>> {
  constructor(
    readonly tournamentId: string,
    readonly round: number | undefined,
  ) {
    super();
  }
}

const COLUMNS = ['place', 'playerId', 'name', 'status', 'stage', 'group', 'won', 'lost', 'drawn'];

@QueryHandler(ExportTournament)
export class ExportTournamentHandler implements IQueryHandler<ExportTournament> {
  constructor(private readonly queries: QueryBus) {}

  /** The measures of its policy are the last columns. */
  async execute({ tournamentId, round }: ExportTournament): Promise<Export<Row>> {
    const { rows, policy } = await this.queries.execute(new GetTournamentStandings(tournamentId, round));
    return {
      name: 'tournament',
      columns: [...COLUMNS, ...policy.measures],
      items: Readable.from(rows),
      lines: (row) => [lineOf(row)],
    };
  }
}

function lineOf({ place, playerId, name, status, stage, group, record: { won, lost, drawn }, numbers }: Row) {
  const cells: readonly Cell[] = [place, playerId, name, status, stage, group, won, lost, drawn];
  return [...cells, ...numbers.map(({ value }) => value)];
}
