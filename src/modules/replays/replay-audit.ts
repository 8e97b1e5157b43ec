import { Injectable } from '@nestjs/common';
import { PgPools } from '../../platform/database/index.js';
import { type Finding, NONE, ofRow, type StoredEvent } from '../../platform/event-store/index.js';
import { shadowFindings } from '../../platform/projections/index.js';
import { type JobKind, JobsOwed } from '../../platform/queue/index.js';
import { type GameReplay, gameReplays } from './domain/replay-document.js';
import { type MatchReplay, matchReplay } from './domain/match-replay.js';
import type { Reexecution } from './domain/re-execution.js';
import { GAME_REPLAYS } from './jobs/build-game-replay.job.js';
import { MATCH_REPLAYS } from './jobs/build-match-replay.job.js';
import { REPLAYS, ReplayTable, STRAYS } from './replay-table.js';

/** Holds stored replays against the record: they are made again, and must come out the same, byte by byte. */
@Injectable()
export class ReplayAudit {
  constructor(
    private readonly pools: PgPools,
    private readonly owed: JobsOwed,
    private readonly table: ReplayTable,
  ) {}

  static over(pools: PgPools): ReplayAudit {
    return new ReplayAudit(pools, new JobsOwed(pools), new ReplayTable(pools));
  }

  async ofGame(events: readonly StoredEvent[], reexecution: Reexecution): Promise<readonly Finding[]> {
    const documents = await gameReplays(reexecution, () => Promise.resolve());
    return this.findings(events, GAME_REPLAYS, events.length, documents ?? []);
  }

  async ofMatch(events: readonly StoredEvent[]): Promise<readonly Finding[]> {
    const replay = matchReplay(events);
    const end = events.findLast(({ type }) => type === 'MatchEnded');
    return this.findings(events, MATCH_REPLAYS, end?.version ?? 0, replay === null ? [] : [replay]);
  }

  /** Documents of what was never recorded. */
  async *strays(): AsyncGenerator<Finding> {
    const { rows } = await this.pools.app.query<{ key: string }>(STRAYS);
    for (const { key } of rows) yield ofRow(REPLAYS.name, key, 'no-event', NONE, 'a row');
  }

  private async findings(
    events: readonly StoredEvent[],
    kind: Pick<JobKind, 'effect' | 'on'>,
    version: number,
    documents: readonly (GameReplay | MatchReplay)[],
  ): Promise<readonly Finding[]> {
    const [first] = events;
    if (first === undefined) return [];
    const findings = await shadowFindings(
      this.pools.app,
      [REPLAYS],
      async (tx) => {
        if (documents.length > 0) await this.table.put(first.stream, version, documents, tx);
        return [];
      },
      first.stream,
    );
    return findings.length === 0 || (await this.owed.owes(kind, events)) ? [] : findings;
  }
}
