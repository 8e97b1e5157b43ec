import { defineEvent, field, writePlayer } from '../../../kernel/index.js';

/** The next check of the rule processes finds it. */
export const gameDecided = defineEvent(
  {
    kind: 'gameDecided',
    says: 'By a text a player has won or lost.',
    fields: { seat: field.seat, wins: field.flag('The player has won.') },
  },
  (draft, event) => {
    writePlayer(draft, event.seat, event.wins ? { wins: true } : { loses: true });
    return event;
  },
);

/** What counts for one check only (12.4.2, 12.4.3). */
export const flagsCleared = defineEvent(
  { kind: 'flagsCleared', says: 'What counts for one check has been looked at.', fields: {}, logged: false },
  (draft) => {
    for (const seat of draft.state.seats) writePlayer(draft, seat, CLEARED);
    return null;
  },
);

const CLEARED = { emptyDraw: false, beyondDeck: false, wins: false, loses: false } as const;
