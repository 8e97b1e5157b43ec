import {
  defineEvent,
  defineEventGroup,
  field,
  lastKnown,
  moveObject,
  objectIn,
  type EventOf,
} from '../../../kernel/index.js';
import { cardOf, printedCard } from '../state.js';
import { tokenEntered } from './176-tokens.js';
import { faceOf, topOf, type } from './parts.js';

const { seat, object, card, flag, number, objectIdOrNull, optional } = field;
/** 353.2.b: what a unit or gear asks for. */
const paid = optional(flag('An optional additional cost that its own text names was paid; absent: none was.'));

/**
 * 356.2, 353.2.b: a unit or gear becomes a permanent, where its player says. 727.1.d.3: it knows where it was facedown.
 */
export const entered = defineEvent(
  {
    kind: 'entered',
    says: 'A unit or gear enters the board.',
    fields: {
      seat,
      object,
      type,
      at: objectIdOrNull('The battlefield; null: the base of its controller.'),
      exhausted: flag('It enters exhausted.'),
      paid,
    },
    logs: { card },
    cardsAsk: ['seat', 'object', 'type', 'at', 'exhausted', 'paid'],
  },
  (draft, { kind, cites, seat, object: id, type, at, exhausted, paid: isPaid }) => {
    const item = objectIn(draft, id);
    if (item === undefined) return null;
    const { cameFrom } = item.marks;
    const marks = {
      ...(exhausted && { exhausted }),
      ...(at !== null && { at }),
      ...(cameFrom !== undefined && { cameFrom }),
    };
    const object = topOf(moveObject(draft, id, 'board', { seat, marks }).becomes);
    const paidFor = isPaid === undefined ? {} : { paid: isPaid };
    return { kind, cites, seat, object, type, at, exhausted, ...paidFor, ...faceOf(draft, object) };
  },
);
export type Entered = EventOf<typeof entered>;

/**
 * 406.4.a: playing it is complete. A spell is still on the chain, unless its own text has moved it. What was countered
 * was not played (406.4.b).
 */
export const played = defineEvent(
  {
    kind: 'played',
    says: 'A card has been played.',
    fields: { seat, object, paid },
    logs: { card, type, energy: optional(number('Energy that was spent to play a spell; absent: none.')) },
    cardsAsk: ['seat', 'object', 'type', 'paid', 'energy'],
    replaced: false,
    remembered: true,
    rememberedAs: {
      /** A spell for which its player spent 4 energy or more, noted only where a text asks for it (351.1). */
      greatSpellPlayed: ({ type, energy }) => type === 'spell' && typeof energy === 'number' && energy >= 4,
    },
  },
  (draft, event) => {
    const item = lastKnown(draft, event.object);
    if (item === undefined) return null;
    const { definition: card, marks } = item;
    const { energySpent } = marks;
    const energy = typeof energySpent === 'number' ? { energy: energySpent } : {};
    return { ...event, card, type: printedCard(draft, card).type, ...energy };
  },
);
export type Played = EventOf<typeof played>;

/** 177.1.a: a token is played as well, but is no card. */
export const tokenPlayed = defineEvent(
  {
    kind: 'tokenPlayed',
    says: 'A token has been played.',
    fields: { seat, object },
    logs: { card, type },
    cardsAsk: ['seat', 'object', 'type'],
    replaced: false,
  },
  (draft, event) => {
    if (objectIn(draft, event.object) === undefined) return null;
    const { type } = cardOf(draft, event.object);
    return { ...event, ...faceOf(draft, event.object), type };
  },
);

/** 406.3.c: it stays where it is. No other player learns the id that it has in a hidden zone. */
export const notPlayed = defineEvent(
  {
    kind: 'notPlayed',
    says: 'A card that an effect would have played cannot be.',
    fields: { seat, object: field.withheld(object) },
  },
  (_draft, { object, ...event }) => ({ ...event, secret: { seats: [event.seat], fields: { object } } }),
);

/** "Your units enter ready": also tokens. */
export const entering = defineEventGroup(
  'cardOrTokenEntered',
  [{ event: entered }, { event: tokenEntered }],
  ['seat', 'type', 'exhausted'],
);

/** "When you play a unit": also of tokens. */
export const playing = defineEventGroup(
  'cardOrTokenPlayed',
  [{ event: played }, { event: tokenPlayed }],
  ['seat', 'object', 'type'],
);
