import { Injectable } from '@nestjs/common';
import { inTransaction, PgPools } from '../../platform/database/index.js';
import type { DerivedTable, Transaction } from '../../platform/projections/index.js';
import type { Derived } from '../../platform/queue/index.js';
import type { GameFact } from './domain/game-facts.js';
import { Totals } from './totals/totals.js';

/**
 * $1: the facts of one game as a JSON list, its keys the columns. The seats of a game never change, so nothing is left
 * over.
 */
const RECORD = `
insert into game_facts select * from jsonb_populate_recordset(null::game_facts, $1::jsonb)
on conflict (game_id, seat) do update set
  game = excluded.game, format = excluded.format, match_id = excluded.match_id, league_id = excluded.league_id,
  tournament_id = excluded.tournament_id, player_id = excluded.player_id,
  deck_id = excluded.deck_id, deck_name = excluded.deck_name, ended_at = excluded.ended_at, shown_at = excluded.shown_at, first = excluded.first,
  result = excluded.result, turns = excluded.turns, actions = excluded.actions,
  assertions = excluded.assertions,
  totals = excluded.totals, per_turn = excluded.per_turn, per_card = excluded.per_card,
  seen_per_card = excluded.seen_per_card`;

/** $1: the same, $2 the game: whether the table holds exactly these. */
const HOLDS = `
with given as (select * from jsonb_populate_recordset(null::game_facts, $1::jsonb)),
held as (select * from game_facts where game_id = $2)
select not exists (table given except table held) and not exists (table held except table given) as same`;

const REMOVE = `delete from game_facts where game_id = $1`;

const GAMES = `select distinct game_id as "gameId" from game_facts`;

/** Rows of games that the ledger does not have. */
export const STRAYS = `
select concat_ws('/', game_id, seat) as key from game_facts f
where not exists (select from es.events e where e.stream = f.game_id and e.version = 1 and e.type = 'GameStarted')
order by 1 limit 1000`;

export const GAME_FACTS: DerivedTable = { name: 'game_facts', key: ['game_id', 'seat'], of: 'game_id' };

/** The facts of finished games. What they add up to changes with them, in the same transaction. */
@Injectable()
export class GameFactTable implements Derived {
  constructor(
    private readonly pools: PgPools,
    private readonly totals: Totals,
  ) {}

  /**
   * Puts the facts of a game in place of those that were there, all seats or none; the same facts once more change
   * nothing.
   */
  async put(facts: readonly GameFact[]): Promise<void> {
    const [fact] = facts;
    if (fact === undefined) return;
    const rows = JSON.stringify(facts.map(rowOf));
    await inTransaction(this.pools.app, async (tx) => {
      const [held] = (await tx.query<{ same: boolean }>(HOLDS, [rows, fact.gameId])).rows;
      if (held?.same === true) return;
      await this.totals.release(tx, fact.gameId);
      await tx.query(RECORD, [rows]);
      await this.totals.owe(tx, fact.matchId, fact.shownAt);
    });
    await this.totals.count();
  }

  async remove(gameId: string): Promise<void> {
    await inTransaction(this.pools.app, async (tx) => {
      await this.totals.release(tx, gameId);
      await tx.query(REMOVE, [gameId]);
    });
  }

  async streams(): Promise<readonly string[]> {
    const { rows } = await this.pools.app.query<{ gameId: string }>(GAMES);
    return rows.map(({ gameId }) => gameId);
  }

  async rebuilt(): Promise<void> {
    await this.totals.countAnew();
  }
}

/** Writes only facts, for audits that compare them. */
export async function writeFacts(tx: Transaction, facts: readonly GameFact[]): Promise<void> {
  if (facts.length > 0) await tx.query(RECORD, [JSON.stringify(facts.map(rowOf))]);
}

const rowOf = (fact: GameFact) => ({
  game_id: fact.gameId,
  seat: fact.seat,
  game: fact.game,
  format: fact.format,
  match_id: fact.matchId,
  league_id: fact.leagueId,
  tournament_id: fact.tournamentId,
  player_id: fact.playerId,
  deck_id: fact.deckId,
  deck_name: fact.deckName,
  ended_at: fact.endedAt,
  shown_at: fact.shownAt,
  first: fact.first,
  result: fact.result,
  turns: fact.turns,
  actions: fact.actions,
  assertions: fact.assertions,
  totals: fact.totals,
  per_turn: fact.perTurn,
  per_card: fact.perCard,
  seen_per_card: fact.seenPerCard,
});
