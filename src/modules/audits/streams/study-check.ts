import { Injectable } from '@nestjs/common';
import { type Finding, NONE, ofEvent, type StoredEvent } from '../../../platform/event-store/index.js';
import { decodeStudyEvent } from '../../studies/index.js';
import { OtherStreams } from './other-streams.js';
import type { StreamCheck } from './stream-check.js';

/** A study is the one that its stream names, every change can be read, and its game is there, of its match. */
@Injectable()
export class StudyCheck implements StreamCheck {
  constructor(private readonly others: OtherStreams) {}

  async *findings(events: readonly StoredEvent[]): AsyncGenerator<Finding> {
    for (const event of events) {
      const { type, payload } = decodeStudyEvent(event);
      if (type !== 'StudyBegun') continue;
      const { studyId, gameId, matchId } = payload;
      if (studyId !== event.stream) yield ofEvent(event, 'unrelated', event.stream, studyId);
      const game = await this.others.game(gameId);
      if (game?.matchId !== matchId)
        yield ofEvent(event, 'unrelated', `game ${gameId} of match ${matchId}`, game?.matchId ?? NONE);
    }
  }
}
