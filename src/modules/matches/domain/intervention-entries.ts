import { described, FIELDS, type LogEntries, told } from '../../../engine/index.js';

const { flag, number, record, text, texts } = described;
const { seat } = FIELDS;
const to = number('The version that the game is at again.');
const reason = text('Why.');
const cause = record('By what it came about.', {
  kind: described.oneOfTexts('What.', ['takeback', 'retraction', 'ruling']),
  id: text('Which.'),
});

/** What `interventionLog` tells: entries that no rule of a game makes. */
export const interventionEntries: LogEntries = {
  rewound: told('The game is taken back.', { to, branch: number('The branch that begins.'), cause }),
  takebackProposed: told('A player proposes to take steps back.', { seat, to }),
  takebackAnswered: told('Another answers that.', { seat, answer: described.oneOfTexts('The answer.', ['yes', 'no']) }),
  resultRuled: told('A ruling says how the game ends.', {
    winners: texts('Seats.'),
    losers: texts('Seats.'),
    draw: flag('Nobody has won.'),
    reason,
    cause,
  }),
  clockPaused: told(
    'A judge stops the clocks.',
    { reason },
    { since: text('Since when, where it was recorded later.') },
  ),
  clockResumed: told('The clocks run on.', {}),
  timeExtended: told('A judge gives time.', { seat, seconds: number('How many.'), reason }),
  presenceLost: told('A player is away.', { seat }),
  presenceRegained: told('A player is back.', { seat }),
};
