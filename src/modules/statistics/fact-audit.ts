import { Injectable } from '@nestjs/common';
import { PgPools } from '../../platform/database/index.js';
import { type Finding, NONE, ofRow, type StoredEvent } from '../../platform/event-store/index.js';
import { type DerivedTable, shadowFindings, type Transaction } from '../../platform/projections/index.js';
import { JobsOwed } from '../../platform/queue/index.js';
import type { MatchCreated } from '../matches/index.js';
import type { Reexecution } from '../replays/index.js';
import { factsOf } from './domain/game-facts.js';
import { GAME_FACTS, STRAYS, writeFacts } from './game-fact-table.js';
import { GAME_FACT_JOBS } from './jobs/record-game-facts.job.js';
import { COUNT_ALL } from './totals/totals.sql.js';

/** What the facts are added up in: compared with what all facts add up to. */
const TOTALS: readonly DerivedTable[] = [
  {
    name: 'statistic_totals',
    key: ['game', 'scope_id', 'format', 'measure', 'statistic', 'key', 'turnless'],
    of: 'game',
  },
  {
    name: 'statistic_day_totals',
    key: ['game', 'scope_id', 'format', 'day', 'measure', 'statistic', 'key', 'turnless'],
    of: 'game',
  },
  {
    name: 'statistic_month_totals',
    key: ['game', 'scope_id', 'format', 'month', 'measure', 'statistic', 'key', 'turnless'],
    of: 'game',
  },
  { name: 'counted_games', key: ['game_id'], of: 'game_id' },
];

/** Holds the facts of a game against its record: they are counted again. */
@Injectable()
export class FactAudit {
  constructor(
    private readonly pools: PgPools,
    private readonly owed: JobsOwed,
  ) {}

  static over(pools: PgPools): FactAudit {
    return new FactAudit(pools, new JobsOwed(pools));
  }

  async ofGame(events: readonly StoredEvent[], game: Reexecution, match: MatchCreated): Promise<readonly Finding[]> {
    const facts = factsOf(game, match);
    const fill = async (tx: Transaction): Promise<readonly Finding[]> => {
      await writeFacts(tx, facts);
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

  /** The totals equal the sums of the facts, without facts that must not be counted. */
  async *totals(): AsyncGenerator<Finding> {
    const fill = async (tx: Transaction): Promise<readonly Finding[]> => {
      await tx.query(COUNT_ALL);
      return [];
    };
    yield* await shadowFindings(this.pools.app, TOTALS, fill);
  }
}
