import {
  defineEvent,
  withFields,
  field,
  objectIn,
  objectOf,
  setMark,
  type Citation,
  type EventOf,
} from '../../../kernel/index.js';
import { lorcana } from '../rulebook.js';
import { isExerted } from '../state.js';
import { faceOf } from './parts.js';

const { seat, object, card, withheld } = field;

/** 4.2.1.1, 5.1.1: what is exerted becomes ready. */
export const readied = defineEvent(
  {
    kind: 'readied',
    says: 'A card is readied.',
    fields: { object: withheld(object), start: field.flag('At the start of the turn.') },
    logs: { seat, card: withheld(card) },
    cardsAsk: ['object', 'start'],
  },
  (draft, event) => {
    if (objectIn(draft, event.object) === undefined || !isExerted(draft, event.object)) return null;
    setMark(draft, event.object, 'exerted', false);
    const { zone, controller } = objectOf(draft, event.object);
    if (zone.endsWith('.inkwell')) return null;
    return withFields(event, { seat: controller, ...faceOf(draft, event.object) });
  },
);
export type Readied = EventOf<typeof readied>;

/** 5.1.2: what is ready becomes exerted: to quest (4.3.5.7), to challenge (4.3.6.8), to pay (4.3.4.6). */
export const exerted = defineEvent(
  {
    kind: 'exerted',
    says: 'A card is exerted; which one, if it is ink, is shown to readers who may know it.',
    fields: { object: withheld(object) },
    logs: { seat, card: withheld(card) },
    cardsAsk: ['object'],
  },
  (draft, event) => {
    if (objectIn(draft, event.object) === undefined || isExerted(draft, event.object)) return null;
    setMark(draft, event.object, 'exerted', true);
    const { zone, controller: seat } = objectOf(draft, event.object);
    // 8.5.3: which card the ink is stays hidden.
    if (zone.endsWith('.inkwell')) return { kind: event.kind, cites: event.cites, seat };
    return withFields(event, { seat, ...faceOf(draft, event.object) });
  },
);
export type Exerted = EventOf<typeof exerted>;

export const DAMAGED = [lorcana('5.1.3')];
export const UNDAMAGED = [lorcana('5.1.4')];

/** The rule of the condition that a card comes into as its damage changes. */
export const rulesOfDamage = (before: number, now: number): readonly Citation[] => {
  if (now === 0) return UNDAMAGED;
  return before === 0 ? DAMAGED : [];
};
