import {
  defineEvent,
  field,
  kindOfZone,
  moveObject,
  objectIn,
  objectOf,
  placeWaiting,
  setMark,
  setWaiting,
  withFields,
  type EventOf,
  type Marks,
  type ObjectId,
  type Triggered,
} from '../../../kernel/index.js';
import { battlefieldAt } from '../state.js';
import { faceOf, topOf } from './parts.js';

const { seat, object, card, ability, bindings, from, text } = field;

/**
 * 351.1: pending until it is finalized. 727.1.d.3: it remembers the battlefield where it was facedown. The id that it
 * had in a hand would disclose when it was drawn.
 */
export const cardChained = defineEvent(
  {
    kind: 'cardChained',
    says: 'A card is put on the chain, to be played.',
    fields: { seat, object, bindings },
    unlogged: { noted: field.optional(field.of<Marks>()) },
    logs: { card, from },
    cardsAsk: ['seat', 'object'],
  },
  (draft, { kind, cites, seat, object, bindings, noted }) => {
    const { definition, zone } = objectOf(draft, object);
    const at = kindOfZone(zone) === 'facedown' ? battlefieldAt(draft, object) : null;
    const marks = { ...(at !== null && { cameFrom: at }), ...noted };
    const now = topOf(moveObject(draft, object, 'chain', { seat, marks }).becomes);
    const source = { object: now, definition };
    setWaiting(draft, now, { id: now, ability: { definition, path: [] }, source, controller: seat, bindings });
    return { kind, cites, seat, object: now, card: definition, from: kindOfZone(zone), bindings };
  },
);
export type CardChained = EventOf<typeof cardChained>;

/** 370.2.a.1, 389.1: an item without a card. */
export const abilityUsed = defineEvent(
  {
    kind: 'abilityUsed',
    says: 'An activated ability is used: it is put on the chain, but for one that adds resources while something is paid.',
    fields: { seat, object, ability },
    unlogged: { waiting: field.optional(field.of<Omit<Triggered, 'id'>>()) },
    logs: { card, item: field.optional(text('Id of the item on the chain.')) },
    cardsAsk: ['seat', 'object'],
    remembered: true,
  },
  (draft, { waiting, ...event }) => {
    const { definition } = objectOf(draft, event.object);
    // 416.2, 416.3: carried out at once, within the payment.
    if (waiting === undefined) return withFields(event, { card: definition });
    const item = placeWaiting(draft, withFields(waiting, { id: '' }), 'chain');
    return withFields(event, { card: definition, item });
  },
);
export type AbilityUsed = EventOf<typeof abilityUsed>;

/** 381.1: an ability that an effect makes as it resolves. */
export const reflexPlaced = defineEvent(
  {
    kind: 'reflexPlaced',
    says: 'An effect puts an ability on the chain.',
    fields: { seat },
    unlogged: { waiting: field.of<Omit<Triggered, 'id'>>() },
    logs: { card, source: field.source, item: text('Id of the item on the chain.') },
  },
  (draft, { waiting, ...event }) => {
    const { object: source, definition } = waiting.source;
    const item = placeWaiting(draft, withFields(waiting, { id: '' }), 'chain');
    return withFields(event, { card: definition, source, item });
  },
);
export type ReflexPlaced = EventOf<typeof reflexPlaced>;

/** 394.1, 394.2: with what was chosen for it; 356.3.e.13: and with what its cost has moved. */
export const finalized = defineEvent(
  {
    kind: 'finalized',
    says: 'An item of the chain is pending no more.',
    fields: { object, bindings },
    unlogged: { remembers: field.optional(field.of<readonly ObjectId[]>()) },
    logs: { seat, card },
  },
  (draft, { kind, cites, object, bindings, remembers }) => {
    const item = objectIn(draft, object);
    if (item?.waiting === undefined) return null;
    setWaiting(draft, object, { ...item.waiting, bindings, ...(remembers !== undefined && { remembers }) });
    setMark(draft, object, 'finalized', true);
    return { kind, cites, object, bindings, seat: item.controller, ...faceOf(draft, object) };
  },
);
export type Finalized = EventOf<typeof finalized>;

/** 336.1: what it does follows. */
export const resolving = defineEvent(
  {
    kind: 'resolving',
    says: 'The newest item of the chain is carried out.',
    fields: { object },
    logs: { seat, card },
  },
  (draft, event) => {
    const { controller } = objectOf(draft, event.object);
    return { ...event, seat: controller, ...faceOf(draft, event.object) };
  },
);
