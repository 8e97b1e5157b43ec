/** The scope of all games, in a league, in a tournament, or in neither. */
export const ALL_GAMES = '00000000-0000-0000-0000-000000000000';
/** The key for all formats of a game together. */
export const ALL_FORMATS = `''`;

/** What has another shape, which no job ever wrote, is read as nothing: it must stay possible to take it away. */
const object = (value: string): string => `case jsonb_typeof(${value}) when 'object' then ${value} else '{}' end`;
const array = (value: string): string => `case jsonb_typeof(${value}) when 'array' then ${value} else '[]' end`;
const number = (value: string): string => `case jsonb_typeof(${value}) when 'number' then ${value}::numeric end`;

/**
 * What facts add to the totals: the one place that says what is counted. Reads `facts`: rows of `game_facts` with
 * `sign` (1, or -1 for what is taken away) and `is_public`, all seats of each game. A match that is not public adds no
 * hidden fact: no deck, and no card that the table did not see. Statistics with a median, a minimum or a maximum are
 * kept by value. Two decks that met in a game of two seats are one key, the lesser id first. Games in which no turn
 * began are counted apart (`turnless`), but for how many they are.
 *
 * | measure            | statistic  | key           | n           | hits     | sum       |
 * | ------------------ | ---------- | ------------- | ----------- | -------- | --------- |
 * | `games`            |            |               | games       | asserted | public    |
 * | `turnless`         |            |               | games       |          |           |
 * | `format`           |            | which         | games       |          |           |
 * | `turns`, `actions` |            | how many      | games       |          |           |
 * | `deck`, `player`   |            | which         | seats       | won      |           |
 * | `matchup`          |            | both decks    | games       | first won | second won |
 * | `order`            |            | `play`,`draw` | seats       | won      |           |
 * | `total`            | its id     | how many      | seats       |          |           |
 * | `turn`             | its id     | the own turn  | seats       |          | in all    |
 * | `card`             | its id     | which         | seats       | won      | in all    |
 */
export const contributions = (scopes: string): string => `
select f.game, s.scope_id, s.format, (f.ended_at at time zone 'UTC')::date as day, c.measure, c.statistic, c.key,
  f.turns = 0 and c.measure <> 'turnless' as turnless, c.label,
  f.sign * c.n as n, f.sign * c.hits as hits, f.sign * c.sum as sum
from (
  select facts.*, (result = 'won')::int as won, row_number() over by_seat = 1 as is_first_seat,
    case count(*) over game when 2 then coalesce(lag(deck_id) over by_seat, lead(deck_id) over by_seat) end as other_deck_id,
    coalesce(lag(deck_name) over by_seat, lead(deck_name) over by_seat) as other_deck_name
  from facts window game as (partition by game_id, sign, is_public), by_seat as (game order by seat)
) f
cross join lateral (
  select 'games' as measure, '' as statistic, '' as key, null as label, 1 as n, (f.assertions > 0)::int as hits, f.is_public::int::numeric as sum
    where f.is_first_seat
  union all select 'turnless', '', '', null, 1, 0, 0 where f.is_first_seat and f.turns = 0
  union all select 'format', '', f.format, null, 1, 0, 0 where f.is_first_seat
  union all select 'turns', '', f.turns::text, null, 1, 0, 0 where f.is_first_seat
  union all select 'actions', '', f.actions::text, null, 1, 0, 0 where f.is_first_seat
  union all select 'deck', '', f.deck_id::text, f.deck_name, 1, f.won, 0 where f.is_public
  union all select 'matchup', '', concat(f.deck_id, '/', f.other_deck_id), json_build_array(f.deck_name, f.other_deck_name)::text,
      1, f.won, (f.result = 'lost')::int
    where f.is_public and f.deck_id < f.other_deck_id
  union all select 'player', '', f.player_id::text, null, 1, f.won, 0
  union all select 'order', '', case when f.first then 'play' else 'draw' end, null, 1, f.won, 0 where f.first is not null
  union all select 'total', total.key, (${number('total.value')})::text, null, 1, 0, 0
    from jsonb_each(${object('f.totals')}) total where jsonb_typeof(total.value) = 'number'
  union all select 'turn', series.key, turn.ordinality::text, null, 1, 0, coalesce(${number('turn.value')}, 0)
    from jsonb_each(${object('f.per_turn')}) series, jsonb_array_elements(${array('series.value')}) with ordinality turn
  union all select 'card', counted.key, card.key, null, 1, f.won, ${number('card.value')}
    from jsonb_each(case when f.is_public then ${object('f.per_card')} else ${object('f.seen_per_card')} end) counted,
      jsonb_each(${object('counted.value')}) card
    where ${number('card.value')} > 0
) c
cross join lateral ${scopes} s(scope_id, format)`;

/**
 * All games together, those of the format, those of the league and those of the tournament. A league has one format (a
 * match of another is refused), and so has a tournament: their games are all of the format that their totals name.
 */
export const EACH_SCOPE = `(
  select '${ALL_GAMES}'::uuid, ${ALL_FORMATS} union all select '${ALL_GAMES}'::uuid, f.format
  union all select f.league_id, f.format where f.league_id is not null
  union all select f.tournament_id, f.format where f.tournament_id is not null
)`;

/** Whether the games of a fact `f` belong to a scope. */
export const isOfScope = (scope: string): string =>
  `(${scope} = '${ALL_GAMES}' or f.league_id = ${scope} or f.tournament_id = ${scope})`;

export const isOfTournaments = (ids: string): string => `f.tournament_id = any(${ids})`;

/**
 * The games of the matches that `matches` selects, and as what they are counted at the moment `now` (`is_now`): true
 * for games of a public match, null for not at all. A game counts when spectators have seen its end, unless staff has
 * made its match void.
 */
export const gamesNow = (matches: string, now: string): string => `
select g.game_id, g.match_id, g.shown_at, case when g.shown_at <= ${now} and m.voided is not true
  then coalesce(m.status = 'ended' and cardinality(m.consents) = cardinality(m.players), false) end as is_now
from (
  select distinct on (game_id) game_id, match_id, shown_at from game_facts where match_id in (${matches})
  order by game_id, shown_at desc, match_id
) g
left join match_listings m on m.id = g.match_id`;

/** Those of them that the totals contain as something else (`was`). */
export const changedGames = (matches: string, now: string): string => `
select g.game_id, c.is_public as was, g.is_now
from (${gamesNow(matches, now)}) g left join counted_games c on c.game_id = g.game_id
where c.is_public is distinct from g.is_now`;

/** The facts of `changed` games, taken away as they were counted and added as they are. */
export const CHANGED_FACTS = `
select f.*, counted.sign, counted.is_public from changed g join game_facts f on f.game_id = g.game_id
cross join lateral (values (-1, g.was), (1, g.is_now)) counted(sign, is_public) where counted.is_public is not null`;
