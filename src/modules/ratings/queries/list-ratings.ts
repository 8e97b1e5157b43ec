import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { GLICKO_SCALE, type Rating, ratingPeriodAt, WEEKLY_RATINGS } from '../../../competition/index.js';
import { PgPools } from '../../../platform/database/index.js';
import { lastId, type Slice, sliceById } from '../../../platform/http/index.js';
import { type Called, PERSON_OF, tagOf, withTag } from '../../identity/index.js';
import { beginOf, ratingView } from './rating-view.js';

export interface RatedPlayer extends Called, ReturnType<typeof ratingView> {
  readonly id: string;
  readonly place: number;
  /** Results that the rating rests on. */
  readonly results: number;
  /** When the last period with results began. */
  readonly lastPlayed: string;
}

/** The ratings of a game and format, the best conservative rating first, without players who hide theirs. */
export class ListRatings extends Query<Slice<RatedPlayer>> {
  constructor(
    readonly game: string,
    readonly format: string,
    readonly cursor: string | undefined,
    readonly limit: number,
  ) {
    super();
  }
}

/** SQL: a deviation after the periods without play up to the present one, $3, as `decayed` computes it. */
const DEVIATION = `least(${WEEKLY_RATINGS.start.deviation},
  sqrt(r.deviation ^ 2 + greatest(0, $3 - r.period - 1) * (r.volatility * ${GLICKO_SCALE}) ^ 2))`;

/** $4 the player with whom the last page ended, $5 how many. */
const RANKED = `
with rated as (
  select r.player_id, r.rating, r.volatility, r.period, r.results_so_far, ${DEVIATION} as deviation
  from player_ratings r where r.game = $1 and r.format = $2 and r.is_newest
    and not exists (select from hidden_ratings h where ${PERSON_OF('h.player_id')} = r.player_id)
), ranked as (
  select *, rank() over (order by rating - 2 * deviation desc) as place,
    row_number() over (order by rating - 2 * deviation desc, player_id) as number
  from rated
)
select p.id::text, p.name, ${tagOf('p')}, ranked.place::int, ranked.rating, ranked.deviation, ranked.volatility,
  ranked.period, ranked.results_so_far as results
from ranked join players p on p.id = ranked.player_id
where $4::uuid is null or ranked.number > (select number from ranked where player_id = $4)
order by ranked.number limit $5`;

interface Row extends Rating {
  readonly id: string;
  readonly name: string;
  readonly tag: string | null;
  readonly place: number;
  readonly period: number;
  readonly results: number;
}

@QueryHandler(ListRatings)
export class ListRatingsHandler implements IQueryHandler<ListRatings> {
  constructor(private readonly pools: PgPools) {}

  async execute({ game, format, cursor, limit }: ListRatings): Promise<Slice<RatedPlayer>> {
    const now = ratingPeriodAt(Date.now(), WEEKLY_RATINGS);
    const { rows } = await this.pools.app.query<Row>(RANKED, [game, format, now, lastId(cursor), limit + 1]);
    const rated = rows.map(({ place, period, results, rating, deviation, volatility, ...player }) => ({
      ...{ ...withTag(player), place, ...ratingView({ rating, deviation, volatility }) },
      ...{ results, lastPlayed: beginOf(period) },
    }));
    return sliceById(rated, limit);
  }
}
