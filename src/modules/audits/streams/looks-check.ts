import { Injectable } from '@nestjs/common';
import { type Finding, ofEvent, type StoredEvent } from '../../../platform/event-store/index.js';
import { decodeLookEvent, looksOf } from '../../games/index.js';
import type { StreamCheck } from './stream-check.js';

/** The looks at a game are in the stream of that game's looks. */
@Injectable()
export class LooksCheck implements StreamCheck {
  *findings(events: readonly StoredEvent[]): Generator<Finding> {
    for (const event of events) {
      const { type, payload } = decodeLookEvent(event);
      const expected = type === 'LookTaken' ? looksOf(payload.gameId) : event.stream;
      if (expected !== event.stream) yield ofEvent(event, 'unrelated', expected, event.stream);
    }
  }
}
