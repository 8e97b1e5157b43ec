import {
  defineEvent,
  defineEventGroup,
  field,
  isPlaying,
  kindOfZone,
  moveObject,
  objectIn,
  removeFromGame,
  setMark,
  withFields,
  type Draft,
  type EventOf,
  type GameObject,
  type ObjectId,
} from '../../../kernel/index.js';
import { because, topOf, typeOf } from './parts.js';

const { object, amount, count, seat, card, type, text, optional, becomes } = field;
const CAUSED = ['source', 'by', 'cause'] as const;

/** damage.step1: until wounds are placed, the amount and the target can be changed in the frame that deals it. */
export const damageDealt = defineEvent(
  {
    kind: 'damageDealt',
    says: 'Damage is dealt.',
    fields: { object, amount, ...because, frame: text('The frame that deals it.') },
    logs: { seat, card },
    cardsAsk: ['object', 'amount', 'frame', ...CAUSED],
    // Prevention and redirection answer it.
    replaced: false,
    remembered: true,
  },
  (draft, event) => {
    const target = objectIn(draft, event.object);
    if (target === undefined) return null;
    return withFields(event, { seat: target.controller, card: target.definition });
  },
);
export type DamageDealt = EventOf<typeof damageDealt>;

export const damagePrevented = defineEvent(
  {
    kind: 'damagePrevented',
    says: 'Damage that was dealt is not received.',
    fields: { object, amount },
    logs: { seat, card },
  },
  (draft, event) => {
    const target = objectIn(draft, event.object);
    return target === undefined ? null : withFields(event, { seat: target.controller, card: target.definition });
  },
);
export type DamagePrevented = EventOf<typeof damagePrevented>;

export const damageRedirected = defineEvent(
  {
    kind: 'damageRedirected',
    says: 'Damage that was dealt is received by another object instead.',
    fields: { object, amount, to: field.objectId('Id of the object that receives it.') },
    logs: { seat, card },
  },
  (draft, event) => {
    const target = objectIn(draft, event.to);
    return target === undefined ? null : withFields(event, { seat: target.controller, card: target.definition });
  },
);
export type DamageRedirected = EventOf<typeof damageRedirected>;

export const woundsPlaced = defineEvent(
  {
    kind: 'woundsPlaced',
    says: 'Wound tokens are placed on a card.',
    fields: { object, count, ...because },
    logs: { seat, card, type, now: field.number('How many there are on it now.') },
    cardsAsk: ['object', 'count', ...CAUSED],
    replaced: false,
    remembered: true,
  },
  (draft, event) => {
    const target = objectIn(draft, event.object);
    if (target === undefined || event.count <= 0) return null;
    const { wounds = 0 } = target.marks;
    const now = (typeof wounds === 'number' ? wounds : 0) + event.count;
    setMark(draft, event.object, 'wounds', now);
    const type = typeOf(draft, event.object);
    return withFields(event, { seat: target.controller, card: target.definition, type, now });
  },
);
export type WoundsPlaced = EventOf<typeof woundsPlaced>;

/** Its wounds have reached its life: from now on it will be destroyed, whatever happens before (damage.step2.unit). */
export const fatallyWounded = defineEvent(
  { kind: 'fatallyWounded', says: 'A unit has as many wounds as life.', fields: { object }, logs: { seat, card } },
  (draft, event) => {
    const unit = objectIn(draft, event.object);
    if (unit === undefined) return null;
    setMark(draft, event.object, 'dying', true);
    return withFields(event, { seat: unit.controller, card: unit.definition });
  },
);
export type FatallyWounded = EventOf<typeof fatallyWounded>;

/**
 * With all that is attached and its tokens it is set aside until what that triggers is resolved. Abilities that are
 * asked before it happens know whose it was.
 */
const leaving = {
  fields: { object, seat },
  logs: { card, becomes: optional(becomes), attached: field.objectIds('What was attached to it.') },
  cardsAsk: ['object', 'seat', 'becomes', 'attached'],
  remembered: true,
  looksBack: true,
} as const;

const leave = <E extends { readonly object: ObjectId }>(draft: Draft, event: E) => {
  const aside = setAside(draft, event.object);
  return aside === null ? null : withFields(event, aside);
};

/** damage.step3 */
export const destroyed = defineEvent(
  {
    ...leaving,
    kind: 'destroyed',
    says: 'A unit is destroyed: it is removed from play.',
    fields: { ...leaving.fields, ...because },
    cardsAsk: [...leaving.cardsAsk, ...CAUSED],
  },
  leave,
);
export type Destroyed = EventOf<typeof destroyed>;

/** discard.1 */
export const leftPlay = defineEvent(
  { ...leaving, kind: 'leftPlay', says: 'A card that is not destroyed is removed from play.' },
  leave,
);
export type LeftPlay = EventOf<typeof leftPlay>;

export const leavesPlay = defineEventGroup('leavesPlay', [{ event: destroyed }, { event: leftPlay }], leaving.cardsAsk);

const setAside = (draft: Draft, id: ObjectId) => {
  const card = objectIn(draft, id);
  if (card === undefined || kindOfZone(card.zone) === 'aside') return null;
  const { attached, faceDown } = onIt(draft, id);
  const becomes = moveAside(draft, card, {});
  for (const below of attached) moveAside(draft, objectIn(draft, below) ?? card, { attachedTo: becomes });
  for (const below of faceDown) moveObject(draft, below, 'aside', { seat: card.controller, marks: { below: becomes } });
  return { card: card.definition, becomes: [becomes], attached };
};

/** With its marks, and with the dice on it. */
const moveAside = (draft: Draft, { id, controller, marks }: GameObject, changed: GameObject['marks']): ObjectId => {
  const { dice } = onIt(draft, id);
  const becomes = topOf(moveObject(draft, id, 'aside', { seat: controller, marks: { ...marks, ...changed } }).becomes);
  for (const die of dice) setMark(draft, die, 'on', becomes);
  return becomes;
};

/** What lies below a card or on it, by the marks that name it. */
const onIt = (draft: Draft, id: ObjectId) => {
  const marked = (zone: string, mark: string): readonly ObjectId[] =>
    draft.state.seats
      .flatMap((one) => draft.state.zones[`${one}.${zone}`] ?? [])
      .filter((other) => objectIn(draft, other)?.marks[mark] === id);
  return {
    attached: marked('attached', 'attachedTo'),
    faceDown: marked('below', 'below'),
    dice: marked('diceOnCards', 'on'),
  };
};

/** An effect has said where a card will go that is set aside. */
export const placeDecided = defineEvent(
  {
    kind: 'placeDecided',
    says: 'A card that has left play will not go to a pile of its owner.',
    fields: {
      object,
      zone: text<'hand' | 'removed' | 'battlefield'>('Where it will go: `hand`, `removed` or `battlefield`.'),
    },
    logs: { seat, card },
  },
  (draft, event) => {
    const card = objectIn(draft, event.object);
    if (card === undefined || kindOfZone(card.zone) !== 'aside') return null;
    setMark(draft, event.object, PLACES[event.zone], true);
    return withFields(event, { seat: card.owner, card: card.definition });
  },
);
const PLACES = { hand: 'toHand', removed: 'toRemoved', battlefield: 'toBattlefield' } as const;
export type PlaceDecided = EventOf<typeof placeDecided>;

/**
 * discard.1, damage.step4: tokens return to the supply, and each card goes to the pile of its owner where it belongs.
 */
export const putAway = defineEvent(
  {
    kind: 'putAway',
    says: 'A card that has left play goes to its final place.',
    fields: { object, zone: text('Kind of the zone.') },
    logs: { seat, card: optional(card) },
  },
  (draft, event) => {
    const card = objectIn(draft, event.object);
    if (card === undefined) return null;
    for (const die of onIt(draft, event.object).dice) moveObject(draft, die, 'exhaustedPool');
    // A player who has lost has no piles any longer.
    if (!isPlaying(draft, card.owner)) {
      removeFromGame(draft, event.object);
      // No player has seen the card face down.
      const face = card.marks['below'] === undefined ? { card: card.definition } : {};
      return withFields(event, { seat: card.owner, ...face });
    }
    const { becomes } = moveObject(draft, event.object, event.zone);
    // In the conjuration pile no player knows which of its cards it is.
    const object = draft.rules.zoneKinds.get(event.zone)?.visibility === 'public' ? topOf(becomes) : event.object;
    return withFields(event, { object, seat: card.owner, card: card.definition });
  },
);
export type PutAway = EventOf<typeof putAway>;
