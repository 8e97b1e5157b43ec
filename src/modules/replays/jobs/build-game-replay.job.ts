import { Injectable, Logger } from '@nestjs/common';
import { Counter } from 'prom-client';
import { record, text } from '../../../platform/decoding/index.js';
import { EventStore, type LedgerEvent, type StoredEvent } from '../../../platform/event-store/index.js';
import { deriveFrom, jobId, type JobKind, type JobRequest, type RunningJob } from '../../../platform/queue/index.js';
import { RulesRegistry } from '../../matches/index.js';
import { namedReplay, WIDEST } from '../domain/replay-document.js';
import type { Difference } from '../domain/proving.js';
import { reexecuteInTurns } from '../domain/re-execution.js';
import { ExecutedGames } from '../executed-games.js';
import { ReplayTable } from '../replay-table.js';
import { placedDocument } from '../stored-document.js';

/** Anything but zero is an alarm: either the engine or the record of a game has changed. */
const replayDifferences = new Counter({
  name: 'kifu_replay_differences_total',
  help: 'Recorded steps that, carried out again, led to another state.',
  labelNames: ['what'],
});

/** Which jobs they are, and what calls for them. */
export const GAME_REPLAYS = { effect: 'build-game-replay', on: ['GameEnded', 'Rewound'] };

const jobData = record({ gameId: text });

/**
 * Effect: for an ended game the table holds only the replay with the most readers: the branch that counts, for
 * `everything`. Other replays are made again at a request. For a running game it holds none. Whether all of it may be
 * read is checked at each read; that changes, the document does not.
 */
@Injectable()
export class BuildGameReplay implements JobKind {
  readonly effect = GAME_REPLAYS.effect;
  readonly on = GAME_REPLAYS.on;
  /** It is all computing: two at a time would only be two that take twice as long. */
  readonly concurrency = 1;
  private readonly logger = new Logger(BuildGameReplay.name);

  constructor(
    private readonly events: EventStore,
    private readonly rules: RulesRegistry,
    private readonly table: ReplayTable,
    private readonly executed: ExecutedGames,
  ) {}

  jobFor(event: Pick<LedgerEvent, 'stream' | 'version'>): JobRequest {
    return { id: jobId('replay', event), data: { gameId: event.stream } };
  }

  async run(job: RunningJob): Promise<void> {
    const { gameId } = jobData(job.data, job.id);
    await this.executed.during(() =>
      deriveFrom(this.events, gameId, this.on, (events) => this.replays(gameId, events, job)),
    );
  }

  private async replays(gameId: string, events: readonly StoredEvent[], job: RunningJob): Promise<void> {
    const reexecution = await reexecuteInTurns(events, (started) => this.rules.pinned(started));
    this.executed.keep(events, reexecution);
    this.alarm(gameId, reexecution.differences);
    const replay = await namedReplay(reexecution, WIDEST, (done) => job.progress(done));
    if (replay === null) return this.table.remove(gameId);
    await this.table.put(gameId, events.length, await placedDocument(replay));
  }

  private alarm(gameId: string, differences: readonly Difference[]): void {
    for (const difference of differences) {
      replayDifferences.inc({ what: difference.what });
      this.logger.error({ msg: 'a replayed game differs from its record', gameId, ...difference });
    }
  }
}
