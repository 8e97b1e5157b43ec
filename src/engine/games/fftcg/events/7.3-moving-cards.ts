import {
  defineEvent,
  withFields,
  field,
  isPublic,
  isSeenBy,
  kindOfZone,
  moveObject,
  objectIn,
  objectOf,
  writePlayer,
} from '../../../kernel/index.js';
import { fftcg } from '../rulebook.js';
import { deckOf } from '../zones/7.9-deck.js';
import { FALLEN } from '../zones/7.10-break-zone.js';
import { forCp, only } from './parts.js';
import { withoutCounters } from './6.7.3-counters-lost.js';

const { seat, object, objects, card, cards, becomes, cause, count, zone, from, at, flag, optional, withheld } = field;

/**
 * Only who draws sees the card (7.11.2). An attempt with an empty deck is remembered until the rule processes are next
 * checked (12.4.2).
 */
export const drawn = defineEvent(
  {
    kind: 'drawn',
    says: 'A card is drawn.',
    fields: { seat },
    logs: { object: withheld(object), card: withheld(card) },
    remembered: true,
    otherwise: { drawFailed: { says: 'There is no card to draw.', fields: { seat } } },
    cardsAsk: ['seat'],
  },
  (draft, { kind, cites, seat }) => {
    const [top] = deckOf(draft, seat);
    if (top === undefined) {
      writePlayer(draft, seat, { emptyDraw: true });
      return { kind: 'drawFailed', cites: [fftcg('12.4.2'), fftcg('3.1.2')], seat };
    }
    const card = objectOf(draft, top).definition;
    const object = only(moveObject(draft, top, 'hand').becomes);
    return { kind, cites, seat, secret: { seats: [seat], fields: { card, object } } };
  },
);

/** From hand to the bottom of the deck, in this order. 8.2.1.4: others learn how many they are, and no more. */
export const putUnder = defineEvent(
  {
    kind: 'putUnder',
    says: 'Cards go to the bottom of the deck.',
    fields: { seat },
    unlogged: { objects },
    logs: { count, cards: withheld(cards) },
  },
  (draft, { kind, cites, seat, objects }) => {
    const cards = objects.map((id) => objectOf(draft, id).definition);
    for (const id of objects) moveObject(draft, id, 'deck');
    return { kind, cites, seat, count: objects.length, secret: { seats: [seat], fields: { cards } } };
  },
);

/**
 * The id that it had in hand would disclose to others when it was drawn (7.11.2). What is there no more is another card
 * (7.4).
 */
export const discarded = defineEvent(
  {
    kind: 'discarded',
    says: 'A card is discarded.',
    fields: { seat, object, for: forCp, cause: optional(cause) },
    logs: { card },
    rememberedAs: { discardedForAnother: ({ seat, cause }) => cause !== undefined && cause !== seat },
    cardsAsk: ['seat', 'object', 'cause'],
  },
  (draft, event) => {
    const object = objectIn(draft, event.object);
    if (object === undefined) return null;
    return withFields(event, {
      card: object.definition,
      object: only(moveObject(draft, event.object, 'break').becomes),
    });
  },
);

/**
 * To its owner's zone (7.3), as a new card (7.4), and nothing else (15.1.1.3.2). What leaves the field is looked at
 * just before (11.5.5). It is named if it was visible, or if all players see it now; of a hidden zone players learn
 * only what the zone shows (7.9.2, 7.11.2, 7.13.3).
 */
export const putInto = defineEvent(
  {
    kind: 'putInto',
    says: 'A card goes to a zone of its owner.',
    fields: {
      object: withheld(object),
      zone: field.as<'hand' | 'deck' | 'break' | 'removed'>(zone),
      at,
      cause: optional(cause),
      faceDown: optional(flag('Face down: nobody knows anything of it any more.')),
    },
    logs: {
      seat,
      from,
      card: withheld(card),
      becomes: withheld(becomes),
      controller: optional(field.seatOf('Who controlled it on the field, if not its owner.')),
    },
    rememberedAs: {
      fallen: ({ from, zone, controller }) =>
        from === 'field' && zone === 'break' && (typeof controller === 'string' ? controller : true),
    },
    looksBack: true,
    cardsAsk: ['object', 'zone', 'at', 'cause', 'becomes'],
  },
  (draft, event) => {
    const object = objectIn(draft, event.object);
    if (object === undefined) return null;
    const from = kindOfZone(object.zone);
    const wasPublic = isPublic(draft, object);
    const wasSeen = isSeenBy(draft, object, object.owner);
    const falls = from === 'field' && event.zone === 'break';
    const marks = { ...(falls && FALLEN), ...(event.faceDown === true && { faceDown: true }) };
    const { becomes } = moveObject(draft, event.object, event.zone, { at: event.at, marks });
    const cites = withoutCounters(event.cites, object);
    const { owner, controller } = object;
    const stolen = from === 'field' && controller !== owner;
    const entry = withFields(event, { cites, seat: owner, from, ...(stolen && { controller }) });
    if (wasPublic) return withFields(entry, { card: object.definition, becomes });
    const now = objectOf(draft, only(becomes));
    if (isPublic(draft, now)) return withFields(entry, { card: object.definition, object: now.id, becomes });
    // The id that it had in a deck would disclose to its owner where it lay.
    const { object: _hidden, ...open } = entry;
    const fields = { object: now.id, card: object.definition, becomes };
    // Nor does its owner learn a face that neither was nor is seen: of the top of a deck put under it, or away face
    // down.
    const isSeen = wasSeen || isSeenBy(draft, now, object.owner);
    return withFields(open, { secret: { seats: isSeen ? [object.owner] : [], fields } });
  },
);
