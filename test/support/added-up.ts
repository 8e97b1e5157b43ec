/**
 * Statistics added up from the facts themselves, each time all of them: what totals are compared with. One statement
 * for each part of a report; none of it is shared with the service.
 */
import { hash } from 'node:crypto';
import type { Pool } from 'pg';
import { rulesFor } from '../../src/engine/index.js';
import { rateOf } from '../../src/modules/statistics/domain/rate.js';
import type { GameStatisticsReport, StatisticsFilter } from '../../src/modules/statistics/index.js';

/**
 * $1 game, $2 leagues and tournaments or null, $3 from (inclusive) or null, $4 to (exclusive) or null, $5 now, $6
 * format or null, $7 whether games without turns count.
 */
const FACTS = `with facts as (
  select f.*, coalesce(m.status = 'ended' and cardinality(m.consents) = cardinality(m.players), false) as is_public
  from game_facts f left join match_listings m on m.id = f.match_id
  where f.game = $1 and ($2::uuid[] is null or f.league_id = any($2) or f.tournament_id = any($2))
    and ($3::timestamptz is null or f.ended_at >= $3) and ($4::timestamptz is null or f.ended_at < $4)
    and f.shown_at <= $5 and m.voided is not true and ($6::text is null or f.format = $6) and ($7 or f.turns > 0)
)`;

/** $8: groups with fewer games are left out. A draw is a game that was not won. */
const WINS_BY_DECK = `${FACTS}
select deck_id::text as key, max(deck_name) as label, count(*)::int as n, count(*) filter (where result = 'won')::int as hits
from facts where is_public group by deck_id having count(*) >= $8 order by avg((result = 'won')::int) desc, n desc, key`;

const WINS_BY_PLAYER = `${FACTS}
select person.id::text as key, coalesce(max(p.name), person.id::text) as label, count(*)::int as n,
  count(*) filter (where result = 'won')::int as hits
from facts f left join player_merges m using (player_id)
cross join lateral (select coalesce(m.into_id, f.player_id) as id) person
left join players p on p.id = person.id
group by person.id having count(*) >= $8 order by avg((result = 'won')::int) desc, n desc, key`;

const WINS_BY_TURN_ORDER = `${FACTS}
select case when first then 'play' else 'draw' end as key, null as label, count(*)::int as n,
  count(*) filter (where result = 'won')::int as hits
from facts where first is not null group by first having count(*) >= $8 order by key`;

/** Each pair of different decks once, the lesser id first. */
const MATCHUPS = `${FACTS}
select a.deck_id::text as deck, max(a.deck_name) as label, b.deck_id::text as opponent, max(b.deck_name) as "opponentLabel",
  count(*)::int as n, count(*) filter (where a.result = 'won')::int as won, count(*) filter (where b.result = 'won')::int as lost
from facts a join facts b on b.game_id = a.game_id and a.deck_id < b.deck_id
where a.is_public and (select count(*) from facts c where c.game_id = a.game_id) = 2
group by a.deck_id, b.deck_id having count(*) >= $8 order by n desc, a.deck_id::text, b.deck_id::text`;

const TURNLESS = `${FACTS}
select count(distinct game_id)::int as games from facts where turns = 0`;

const BY_TURNS = `${FACTS}
select least(turns, 100)::int as turns, count(distinct game_id)::int as games from facts group by 1 order by 1`;

const FORMATS = `${FACTS}
select format, count(distinct game_id)::int as games from facts group by format order by games desc, format`;

const LENGTHS = `${FACTS}, games as (select distinct game_id, turns, actions, assertions, is_public from facts)
select count(*)::int as n, count(*) filter (where assertions > 0)::int as asserted,
  count(*) filter (where is_public)::int as public,
  avg(turns)::float8 as turns_mean, min(turns) as turns_min, max(turns) as turns_max,
  percentile_cont(0.5) within group (order by turns) as turns_median,
  avg(actions)::float8 as actions_mean, min(actions) as actions_min, max(actions) as actions_max,
  percentile_cont(0.5) within group (order by actions) as actions_median
from games`;

const TOTALS = `${FACTS}
select total.key as statistic, count(*)::int as n, avg(total.value::numeric)::float8 as mean,
  min(total.value::numeric)::float8 as min, max(total.value::numeric)::float8 as max
from facts, jsonb_each_text(totals) as total group by total.key having count(*) >= $8`;

/** Turn 1 is a seat's own first turn; games that ended earlier do not count for a turn. */
const PER_TURN = `${FACTS}
select series.key as statistic, turn.ordinality::int as turn, count(*)::int as n, avg(turn.value::numeric)::float8 as mean
from facts, jsonb_each(per_turn) as series, jsonb_array_elements_text(series.value) with ordinality as turn
group by series.key, turn.ordinality having count(*) >= $8 order by series.key, turn.ordinality`;

/** One game of one seat counts once for a card, however often it did the thing. */
const PER_CARD = `${FACTS}
select counted.key as statistic, card.key as card, count(*)::int as n, sum(card.value::numeric)::float8 as times,
  count(*) filter (where result = 'won')::int as hits
from facts, jsonb_each(case when is_public then per_card else seen_per_card end) as counted, jsonb_each_text(counted.value) as card
where card.value::numeric > 0
group by counted.key, card.key having count(*) >= $8 order by counted.key, n desc, card.key`;

type Numbers = Readonly<Record<string, number>>;
type Row = Numbers & {
  readonly key: string;
  readonly label: string | null;
  readonly statistic: string;
  readonly card: string;
  readonly format: string;
  readonly deck: string;
  readonly opponent: string;
  readonly opponentLabel: string;
};

/** PostgreSQL plans a statement with a name a few times only: with few facts, to plan takes most of the time. */
const nameOf = (sql: string): string => `added-up ${hash('md5', sql)}`;

/** The report of one game, every list whole. */
export async function addedUp(
  pool: Pool,
  game: string,
  filter: Omit<StatisticsFilter, 'game' | 'limit' | 'scopeId' | 'seasonId'> & {
    readonly scopes: readonly string[] | null;
  },
  now: Date,
): Promise<GameStatisticsReport> {
  const { scopes, format, from, to, withoutTurns, minGames } = filter;
  const where = [game, scopes, momentOf(from), momentOf(to), now, format, withoutTurns];
  const rows = async (sql: string, values: unknown[] = [...where, minGames]) =>
    (await pool.query<Row>({ name: nameOf(sql), text: sql, values })).rows;
  const wins = async (sql: string) =>
    (await rows(sql)).flatMap(({ key, label, n, hits }) => {
      const rate = rateOf(hits ?? 0, n ?? 0);
      return rate === null ? [] : [{ key, label, wins: rate }];
    });
  const [length] = await rows(LENGTHS, where);
  const spread = (of: string) => ({
    n: length?.n ?? 0,
    mean: length?.[`${of}_mean`] ?? 0,
    median: length?.[`${of}_median`] ?? 0,
    min: length?.[`${of}_min`] ?? 0,
    max: length?.[`${of}_max`] ?? 0,
  });
  const [totals, turns, cards] = [await rows(TOTALS), await rows(PER_TURN), await rows(PER_CARD)];
  const byTurns = await rows(BY_TURNS, where);
  const [turnless] = await rows(TURNLESS, where.with(-1, true));
  const games = length?.n ?? 0;
  return {
    game,
    games,
    gamesWithoutTurns: turnless?.games ?? 0,
    gamesWithAssertions: length?.asserted ?? 0,
    publicGames: length?.public ?? 0,
    formats: (await rows(FORMATS, where)).map(({ format: of, games: n = 0 }) => ({ format: of, games: n })),
    wins: {
      byDeck: await wins(WINS_BY_DECK),
      byPlayer: await wins(WINS_BY_PLAYER),
      byTurnOrder: await wins(WINS_BY_TURN_ORDER),
    },
    matchups: (await rows(MATCHUPS)).flatMap(({ deck, label, opponent, opponentLabel, n = 0, won = 0, lost = 0 }) => {
      const [wins, losses] = [rateOf(won, n), rateOf(lost, n)];
      return wins === null || losses === null
        ? []
        : [{ deck, label: label ?? '', opponent, opponentLabel, wins, losses }];
    }),
    length:
      games < Math.max(minGames, 1)
        ? null
        : {
            turns: spread('turns'),
            actions: spread('actions'),
            byTurns: byTurns.map(({ turns = 0, games: of = 0 }) => ({ turns, games: of })),
          },
    counted: (rulesFor(game)?.statistics.counts ?? []).map(({ id, title, unit }) => {
      const of = ({ statistic }: Row) => statistic === id;
      const total = totals.find(of);
      return {
        id,
        title: title.en,
        titles: title,
        unit: unit.en,
        units: unit,
        perGame:
          total === undefined
            ? null
            : { n: total.n ?? 0, mean: total['mean'] ?? 0, min: total['min'] ?? 0, max: total['max'] ?? 0 },
        perTurn: turns.filter(of).map(({ turn = 0, n = 0, mean = 0 }) => ({ turn, n, mean })),
        perCard: cards.filter(of).flatMap(({ card, times = 0, hits = 0, n = 0 }) => {
          const rate = rateOf(hits, n);
          return rate === null ? [] : [{ card, times, wins: rate }];
        }),
      };
    }),
  };
}

const momentOf = (text: string | null): Date | null => (text === null ? null : new Date(text));
