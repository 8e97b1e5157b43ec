import {
  defineEvent,
  withFields,
  field,
  isPublic,
  lastKnown,
  moveObject,
  objectIn,
  objectOf,
  placeWaiting,
  setMark,
  setWaiting,
  type Bindings,
  type Triggered,
} from '../../../kernel/index.js';
import type { CpPaid } from './11.2-payment.js';
import { STACK, stackOf } from '../zones/7.12-stack.js';
import { only } from './parts.js';

const { optional, seat, object, card, source, ability, bindings, reason, flag, text, withheld } = field;

/**
 * Before anything about it is decided. Everybody learns which card it is (11.4.2); its id would disclose when it was
 * drawn (7.11.2).
 */
export const characterAnnounced = defineEvent(
  {
    kind: 'characterAnnounced',
    says: 'A Character is going to be cast.',
    fields: { seat },
    unlogged: { object },
    logs: { card },
  },
  (draft, { object, ...event }) => withFields(event, { card: objectOf(draft, object).definition }),
);

/** 11.3.2. */
export const summonCast = defineEvent(
  {
    kind: 'summonCast',
    says: 'A Summon is cast and goes on the stack.',
    fields: { seat, object, bindings },
    unlogged: { cpPaid: optional(field.of<CpPaid>()) },
    logs: { card },
    remembered: true,
    rememberedAs: { cast: () => true },
    cardsAsk: ['seat', 'object'],
  },
  (draft, { kind, cites, seat, object, bindings, cpPaid = {} }) => {
    const definition = objectOf(draft, object).definition;
    const now = only(moveObject(draft, object, STACK, { seat, marks: cpPaid }).becomes);
    const source = { object: now, definition };
    setWaiting(draft, now, { id: now, ability: { definition, path: [] }, source, controller: seat, bindings });
    return { kind, cites, seat, object: now, card: definition, bindings };
  },
);

/** It stays where it is. The id of a card in hand would disclose to others when it was drawn. */
export const notCast = defineEvent(
  {
    kind: 'notCast',
    says: 'What an effect has ordered to be cast cannot be.',
    fields: { seat, object: withheld(object) },
  },
  (_draft, { object, ...event }) => withFields(event, { secret: { seats: [event.seat], fields: { object } } }),
);

/** 11.6.4, 11.7.4. The id that a card has in hand would disclose to others when it was drawn (7.11.2). */
export const abilityUsed = defineEvent(
  {
    kind: 'abilityUsed',
    says: 'An action or special ability goes on the stack.',
    fields: { seat, object: withheld(object), card, ability, special: flag('It is a special ability.') },
    // Not logged: the id that a card had in hand would disclose when it was drawn.
    unlogged: { waiting: field.of<Omit<Triggered, 'id'>>(), paid: optional(field.of<Bindings>()) },
    logs: { stacked: text('Id of what waits on the stack.'), bindings },
    remembered: true,
    cardsAsk: ['seat', 'object', 'ability', 'special'],
  },
  (draft, { waiting, paid = {}, object, ...event }) => {
    const named = Object.keys(paid).length === 0 ? waiting : { ...waiting, bindings: { ...waiting.bindings, ...paid } };
    const stacked = placeWaiting(draft, withFields(named, { id: '' }), STACK);
    setMark(draft, stacked, event.special ? 'special' : 'action', true);
    const entry = withFields(event, { stacked, bindings: waiting.bindings });
    if (isPublic(draft, objectOf(draft, object))) return withFields(entry, { object });
    return withFields(entry, { secret: { seats: [event.seat], fields: { object } } });
  },
);

/** By a card that everybody sees or has seen; the id of a card in hand would disclose to others when it was drawn. */
export const chosen = defineEvent(
  {
    kind: 'chosen',
    says: 'A card is chosen for a Summon or an ability.',
    fields: { seat, object, source: withheld(source) },
    unlogged: { stacks: optional(flag('What chooses it waits on the stack.')) },
    logs: { stacked: optional(field.objectId('What has chosen it, on the stack.')) },
    replaced: false,
    cardsAsk: ['seat', 'object', 'source', 'stacked'],
  },
  (draft, { source: id, stacks, ...choice }) => {
    // The Summon or ability went onto the stack in this step or the one before; nothing was stacked after it.
    const stacked = stacks === true ? stackOf(draft).at(-1) : undefined;
    const event = { ...choice, ...(stacked !== undefined && { stacked }) };
    const source = objectIn(draft, id) ?? lastKnown(draft, id);
    if (source !== undefined && isPublic(draft, source)) return withFields(event, { source: id });
    return withFields(event, { secret: { seats: [event.seat], fields: { source: id } } });
  },
);

/** What was announced for it (11.8.9, 11.8.10, 11.8.11) goes with it onto the stack. */
export const triggerAnnounced = defineEvent(
  {
    kind: 'triggerAnnounced',
    says: 'What a trigger does is announced.',
    fields: { triggered: text('Id of the trigger that was met.'), bindings },
    logged: false,
  },
  (draft, { triggered: id, bindings }) => {
    draft.state.triggered = draft.state.triggered.map((one) => (one.id === id ? { ...one, bindings } : one));
    return null;
  },
);

/** To resolve, or without an effect (5.2.3.1.2.1, 11.3.9); `reason` says which, and why. */
export const stackTaken = defineEvent(
  {
    kind: 'stackTaken',
    says: 'A Summon on the stack resolves, or leaves it without.',
    fields: { object, reason },
    logs: { seat, card },
  },
  (draft, event) => {
    const { controller, definition } = objectOf(draft, event.object);
    return withFields(event, { seat: controller, card: definition });
  },
);

/** What "when you do so" waits for. */
export const doneSo = defineEvent({
  kind: 'doneSo',
  says: 'A player has done what a delayed ability waits for.',
  fields: { seat },
  replaced: false,
  cardsAsk: ['seat'],
});
