import {
  defineEvent,
  withFields,
  field,
  giveControl,
  kindOfZone,
  moveObject,
  objectIn,
  objectOf,
  setMark,
  type EventOf,
} from '../../../kernel/index.js';
import type { CpPaid } from './11.2-payment.js';
import { cardOf } from '../state.js';
import { FALLEN } from '../zones/7.10-break-zone.js';
import { only } from './parts.js';
import { withoutCounters } from './6.7.3-counters-lost.js';

const { seat, object, card, becomes, cause, from, type, flag, number, text, optional } = field;

/**
 * A new card (7.4), since this turn (10.1.2.1.1); what was announced for it as it was cast stays known to its
 * abilities, as marks (11.4.3, 11.4.4). A Backup is dull (5.2.3.1.1.3).
 */
export const entered = defineEvent(
  {
    kind: 'entered',
    says: 'A card enters the field.',
    fields: {
      seat,
      object,
      // Casting, or being played by an effect (15.1.1.7.1).
      cast: flag('It was cast, not played by an effect.'),
      dull: flag('It is dull.'),
      x: optional(number('The X of its cost.')),
      paid: optional(number('What else was paid for it.')),
      mode: optional(number('The mode that was announced.')),
      via: optional(field.oneOfTexts('What brought it, if it was not cast.', ['warp', 'summon', 'ability'])),
    },
    // Where it comes from is said before it happens as well: what replaces the event may ask for it.
    unlogged: { cpPaid: optional(field.of<CpPaid>()), from },
    logs: { card, type, from },
    remembered: true,
    rememberedAs: { cast: ({ cast }) => cast === true, enteredByWarp: ({ via }) => via === 'warp' },
    cardsAsk: ['seat', 'object', 'cast', 'dull', 'via', 'from'],
  },
  (draft, { cpPaid = {}, ...event }) => {
    const object = objectIn(draft, event.object);
    if (object === undefined) return null;
    const announced = Object.entries({ x: event.x, paid: event.paid, mode: event.mode }).flatMap(([mark, value]) =>
      value === undefined || value === 0 ? [] : [[mark, value] as const],
    );
    const marks = {
      since: draft.state.turn.number,
      ...(event.dull && { dull: true }),
      ...Object.fromEntries(announced),
      ...cpPaid,
    };
    const now = only(moveObject(draft, event.object, 'field', { seat: event.seat, marks }).becomes);
    const { type } = cardOf(draft, now);
    const cites = withoutCounters(event.cites, object);
    return withFields(event, { cites, card: object.definition, type, from: kindOfZone(object.zone), object: now });
  },
);
export type Entered = EventOf<typeof entered>;

/**
 * It is the same card on the field (6.2.6.1), but its new controller has not controlled it since the turn began
 * (15.2.2.2, 10.1.2.1.1), and it has left the battle in which it was for the other side (10.1.3.2.1). It is still
 * there: control changes of what is on the field.
 */
export const controlChanged = defineEvent(
  {
    kind: 'controlChanged',
    says: 'Another player controls a card.',
    fields: { seat, object },
    logs: { card, from: text('Who did before.') },
    cardsAsk: ['seat', 'object'],
  },
  (draft, event) => {
    const object = objectOf(draft, event.object);
    giveControl(draft, event.object, event.seat);
    setMark(draft, event.object, 'since', draft.state.turn.number);
    for (const mark of ['attacking', 'blocking', 'party']) setMark(draft, event.object, mark, false);
    return withFields(event, { card: object.definition, from: object.controller });
  },
);

/**
 * 15.1.1.3; who is credited with it: 12.4.5. What leaves the field is looked at just before (11.5.5). What has gone
 * before, as another card, is not broken (7.4).
 */
export const broken = defineEvent(
  {
    kind: 'broken',
    says: 'A card is broken.',
    fields: {
      seat,
      object,
      by: field.objectIds('Ids of the objects that are credited with it.'),
      cause: optional(cause),
    },
    logs: { card, type, becomes },
    remembered: true,
    rememberedAs: { fallen: () => true },
    looksBack: true,
    cardsAsk: ['seat', 'object', 'by', 'cause', 'becomes'],
  },
  (draft, event) => {
    const object = objectIn(draft, event.object);
    if (object === undefined) return null;
    const { type } = cardOf(draft, event.object);
    const { becomes } = moveObject(draft, event.object, 'break', { marks: FALLEN });
    return withFields(event, { cites: withoutCounters(event.cites, object), card: object.definition, type, becomes });
  },
);
