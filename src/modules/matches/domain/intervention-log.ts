import type { LogEntry } from '../../../engine/index.js';
import type { MatchEvent, RewoundTo } from './events.js';

/** What everybody reads in the log of a rewind: how far back, and why. Which cards were exchanged is not told. */
export const rewoundEntry = ({ to, branch, cause }: RewoundTo): LogEntry => ({
  kind: 'rewound',
  cites: [],
  to,
  branch,
  cause,
});

/** The log of an event by which somebody stepped in, though no rule of the game makes it happen; none of others. */
export function interventionLog({ type, payload }: MatchEvent): readonly LogEntry[] {
  switch (type) {
    case 'Rewound':
      return [rewoundEntry(payload)];
    case 'TakebackProposed':
      return [{ kind: 'takebackProposed', cites: [], seat: payload.seat, to: payload.to }];
    case 'TakebackAnswered':
      return [{ kind: 'takebackAnswered', cites: [], seat: payload.seat, answer: payload.answer }];
    case 'ResultRuled': {
      const { winners, losers, draw, reason } = payload.outcome;
      return [{ kind: 'resultRuled', cites: [], winners, losers, draw, reason, cause: payload.cause }];
    }
    case 'ClockPaused': {
      const { reason, since } = payload;
      return [{ kind: 'clockPaused', cites: [], reason, ...(since !== undefined && { since }) }];
    }
    case 'ClockResumed':
      return [{ kind: 'clockResumed', cites: [] }];
    case 'TimeExtended': {
      const { seat, seconds, reason } = payload;
      return [{ kind: 'timeExtended', cites: [], seat, seconds, reason }];
    }
    case 'PresenceLost':
      return [{ kind: 'presenceLost', cites: [], seat: payload.seat }];
    case 'PresenceRegained':
      return [{ kind: 'presenceRegained', cites: [], seat: payload.seat }];
    default:
      return [];
  }
}
