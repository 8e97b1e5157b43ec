import {
  defineEvent,
  field,
  isPublic,
  moveObject,
  present,
  seatsKnowing,
  type Draft,
  type ObjectId,
} from '../../../kernel/index.js';
import { faceOf } from './parts.js';

const { seat, objects, cards, count, from, seatOf, withheld } = field;

const parts = {
  fields: { seat, from, deck: seatOf('The player whose main deck it is.') },
  unlogged: { objects },
  logs: { count, cards: withheld(cards) },
  cardsAsk: ['seat', 'from', 'objects'],
} as const;

/** The faces are public, or known to the player who puts the cards there; an owner may put unseen cards there (652). */
const putting = (draft: Draft, { seat, objects: ids }: { seat: string; objects: readonly ObjectId[] }, at: End) => {
  const there = present(draft, ids);
  if (there.length === 0) return null;
  const faces = there.map(({ id }) => faceOf(draft, id).card);
  const isOpen = there.every((object) => isPublic(draft, object));
  const seats = seatsKnowing(draft, there, seat); // before the cards move
  for (const { id } of there) moveObject(draft, id, 'mainDeck', { at });
  const count = there.length;
  return isOpen ? { count, cards: faces } : { count, secret: { seats, fields: { cards: faces } } };
};
type End = 'first' | 'last';

/** Each of the cards goes above the one before it. */
export const putOnDeck = defineEvent(
  { kind: 'putOnDeck', says: 'Cards of one owner go on the top of the main deck.', ...parts },
  (draft, { objects: ids, ...event }) => {
    const put = putting(draft, { seat: event.seat, objects: ids }, 'first');
    return put === null ? null : { ...event, ...put };
  },
);

/** Each of the cards goes below the one before it. */
export const putUnderDeck = defineEvent(
  { kind: 'putUnderDeck', says: 'Cards of one owner go to the bottom of the main deck.', ...parts },
  (draft, { objects: ids, ...event }) => {
    const put = putting(draft, { seat: event.seat, objects: ids }, 'last');
    return put === null ? null : { ...event, ...put };
  },
);
