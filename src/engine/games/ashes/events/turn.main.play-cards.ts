import {
  defineEvent,
  defineEventGroup,
  field,
  kindOfZone,
  moveObject,
  objectIn,
  setMark,
  withFields,
  writePlayer,
  type EventOf,
} from '../../../kernel/index.js';
import { topOf, typeOf } from './parts.js';

const { seat, object, card, type, flag, ability, text } = field;

/** turn.main.play.2, cardtype.action: a spell that has an effect at once is shown, and discarded afterwards. */
export const spellPlayed = defineEvent(
  {
    kind: 'spellPlayed',
    says: 'A spell is played from hand.',
    fields: { seat, object, type },
    logs: { card },
    cardsAsk: ['seat', 'object', 'type'],
    remembered: true,
  },
  (draft, event) => {
    const hand = objectIn(draft, event.object);
    if (hand === undefined) return null;
    const now = topOf(moveObject(draft, event.object, 'resolving', { seat: event.seat }).becomes);
    return withFields(event, { object: now, card: hand.definition });
  },
);
export type SpellPlayed = EventOf<typeof spellPlayed>;

/** turn.main.play.2: a unit or a ready spell comes into play, from hand (`played`) or by an effect. */
export const entered = defineEvent(
  {
    kind: 'entered',
    says: 'A card comes into play.',
    fields: { seat, object, type, played: flag('It was played from hand.'), zone: text('The zone.') },
    logs: { card },
    cardsAsk: ['seat', 'object', 'type', 'played'],
    remembered: true,
  },
  (draft, event) => {
    const before = objectIn(draft, event.object);
    if (before === undefined) return null;
    const now = topOf(moveObject(draft, event.object, event.zone, { seat: event.seat }).becomes);
    return withFields(event, { object: now, card: before.definition });
  },
);
export type Entered = EventOf<typeof entered>;

/**
 * turn.main.play.2, cardtype.alteration.1, glossary.attach: an alteration spell goes where the controller of its
 * unit, or its Phoenixborn, has what is attached.
 */
export const attached = defineEvent(
  {
    kind: 'attached',
    says: 'An alteration spell is attached to a unit or a Phoenixborn.',
    fields: { seat, object, to: field.objectId('Id of the unit or Phoenixborn.') },
    logs: { card, type },
    cardsAsk: ['seat', 'object', 'to'],
    remembered: true,
  },
  (draft, event) => {
    const spell = objectIn(draft, event.object);
    const host = objectIn(draft, event.to);
    if (spell === undefined || host === undefined || !HOSTS.includes(kindOfZone(host.zone))) return null;
    // From one unit to another of the same player it stays the same object, with its tokens.
    if (spell.zone === `${host.controller}.attached`) {
      setMark(draft, event.object, 'attachedTo', event.to);
      return withFields(event, { card: spell.definition, type: typeOf(draft, event.object) });
    }
    const marks = { attachedTo: event.to };
    const now = topOf(moveObject(draft, event.object, 'attached', { seat: host.controller, marks }).becomes);
    return withFields(event, { object: now, card: spell.definition, type: typeOf(draft, now) });
  },
);
/** cardtype.alteration.1, turn.main.play.2: where units and Phoenixborn are in play. */
const HOSTS: readonly string[] = ['battlefield', 'phoenixborn'];
export type Attached = EventOf<typeof attached>;

/** glossary.activate, turn.main.cost.1 */
export const abilityUsed = defineEvent({
  kind: 'abilityUsed',
  says: 'An effect is activated.',
  fields: { seat, object, card, ability },
  cardsAsk: ['seat', 'object'],
  remembered: true,
});
export type AbilityUsed = EventOf<typeof abilityUsed>;

/** reaction.3 */
export const reactionTaken = defineEvent(
  { kind: 'reactionTaken', says: 'A player reacts, once in the turn.', fields: { seat } },
  (draft, event) => {
    writePlayer(draft, event.seat, { reactionsTaken: 1 });
    return event;
  },
);
export type ReactionTaken = EventOf<typeof reactionTaken>;

/** reaction.1: no other player learns it. The answers that this gives look like any other. */
export const rested = defineEvent(
  {
    kind: 'rested',
    says: 'A player responds to nothing more in this turn.',
    fields: { seat },
    logged: false,
  },
  (draft, event) => {
    writePlayer(draft, event.seat, { resting: 1 });
    return null;
  },
);
export type Rested = EventOf<typeof rested>;

/** turn.main.play.2: the event of cards whose text speaks of playing any card. */
export const playing = defineEventGroup(
  'played',
  [{ event: spellPlayed }, { event: entered, where: { played: { equals: true } } }],
  ['seat', 'object', 'type'],
);
