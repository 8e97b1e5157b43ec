import { described, entryShape, field, type LogEntries, type LogEntry } from '../../../engine/index.js';
import type { MatchEvent, RewoundTo } from './events.js';

const { flag, number, optional, seat, text, texts } = field;
const to = number('The version that the game is at again.');
const reason = text('Why.');
const cause = field.of(
  described.record('By what it came about.', {
    kind: described.oneOfTexts('What.', ['takeback', 'retraction', 'ruling', 'closing']),
    id: described.text('Which.'),
  }),
);

/** The entries of `interventionLog`, which no rule of a game makes. */
export const interventionEntries: LogEntries = {
  rewound: entryShape('The game is taken back.', { to, branch: number('The branch that begins.'), cause }),
  takebackProposed: entryShape('A player proposes to take steps back.', { seat, to }),
  takebackAnswered: entryShape('Another answers that.', {
    seat,
    answer: field.oneOfTexts('The answer.', ['yes', 'no']),
  }),
  resultRuled: entryShape('A ruling says how the game ends.', {
    winners: texts('Seats.'),
    losers: texts('Seats.'),
    draw: flag('Nobody has won.'),
    reason,
    cause,
  }),
  clockPaused: entryShape('A judge stops the clocks.', {
    reason,
    since: optional(text('Since when, where it was recorded later.')),
  }),
  clockResumed: entryShape('The clocks run on.', {}),
  timeExtended: entryShape('A judge gives time.', { seat, seconds: number('How many.'), reason }),
  presenceLost: entryShape('A player is away.', { seat }),
  presenceRegained: entryShape('A player is back.', { seat }),
};

/** What everybody reads in the log of a rewind: how far back, and why. Which cards were exchanged is left out. */
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
