import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { decayed, type Rating, ratingPeriodAt, WEEKLY_RATINGS } from '../../../competition/index.js';
import { PgPools } from '../../../platform/database/index.js';
import { type CallerIdentity, GetPlayer, PlayerRecords } from '../../identity/index.js';
import { beginOf, ratingView } from './rating-view.js';

type View = ReturnType<typeof ratingView>;

export interface RatingHistory extends View {
  readonly game: string;
  readonly format: string;
  readonly results: number;
  /** The newest periods with results, the oldest of them first. */
  readonly history: readonly (View & { readonly from: string; readonly results: number })[];
  /** The newest corrections, the newest first. */
  readonly corrections: readonly RatingCorrection[];
}

interface RatingCorrection {
  readonly correctedAt: string;
  /** Exactly one of three is set: the tournament of the result, its match, or a record that was merged or separated. */
  readonly tournamentId: string | null;
  readonly matchId: string | null;
  readonly recordId: string | null;
  readonly round: number | null;
  /** When the period began whose rating is compared. */
  readonly from: string;
  readonly before: number | null;
  readonly after: number | null;
}

export interface PlayerRatings {
  /** Only the player sees them. */
  readonly hidden: boolean;
  readonly ratings: readonly RatingHistory[];
}

/** The ratings of a player by game and format; throws `PlayerNotFound`. */
export class GetPlayerRatings extends Query<PlayerRatings> {
  constructor(
    readonly playerId: string,
    readonly reader: CallerIdentity,
  ) {
    super();
  }
}

/** Three years of weeks. */
const PERIODS_MAX = 156;
const CORRECTIONS_MAX = 20;

const HIDDEN = `select exists (select from hidden_ratings where player_id = any($1)) as hidden`;

/** $1 the records of the person, of which one is rated. */
const HISTORY = `
select * from (
  select game, format, period, rating, deviation, volatility, results, results_so_far as "resultsSoFar",
    row_number() over (partition by game, format order by period desc) as age
  from player_ratings where player_id = any($1)
) rated where age <= ${PERIODS_MAX} order by game, format, period`;

const CORRECTIONS = `
select * from (
  select game, format, source_id::text as "sourceId", round, period, before, after, corrected_at as "correctedAt",
    row_number() over (partition by game, format order by position desc) as age
  from rating_corrections where player_id = any($1)
) corrected where age <= ${CORRECTIONS_MAX} order by game, format, age`;

interface PeriodRow extends Rating {
  readonly game: string;
  readonly format: string;
  readonly period: number;
  readonly results: number;
  readonly resultsSoFar: number;
}

interface CorrectionRow {
  readonly game: string;
  readonly format: string;
  readonly sourceId: string;
  readonly round: number | null;
  readonly period: number;
  readonly before: number | null;
  readonly after: number | null;
  readonly correctedAt: Date;
}

@QueryHandler(GetPlayerRatings)
export class GetPlayerRatingsHandler implements IQueryHandler<GetPlayerRatings> {
  constructor(
    private readonly pools: PgPools,
    private readonly queries: QueryBus,
    private readonly records: PlayerRecords,
  ) {}

  async execute({ playerId, reader }: GetPlayerRatings): Promise<PlayerRatings> {
    await this.queries.execute(new GetPlayer(playerId));
    const records = await this.records.of(playerId);
    const found = await this.pools.app.query<{ hidden: boolean }>(HIDDEN, [records]);
    const hidden = found.rows[0]?.hidden ?? false;
    const isOwn = reader.playerId !== undefined && records.includes(reader.playerId);
    if (hidden && !isOwn) return { hidden, ratings: [] };
    const periods = await this.pools.app.query<PeriodRow>(HISTORY, [records]);
    const corrections = await this.pools.app.query<CorrectionRow>(CORRECTIONS, [records]);
    return { hidden, ratings: histories(periods.rows, corrections.rows) };
  }
}

function histories(periods: readonly PeriodRow[], corrections: readonly CorrectionRow[]): readonly RatingHistory[] {
  const now = ratingPeriodAt(Date.now(), WEEKLY_RATINGS);
  const newest = periods.filter((row, at) => !isOf(row)(periods[at + 1]));
  return newest.map((row) => {
    const { game, format, period, resultsSoFar } = row;
    const present = decayed(row, Math.max(0, now - period - 1), WEEKLY_RATINGS);
    return {
      ...{ game, format, ...ratingView(present), results: resultsSoFar },
      history: periods.filter(isOf(row)).map(periodView),
      corrections: corrections.filter(isOf(row)).map(correctionView),
    };
  });
}

type Pool = Pick<PeriodRow, 'game' | 'format'>;

const isOf =
  ({ game, format }: Pool) =>
  (other: Pool | undefined): boolean =>
    other?.game === game && other.format === format;

const periodView = (row: PeriodRow) => ({ from: beginOf(row.period), ...ratingView(row), results: row.results });

const correctionView = ({ sourceId, round, period, before, after, correctedAt }: CorrectionRow): RatingCorrection => ({
  correctedAt: correctedAt.toISOString(),
  tournamentId: round === null || round === 0 ? null : sourceId,
  matchId: round === 0 ? sourceId : null,
  recordId: round === null ? sourceId : null,
  round: round === 0 ? null : round,
  from: beginOf(period),
  before: before && Math.round(before),
  after: after && Math.round(after),
});
