import { Injectable } from '@nestjs/common';
import { EventStore } from '../../../../platform/event-store/index.js';
import { type JobKind, Queues } from '../../../../platform/queue/index.js';
import { ReplayFailed, ReplayNotEnded, ReplayNotFound } from '../../replays.errors.js';
import { type ReplayAnswer } from './get-replay.query.js';

/** Why a document is not there: nobody asked for it, it is not its time, it is being made, or it could not be made. */
@Injectable()
export class ReplayStatus {
  constructor(
    private readonly events: EventStore,
    private readonly queues: Queues,
  ) {}

  async of(kind: 'game' | 'match', stream: string, job: JobKind): Promise<ReplayAnswer> {
    const head = await this.events.head(stream);
    if (head === null) throw new ReplayNotFound(kind, stream);
    const [first] = await this.events.read(stream, { to: 1 });
    if (first?.type !== OPENING[kind]) throw new ReplayNotFound(kind, stream);
    // The end of a game or match is the last event of its stream.
    const [last] = await this.events.read(stream, { from: head.version });
    if (last?.type !== ENDING[kind]) throw new ReplayNotEnded(kind, stream);
    const request = job.jobFor({ ...last, position: 0 });
    const report = request === null ? null : await this.queues.find(job.effect, request.id);
    if (report?.state === 'dead') throw new ReplayFailed(report.id);
    // Without a report the ledger has not called for the job yet.
    return { kind: 'building', progress: report?.progress ?? 0 };
  }
}

const ENDING = { game: 'GameEnded', match: 'MatchEnded' } as const;
const OPENING = { game: 'GameStarted', match: 'MatchCreated' } as const;
