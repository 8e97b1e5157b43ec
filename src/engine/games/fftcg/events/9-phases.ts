import { defineEvent, field, writePlayer } from '../../../kernel/index.js';
import { extraMainPhasesOf, type Phase } from '../state.js';
import { putFromFieldThisTurn } from '../zones/7.10-break-zone.js';
import { wholeField } from '../zones/7.7-field.js';
import { markAll } from './parts.js';

const { seat } = field;

/**
 * With a new turn, Forwards that attacked may attack again, and cards in a Break Zone did not come there this turn. An
 * added Main Phase that did not begin in the last turn does not belong to this turn.
 */
export const phaseBegan = defineEvent(
  {
    kind: 'phaseBegan',
    says: 'A phase begins.',
    fields: { seat, phase: field.text<Phase>('Which.') },
    cardsAsk: ['seat', 'phase'],
  },
  (draft, event) => {
    if (event.phase === 'active') {
      markAll(draft, wholeField(draft), 'attacked', false);
      markAll(draft, wholeField(draft), 'attackedAgain', 0);
      markAll(draft, putFromFieldThisTurn(draft), 'fallen', false);
      if (extraMainPhasesOf(draft, event.seat) > 0) writePlayer(draft, event.seat, { mainPhases: 0 });
    }
    return event;
  },
);

/** After the phase that it is. */
export const mainPhaseAdded = defineEvent(
  { kind: 'mainPhaseAdded', says: 'The turn has one more Main Phase.', fields: { seat } },
  (draft, event) => {
    writePlayer(draft, event.seat, { mainPhases: extraMainPhasesOf(draft, event.seat) + 1 });
    return event;
  },
);

export const mainPhaseTaken = defineEvent(
  { kind: 'mainPhaseTaken', says: 'An added Main Phase begins.', fields: { seat }, logged: false },
  (draft, event) => {
    writePlayer(draft, event.seat, { mainPhases: extraMainPhasesOf(draft, event.seat) - 1 });
    return null;
  },
);
