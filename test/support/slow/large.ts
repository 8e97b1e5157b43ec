/**
 * As many players, matches, cases and statistics as a service has after some years: what reads them must not grow with
 * them.
 */
import pg from 'pg';
import { findEmbeddedPostgres } from '../../../src/platform/database/index.js';

const PLAYERS = 10_000;
const MATCHES = PLAYERS;

/**
 * Every player has two matches of the league, with results that differ; each match has one game, and some have a case.
 */
const FILL = [
  `begin`,
  // The service counts the match under way at the same time.
  `lock table match_listings, statistic_totals in share row exclusive mode`,
  `create temporary table large_players as
   select gen_random_uuid() as id, n, 'Player ' || n || ' ' || repeat('é', n % 40) as name from generate_series(1, ${PLAYERS}) n`,
  `insert into players (id, name) select id, name from large_players`,
  `create temporary table large_matches as
   select gen_random_uuid() as id, gen_random_uuid() as game, gen_random_uuid() as deck, m.n, a.id as one, b.id as other
   from generate_series(1, ${MATCHES}) as m (n)
   join large_players a on a.n = m.n % ${PLAYERS} + 1 join large_players b on b.n = (m.n * 7 + 1) % ${PLAYERS} + 1`,
  `insert into match_listings (id, game, format, best_of, league_id, status, seats, players, winners, draw, result, created_at, ended_at)
   select m.id, l.game, l.format, 1, l.id, 'ended', jsonb_build_array(
       jsonb_build_object('seat', 'p1', 'playerId', m.one, 'deckId', m.deck),
       jsonb_build_object('seat', 'p2', 'playerId', m.other, 'deckId', m.deck)),
     array[m.one, m.other], array['p1'], false,
     '{"p1":{"won":1,"lost":0,"drawn":0},"p2":{"won":0,"lost":1,"drawn":0}}', now() - n * interval '1 minute', now()
   from large_matches m join leagues l on l.id = $1`,
  `insert into game_listings (id, match_id, number, status, ruleset, winners, draw, reason, turns, actions, started_at, ended_at)
   select game, id, 1, 'ended', 'any', array['p1'], false, 'concession', 8, 90, now(), now() from large_matches`,
  `insert into league_results (match_id, seat, league_id, player_id, result, games_won, games_lost, games_drawn)
   select id, 'p1', $1::uuid, one, case n % 5 when 0 then 'drawn' else 'won' end, n % 3, n % 2, 0 from large_matches
   union all
   select id, 'p2', $1::uuid, other, case n % 5 when 0 then 'drawn' else 'lost' end, n % 2, n % 3, 0 from large_matches`,
  `insert into cases (id, game, game_id, match_id, league_id, step, claim, status, players, opened_at, changed_at)
   select gen_random_uuid(), l.game, m.game, m.id, l.id, 3, 'A rule', 'open', array[m.one, m.other], now(), now()
   from large_matches m join leagues l on l.id = $1 where n % 4 = 0`,
  `insert into penalties (case_id, number, place, player_id, match_id, league_id, infraction, penalty, imposed_at)
   select gen_random_uuid(), 1, 0, one, id, $1::uuid, 'slow-play', 'warning', now() - n * interval '1 second' from large_matches where n % 4 = 0`,
  `insert into game_facts (game_id, seat, game, format, match_id, league_id, player_id, deck_id, deck_name, ended_at, shown_at, first,
     result, turns, actions, totals, per_turn, per_card)
   select m.game, 'p1', l.game, l.format, m.id, l.id, m.one, m.deck, 'Deck', now(), now(), true, 'won', 8, 90, '{}', '{}', '{}'
   from large_matches m join leagues l on l.id = $1 where n % 10 = 0`,
  `insert into statistic_totals (game, scope_id, format, measure, statistic, key, turnless, label, n, hits, sum)
   select l.game, scope.league, scope.format, t.measure, '', t.key, false, t.label, t.n, t.n / 2, t.n / 2
   from leagues l
   cross join lateral (values ('00000000-0000-0000-0000-000000000000'::uuid, ''), (l.id, l.format)) as scope (league, format)
   cross join lateral (
     select 'player' as measure, id::text as key, name as label, n % 50 + 1 as n from large_players
     union all select 'deck', deck::text, 'Deck ' || n, n % 50 + 1 from large_matches where n % 4 = 0
     union all select 'matchup', deck || '/' || game, '["Deck one","Deck other"]', n % 50 + 1 from large_matches where n % 4 = 0
     union all select 'games', '', null, ${MATCHES}
     union all select 'turns', v::text, null, 100 from generate_series(1, 60) v
     union all select 'actions', v::text, null, 100 from generate_series(1, 900) v
   ) t where l.id = $1
   on conflict do nothing`,
  `commit`,
  `analyze`,
];

/** Fills the tables that lists, tables and statistics are read from, all of it in one league. */
export async function fillTables(dataFolder: string, leagueId: string): Promise<void> {
  const server = await findEmbeddedPostgres(dataFolder);
  if (server === undefined) throw new Error(`there is no database at ${dataFolder}`);
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  try {
    for (const statement of FILL) await client.query(statement, statement.includes('$1') ? [leagueId] : []);
  } finally {
    await client.end();
  }
}
