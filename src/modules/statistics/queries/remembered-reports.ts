import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Clock, PgPools } from '../../../platform/database/index.js';
import { showRemembered } from '../../../platform/health/index.js';
import type { GameStatisticsReport, StatisticsFilter } from './statistics-report.js';

const BYTES_MAX = 8 * 2 ** 20;
/** Memory that a report takes, in bytes for each character of its JSON. */
const BYTES_PER_CHARACTER = 4;

/** $1 now. Merges of players change reports, too: how many there are and the last one tell each state of them apart. */
const STAMP = `
select concat_ws('/', version, (select concat_ws('/', count(*), max(version)) from player_merges)) as version,
  exists (select from counts_due where at <= $1) as owed from statistics_version`;

type Reports = readonly GameStatisticsReport[];

interface Remembered {
  readonly version: string;
  readonly reports: Reports;
}

/**
 * What was last answered, by what was asked for: the same for everybody who may ask. It is right for as long as nothing
 * was counted since, and nothing is owed.
 */
@Injectable()
export class RememberedReports {
  private readonly answers = new LRUCache<string, Remembered>({
    maxSize: BYTES_MAX,
    sizeCalculation: ({ reports }, key) => (key.length + JSON.stringify(reports).length) * BYTES_PER_CHARACTER,
  });

  constructor(
    private readonly pools: PgPools,
    private readonly clock: Clock,
  ) {
    showRemembered('statistics', () => this.bytes);
  }

  get bytes(): number {
    return this.answers.calculatedSize;
  }

  async get(
    filter: StatisticsFilter,
    scopes: string | readonly string[],
    read: () => Promise<Reports>,
  ): Promise<Reports> {
    const { rows } = await this.pools.app.query<{ version: string; owed: boolean }>({
      name: 'statistics-stamp',
      text: STAMP,
      values: [this.clock.now()],
    });
    const [stamp] = rows;
    if (stamp === undefined || stamp.owed) return read();
    const { game, format, from, to, withoutTurns, minGames, limit } = filter;
    const key = JSON.stringify([game, scopes, format, from, to, withoutTurns, minGames, limit]);
    const found = this.answers.get(key);
    if (found?.version === stamp.version) return found.reports;
    // What is read now may be newer than its version, which then is never asked for again.
    const reports = await read();
    this.answers.set(key, { version: stamp.version, reports });
    return reports;
  }
}
