import {
  defineEvent,
  field,
  isPublic,
  kindOfZone,
  lastKnown,
  moveObject,
  objectIn,
  objectOf,
  type Citation,
  type Draft,
  type EventOf,
  type Game,
  type ObjectId,
} from '../../../kernel/index.js';
import { rift } from '../rulebook.js';
import { damagersOf, isSpell } from '../state.js';
import { faceOf, topOf } from './parts.js';

const { seat, object, card, cause, from, flag, objectIds, optional, becomes } = field;

const wasFrom = (draft: Draft, id: ObjectId): string => kindOfZone(objectOf(draft, id).zone);

/**
 * 415.1, 415.2: a permanent goes from the board to its owner's trash. Abilities that wait for it look at the moment
 * after it (376.2.c); a Deathknell says that it looks back.
 */
export const killed = defineEvent(
  {
    kind: 'killed',
    says: 'A permanent is killed.',
    fields: {
      object,
      source: objectIds('What kills it: units, or the spell or the object of the ability.'),
      spell: flag('A spell is a source of it.'),
      active: flag('By an instruction or a cost, and not by damage or a rule.'),
      cause: optional(cause),
    },
    logs: { seat, card, becomes },
    cardsAsk: ['seat', 'object', 'becomes', 'source', 'spell', 'active', 'cause'],
    remembered: true,
    rememberedIfAsked: {
      diedInBeginning: ({ seat }, { phase, active }) => phase === 'beginning' && seat === active,
    },
  },
  (draft, event) => {
    const permanent = objectIn(draft, event.object);
    if (permanent === undefined || kindOfZone(permanent.zone) !== 'board') return null;
    const { controller: seat, definition: card } = permanent;
    const { becomes } = moveObject(draft, event.object, 'trash');
    return { ...event, seat, card, becomes };
  },
);
export type Killed = EventOf<typeof killed>;

/** 415.4: a cleanup kills as well, which is not active; the sources are those of the damage (415.5.c). */
export const killedByDamage = (game: Game, object: ObjectId, cites: readonly Citation[]): Killed => {
  const source = damagersOf(game, object);
  const [cause] = source.flatMap((id) => lastKnown(game, id)?.controller ?? []);
  return {
    kind: 'killed',
    cites: [...cites, rift('415.4'), rift('415.5.c')],
    object,
    source,
    active: false,
    spell: source.some((id) => isSpell(game, id)),
    ...(cause !== undefined && { cause }),
  };
};

/** 409.1: from a hand to the trash. */
export const discarded = defineEvent(
  {
    kind: 'discarded',
    says: 'A card is discarded.',
    fields: { seat, object },
    logs: { card, becomes },
    cardsAsk: ['seat', 'object', 'becomes'],
    remembered: true,
  },
  (draft, event) => {
    const held = objectIn(draft, event.object);
    if (held === undefined || kindOfZone(held.zone) !== 'hand') return null;
    const face = faceOf(draft, event.object);
    const { becomes } = moveObject(draft, event.object, 'trash');
    // The id that it had in hand would disclose to others when it was drawn.
    return { ...event, ...face, object: topOf(becomes), becomes };
  },
);
export type Discarded = EventOf<typeof discarded>;

/** 414.1, 414.2: from wherever it is; the object is what it is in banishment, where effects may refer to it (414.3). */
export const banished = defineEvent(
  {
    kind: 'banished',
    says: 'A card is banished.',
    fields: {
      object,
      cause: optional(cause),
      with: optional(field.objectId('What has banished it, and knows it there; absent: nothing.')),
    },
    logs: { seat, card, from },
    cardsAsk: ['object', 'from', 'cause'],
  },
  (draft, event) => {
    const one = objectIn(draft, event.object);
    if (one === undefined) return null;
    const entry = { ...event, seat: one.owner, from: wasFrom(draft, event.object), ...faceOf(draft, event.object) };
    const marks = event.with === undefined ? {} : { banishedWith: event.with };
    const [object = event.object] = moveObject(draft, event.object, 'banishment', { marks }).becomes;
    return { ...entry, object };
  },
);
export type Banished = EventOf<typeof banished>;

/**
 * To its owner's trash, but for what is killed or discarded: spells that have resolved (356.3.d) or were countered
 * (412.1.a), cards of a deck.
 */
export const trashed = defineEvent(
  {
    kind: 'trashed',
    says: 'A card goes to the trash.',
    fields: { object },
    logs: { seat, card, from, becomes },
    cardsAsk: ['object', 'becomes', 'from'],
  },
  (draft, event) => {
    const one = objectIn(draft, event.object);
    if (one === undefined) return null;
    const open = isPublic(draft, one);
    const entry = { ...event, seat: one.owner, from: wasFrom(draft, event.object), ...faceOf(draft, event.object) };
    const { becomes } = moveObject(draft, event.object, 'trash');
    return { ...entry, object: open ? event.object : topOf(becomes), becomes };
  },
);
export type Trashed = EventOf<typeof trashed>;

/** To its owner's hand: for a cost (354.2), or as a text says (002). */
export const returned = defineEvent(
  {
    kind: 'returned',
    says: 'A card goes to the hand of its owner.',
    fields: { object, cause: optional(cause) },
    logs: { seat, from, card: field.withheld(card), becomes: field.withheld(becomes) },
    cardsAsk: ['object', 'from', 'cause'],
  },
  (draft, event) => {
    const one = objectIn(draft, event.object);
    if (one === undefined) return null;
    const seat = one.owner;
    const face = faceOf(draft, event.object);
    const entry = { ...event, seat, from: wasFrom(draft, event.object) };
    const open = isPublic(draft, one);
    const { becomes } = moveObject(draft, event.object, 'hand');
    return open
      ? { ...entry, ...face, secret: { seats: [seat], fields: { becomes } } }
      : { ...entry, object: topOf(becomes), secret: { seats: [seat], fields: { ...face, becomes } } };
  },
);
export type Returned = EventOf<typeof returned>;

/** 412.1.a: a card goes to the trash, of an ability nothing is left. It was not played (412.1.b). */
export const countered = defineEvent(
  {
    kind: 'countered',
    says: 'An item of the chain is countered.',
    fields: { object, cause: optional(cause) },
    logs: { seat, card },
    cardsAsk: ['object', 'cause'],
  },
  (draft, event) => {
    const item = objectIn(draft, event.object);
    if (item?.waiting === undefined) return null;
    return { ...event, seat: item.controller, ...faceOf(draft, event.object) };
  },
);
export type Countered = EventOf<typeof countered>;
