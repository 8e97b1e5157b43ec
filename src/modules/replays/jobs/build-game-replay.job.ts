import { Injectable, Logger } from '@nestjs/common';
import { setImmediate as others } from 'node:timers/promises';
import type { Viewer } from '../../../engine/index.js';
import { record, text } from '../../../platform/decoding/index.js';
import { EventStore, type LedgerEvent, type StoredEvent } from '../../../platform/event-store/index.js';
import { deriveFrom, jobId, type JobKind, type JobRequest, type RunningJob } from '../../../platform/queue/index.js';
import { RulesRegistry } from '../../matches/index.js';
import { type Difference, type Reexecution, reexecuteInTurns } from '../domain/re-execution.js';
import { type Edition, type GameReplay, gameReplay } from '../domain/replay-document.js';
import { ReplayTable } from '../replay-table.js';
import { replayDifferences } from '../replays.metrics.js';

/** Frames between two reports of progress. */
const REPORT_EVERY = 25;

const jobData = record({ gameId: text });

/**
 * Effect: the table holds the replays of an ended game, one for each branch and for everybody's eyes, and none of one that
 * is running (again). Whether all of them may be read is asked when somebody wants to; that changes, the documents do not.
 * Built again, they are the same documents in the same places.
 */
@Injectable()
export class BuildGameReplay implements JobKind {
  readonly effect = 'build-game-replay';
  readonly on = ['GameEnded', 'Rewound'];
  /** It is all computing: two at a time would only be two that take twice as long. */
  readonly concurrency = 1;
  private readonly logger = new Logger(BuildGameReplay.name);

  constructor(
    private readonly events: EventStore,
    private readonly rules: RulesRegistry,
    private readonly table: ReplayTable,
  ) {}

  jobFor(event: Pick<LedgerEvent, 'stream' | 'version'>): JobRequest {
    return { id: jobId('replay', event), data: { gameId: event.stream } };
  }

  async run(job: RunningJob): Promise<void> {
    const { gameId } = jobData(job.data, job.id);
    await deriveFrom(this.events, gameId, this.on, (events) => this.replays(gameId, events, job));
  }

  private async replays(gameId: string, events: readonly StoredEvent[], job: RunningJob): Promise<void> {
    const reexecution = await reexecuteInTurns(events, (started) => this.rules.pinned(started));
    this.alarm(gameId, reexecution.differences);
    const branches = reexecution.rewinds.length + 1;
    const editions = viewersOf(reexecution).flatMap((viewer) =>
      Array.from({ length: branches }, (_, at): Edition => ({ viewer, branch: at + 1 })),
    );
    const documents: GameReplay[] = [];
    for (const [at, edition] of editions.entries()) {
      const progress = (done: number) => job.progress((at + done) / editions.length);
      const document = await this.build(reexecution, edition, progress);
      if (document === null) return this.table.remove(gameId);
      documents.push(document);
    }
    await this.table.put(gameId, events.length, documents);
  }

  /** Null while the game is running. */
  private build(
    reexecution: Reexecution,
    edition: Edition,
    progress: (done: number) => Promise<void>,
  ): Promise<GameReplay | null> {
    const { rules, steps } = reexecution;
    const onFrame = async (n: number): Promise<void> => {
      await others();
      if (n % REPORT_EVERY === 0) await progress(n / steps.length);
    };
    return gameReplay(rules, reexecution, onFrame, edition);
  }

  private alarm(gameId: string, differences: readonly Difference[]): void {
    for (const difference of differences) {
      replayDifferences.inc({ what: difference.what });
      this.logger.error({ msg: 'a replayed game differs from its record', gameId, ...difference });
    }
  }
}

/** Everything first: it is what most of them want. */
const viewersOf = ({ started }: Reexecution): readonly Viewer[] => [
  { kind: 'everything' },
  { kind: 'spectator' },
  ...started.seats.map(({ seat }) => ({ kind: 'player', seat }) as const),
];
