import type { Command } from '../../../engine/index.js';
import type { MatchEvent } from './events.js';

/** The command that an event of a game recorded; null where it recorded none. */
export function commandOf({ type, payload }: MatchEvent): Command | null {
  switch (type) {
    case 'ActionTaken': {
      const answers = payload.answers.map(({ decision, answer }) => ({ decision: decision.id, answer }));
      const { seat, by, asserted: told } = payload;
      return {
        kind: 'answer',
        seat,
        answers,
        ...(by !== undefined && { by }),
        ...(told !== undefined && { told }),
      };
    }
    case 'TextInvoked': {
      const { seat, object, ability } = payload;
      return { kind: 'invoke', seat, object, ability };
    }
    case 'RepetitionProposed': {
      const { seat, round, times, seats } = payload;
      return { kind: 'repeat', seat, round, times, ...(seats !== undefined && { seats }) };
    }
    case 'ChanceAsserted':
      return { kind: 'assert', told: payload.asserted };
    case 'Corrected': {
      const { seat, source, acts, cause } = payload;
      return { kind: 'correct', seat, source, acts, ruling: cause.id };
    }
    case 'Conceded':
      return { kind: 'concede', seat: payload.seat };
    case 'TimeExpired':
      return { kind: 'timeOut', seats: payload.expired.map(({ seat }) => seat) };
    default:
      return null;
  }
}
