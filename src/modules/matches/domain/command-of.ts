import type { Command } from '../../../engine/index.js';
import type { MatchEvent } from './events.js';

/** The command that an event of a game recorded; null where it recorded none. */
export function commandOf({ type, payload }: MatchEvent): Command | null {
  switch (type) {
    case 'ActionTaken': {
      const answers = payload.answers.map(({ decision, answer }) => ({ decision: decision.id, answer }));
      return { kind: 'answer', seat: payload.seat, answers };
    }
    case 'Conceded':
      return { kind: 'concede', seat: payload.seat };
    default:
      return null;
  }
}
