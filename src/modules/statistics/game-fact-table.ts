import { Injectable } from '@nestjs/common';
import { PgPools } from '../../platform/database/index.js';
import type { DerivedTable, Transaction } from '../../platform/projections/index.js';
import type { Derived } from '../../platform/queue/index.js';
import { type GameFact } from './domain/game-facts.js';
import { GAMES, RECORD, REMOVE } from './game-facts.sql.js';

export const GAME_FACTS: DerivedTable = { name: 'game_facts', key: ['game_id', 'seat'], of: 'game_id' };

/** The facts of finished games. */
@Injectable()
export class GameFactTable implements Derived {
  constructor(private readonly pools: PgPools) {}

  /** Puts the facts of a game in place of those that were there: one statement per game, all seats or none. */
  async put(facts: readonly GameFact[], via: Transaction = this.pools.app): Promise<void> {
    await via.query(RECORD, [JSON.stringify(facts.map(rowOf))]);
  }

  async remove(gameId: string): Promise<void> {
    await this.pools.app.query(REMOVE, [gameId]);
  }

  async streams(): Promise<readonly string[]> {
    const { rows } = await this.pools.app.query<{ gameId: string }>(GAMES);
    return rows.map(({ gameId }) => gameId);
  }
}

const rowOf = (fact: GameFact) => ({
  game_id: fact.gameId,
  seat: fact.seat,
  game: fact.game,
  match_id: fact.matchId,
  league_id: fact.leagueId,
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
