import { Injectable } from '@nestjs/common';
import { PgPools } from '../../platform/database/index.js';
import { type Finding, NONE, ofRow, type StoredEvent } from '../../platform/event-store/index.js';
import { shadowFindings, type Transaction } from '../../platform/projections/index.js';
import { JobsOwed } from '../../platform/queue/index.js';
import type { MatchCreated } from '../matches/index.js';
import type { Reexecution } from '../replays/index.js';
import { factsOf } from './domain/game-facts.js';
import { GAME_FACTS, GameFactTable, STRAYS } from './game-fact-table.js';
import { GAME_FACT_JOBS } from './jobs/record-game-facts.job.js';

/** Holds the facts of a game against its record: they are counted again. */
@Injectable()
export class FactAudit {
  constructor(
    private readonly pools: PgPools,
    private readonly owed: JobsOwed,
    private readonly table: GameFactTable,
  ) {}

  static over(pools: PgPools): FactAudit {
    return new FactAudit(pools, new JobsOwed(pools), new GameFactTable(pools));
  }

  async ofGame(events: readonly StoredEvent[], game: Reexecution, match: MatchCreated): Promise<readonly Finding[]> {
    const facts = factsOf(game.rules, game, match);
    const fill = async (tx: Transaction): Promise<readonly Finding[]> => {
      if (facts.length > 0) await this.table.put(facts, tx);
      return [];
    };
    const findings = await shadowFindings(this.pools.app, [GAME_FACTS], fill, game.started.gameId);
    return findings.length === 0 || (await this.owed.owes(GAME_FACT_JOBS, events)) ? [] : findings;
  }

  /** Facts of what was never recorded. */
  async *strays(): AsyncGenerator<Finding> {
    const { rows } = await this.pools.app.query<{ key: string }>(STRAYS);
    for (const { key } of rows) yield ofRow(GAME_FACTS.name, key, 'no-event', NONE, 'a row');
  }
}
