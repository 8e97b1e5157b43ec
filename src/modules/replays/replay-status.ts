import { Injectable } from '@nestjs/common';
import { EventStore, type StoredEvent } from '../../platform/event-store/index.js';
import { type JobKind, Queues } from '../../platform/queue/index.js';
import type { RecordedGame } from '../games/index.js';
import { decodeMatchEvent } from '../matches/index.js';
import type { NotYet } from './replay-making.js';
import { ReplayFailed, ReplayNotEnded, ReplayNotFound } from './replays.problems.js';

/** Why a document is not there: it is not its time, it is being made, or it could not be made. */
@Injectable()
export class ReplayStatus {
  constructor(
    private readonly events: EventStore,
    private readonly queues: Queues,
  ) {}

  /**
   * The progress of the job that creates a document. Null if no job is about to run: it has run, or was not requested,
   * and a reader may request it. Throws `ReplayFailed`.
   */
  async underWay(kind: 'game' | 'match', stream: string, job: JobKind): Promise<NotYet | null> {
    const { end } = await this.ended(kind, stream);
    const request = job.jobFor({ ...end, position: 0 });
    const report = request === null ? null : await this.queues.find(job.effect, request.id);
    if (report?.state === 'dead') throw new ReplayFailed(report.id);
    return report === null || report.state === 'completed' ? null : { progress: report.progress };
  }

  /** A game that is over, from its record alone; throws `ReplayNotFound` and `ReplayNotEnded`. */
  async endOf(id: string): Promise<RecordedGame> {
    const { opening, end } = await this.ended('game', id);
    const { type, payload } = decodeMatchEvent(opening);
    if (type !== 'GameStarted') throw new ReplayNotFound('game', id);
    return { id, started: payload, version: end.version, endedAt: end.recordedAt };
  }

  /** The version by which a match is over; throws as `endOf` does. */
  async endOfMatch(id: string): Promise<number> {
    return (await this.ended('match', id)).end.version;
  }

  private async ended(kind: 'game' | 'match', stream: string): Promise<Ended> {
    const [opening] = await this.events.read(stream, { to: 1 });
    if (opening?.type !== OPENING[kind]) throw new ReplayNotFound(kind, stream);
    const end = kind === 'game' ? await this.lastOf(stream) : await this.lastEndOf(stream);
    if (end?.type !== ENDING[kind]) throw new ReplayNotEnded(kind, stream);
    return { opening, end };
  }

  /** The end of a game is the last event of its stream. */
  private async lastOf(stream: string): Promise<StoredEvent | undefined> {
    const head = await this.events.head(stream);
    const [last] = head === null ? [] : await this.events.read(stream, { from: head.version });
    return last;
  }

  /** After its end the players of a match still say whether it becomes public. */
  private async lastEndOf(stream: string): Promise<StoredEvent | undefined> {
    const events = await this.events.read(stream);
    return events.findLast(({ type }) => REOPENING.includes(type) || type === ENDING.match);
  }
}

interface Ended {
  readonly opening: StoredEvent;
  readonly end: StoredEvent;
}

const ENDING = { game: 'GameEnded', match: 'MatchEnded' } as const;
const REOPENING: readonly string[] = ['MatchReopened', 'MatchClosingLifted'];
const OPENING = { game: 'GameStarted', match: 'MatchCreated' } as const;
