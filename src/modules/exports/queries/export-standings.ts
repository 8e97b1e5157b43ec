import { Readable } from 'node:stream';
import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { GetStandings, type Standing } from '../../leagues/index.js';
import type { Cell, Export } from '../export.js';

/** The table of a league; throws `LeagueNotFound`. */
export class ExportStandings extends Query<Export<Standing>> {
  constructor(readonly leagueId: string) {
    super();
  }
}

const COLUMNS = [
  'rank',
  'playerId',
  'name',
  'points',
  'played',
  'won',
  'lost',
  'drawn',
  'gamesWon',
  'gamesLost',
  'gamesDrawn',
];

@QueryHandler(ExportStandings)
export class ExportStandingsHandler implements IQueryHandler<ExportStandings> {
  constructor(private readonly queries: QueryBus) {}

  /** A table is worked out as a whole: its ranks follow from all of it. */
  async execute({ leagueId }: ExportStandings): Promise<Export<Standing>> {
    const { standings, policy } = await this.queries.execute(new GetStandings(leagueId));
    return {
      name: 'standings',
      columns: [...COLUMNS, ...tieBreakers(policy.measures)],
      items: Readable.from(standings),
      lines: (one) => [lineOf(one)],
    };
  }
}

function lineOf({ rank, playerId, name, points, played, won, lost, drawn, games, numbers }: Standing): readonly Cell[] {
  return [
    ...[rank, playerId, name, points, played, won, lost, drawn, games.won, games.lost, games.drawn],
    ...tieBreakers(numbers).map(({ value }) => value),
  ];
}

/** The first measure is the points, which have a column. */
const tieBreakers = <Of>(numbers: readonly Of[]): readonly Of[] => numbers.slice(1);
