import { Injectable } from '@nestjs/common';
import { record, text } from '../../../platform/decoding/index.js';
import { EventStore, type LedgerEvent } from '../../../platform/event-store/index.js';
import { deriveFrom, jobId, type JobKind, type JobRequest, type RunningJob } from '../../../platform/queue/index.js';
import { matchReplay } from '../domain/match-replay.js';
import { ReplayTable } from '../replay-table.js';
import { placedDocument } from '../stored-document.js';

/** Which jobs they are, and what calls for them. */
export const MATCH_REPLAYS = {
  effect: 'build-match-replay',
  on: ['MatchEnded', 'MatchReopened', 'MatchClosingLifted'],
};

const jobData = record({ matchId: text });

/**
 * Effect: the table holds the document of a match if it has ended, and no document otherwise. Built again, it is the
 * same document in the same place.
 */
@Injectable()
export class BuildMatchReplay implements JobKind {
  readonly effect = MATCH_REPLAYS.effect;
  readonly on = MATCH_REPLAYS.on;

  constructor(
    private readonly events: EventStore,
    private readonly table: ReplayTable,
  ) {}

  jobFor(event: Pick<LedgerEvent, 'stream' | 'version'>): JobRequest {
    return { id: jobId('match-replay', event), data: { matchId: event.stream } };
  }

  async run(job: RunningJob): Promise<void> {
    const { matchId } = jobData(job.data, job.id);
    await deriveFrom(this.events, matchId, this.on, async (events) => {
      const replay = matchReplay(events);
      const end = events.findLast(({ type }) => type === 'MatchEnded');
      if (replay === null || end === undefined) await this.table.remove(matchId);
      else await this.table.put(matchId, end.version, await placedDocument(replay));
    });
  }
}
