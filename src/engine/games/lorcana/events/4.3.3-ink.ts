import {
  defineEvent,
  withFields,
  field,
  moveObject,
  setMark,
  writePlayer,
  type EventOf,
  type Seat,
} from '../../../kernel/index.js';
import { inkwellOf } from '../zones/8.5-inkwell.js';
import { inkedThisTurn, isExerted } from '../state.js';
import { faceOf } from './parts.js';

const { seat, object, card, becomes, count, flag, optional, withheld } = field;

/**
 * By the turn action, which is counted (4.3.3), the card is revealed first (4.3.3.1) and put in (4.3.3.2); by an effect
 * it is not (8.5.6).
 */
export const inked = defineEvent(
  {
    kind: 'inked',
    says: 'A card goes to the inkwell.',
    fields: { seat, object: withheld(object), action: flag('By the turn action, not by an effect.') },
    // Who knows which card it is, where not all do.
    unlogged: { knownTo: optional(field.of<readonly Seat[] | null>()) },
    logs: { card: withheld(card), becomes: optional(becomes) },
    cardsAsk: ['seat', 'object', 'action'],
    remembered: true,
  },
  (draft, { kind, cites, seat, object, action, knownTo = null }) => {
    const face = faceOf(draft, object);
    const entry = { kind, cites, seat, action };
    if (!action) {
      // An effect has put it there already.
      const fields = { becomes: [object], ...face };
      return knownTo === null ? withFields(entry, fields) : withFields(entry, { secret: { seats: knownTo, fields } });
    }
    moveObject(draft, object, 'inkwell');
    writePlayer(draft, seat, { inked: inkedThisTurn(draft, seat) + 1 });
    return withFields(entry, face);
  },
);
export type Inked = EventOf<typeof inked>;

/** So many ink actions this turn besides the one. */
export const inkAllowed = defineEvent(
  {
    kind: 'inkAllowed',
    says: 'A player may put more cards into the inkwell in this turn.',
    fields: { seat, count },
  },
  (draft, event) => {
    const { inkAllowed } = draft.state.players[event.seat] ?? {};
    const before = typeof inkAllowed === 'number' ? inkAllowed : 0;
    writePlayer(draft, event.seat, { inkAllowed: before + event.count });
    return event;
  },
);

/** 4.3.4.6: ink cards are interchangeable (8.5.1): the first ready ones in the inkwell are exerted. */
export const inkExerted = defineEvent(
  { kind: 'inkExerted', says: 'Ink is exerted to pay.', fields: { seat, count } },
  (draft, event) => {
    if (event.count === 0) return null;
    const ready = inkwellOf(draft, event.seat).filter((id) => !isExerted(draft, id));
    for (const id of ready.slice(0, event.count)) setMark(draft, id, 'exerted', true);
    return event;
  },
);
