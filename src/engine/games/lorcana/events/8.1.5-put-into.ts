import {
  defineEvent,
  withFields,
  field,
  isPublic,
  isSeenBy,
  moveObject,
  objectIn,
  objectOf,
  type EventOf,
} from '../../../kernel/index.js';
import { rulesOfLeaving } from './9.4-leaving-play.js';
import { topOf } from './parts.js';

const { seat, object, card, becomes, cause, flag, optional, withheld } = field;

/**
 * 7.1.4, 8.1.5: to its owner's hand, deck, inkwell (8.5.6) or discard. What everybody knew before stays known by name
 * in the log (8.2.4).
 */
export const putInto = defineEvent(
  {
    kind: 'putInto',
    says: 'A card goes to a zone of its player.',
    fields: {
      object: withheld(object),
      zone: field.as<'hand' | 'deck' | 'inkwell' | 'discard'>(field.zone),
      at: field.at,
      cause: optional(cause),
      // Set for ink that enters exerted.
      exerted: optional(flag('It is exerted there.')),
    },
    // Everybody knew all that goes into this deck now: then everybody learns the order (8.2.4).
    unlogged: { open: optional(field.of<boolean>()) },
    logs: { seat, card: withheld(card), becomes: withheld(becomes) },
    cardsAsk: ['object', 'zone', 'at', 'cause', 'becomes'],
    looksBack: true,
  },
  (draft, event) => {
    const object = objectIn(draft, event.object);
    if (object === undefined) return null;
    const wasPublic = isPublic(draft, object);
    const wasSeen = isSeenBy(draft, object, object.owner);
    const { kind, cites, zone, at, cause, exerted = false } = event;
    const { becomes } = moveObject(draft, event.object, zone, { at, ...(exerted && { marks: { exerted: true } }) });
    const entry = {
      kind,
      cites: [...cites, ...rulesOfLeaving(object)],
      zone,
      at,
      seat: object.owner,
      ...(exerted && { exerted }),
      ...(cause !== undefined && { cause }),
    };
    // As with a discard, the id that a hidden card had must disclose nothing to others.
    const fields = { object: wasPublic ? event.object : topOf(becomes), card: object.definition, becomes };
    if (wasPublic || event.open === true || zone === 'discard') return withFields(entry, fields);
    // Its owner learns no face that neither was nor is seen: of the top of a deck put into the inkwell (8.5.4).
    const isSeen = wasSeen || becomes.some((id) => isSeenBy(draft, objectOf(draft, id), object.owner));
    return withFields(entry, { secret: { seats: isSeen ? [object.owner] : [], fields } });
  },
);
export type PutInto = EventOf<typeof putInto>;
