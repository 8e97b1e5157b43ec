import {
  defineEvent,
  withFields,
  field,
  isKnownToAll,
  moveObject,
  objectOf,
  seatsKnowing,
} from '../../../kernel/index.js';

const { seat, objects, count, withheld } = field;

/**
 * Under the deck, as hands are altered (3.1.6.1) and by effects. What everybody knew before everybody knows there
 * (8.2.4).
 */
export const putUnder = defineEvent(
  {
    kind: 'putUnder',
    says: 'Cards go to the bottom of the deck.',
    fields: { seat },
    unlogged: { objects },
    logs: { count, cards: withheld(field.cards) },
  },
  (draft, { kind, cites, seat, objects }) => {
    if (objects.length === 0) return null;
    const put = objects.map((id) => objectOf(draft, id));
    const cards = put.map(({ definition }) => definition);
    const known = objects.every((id) => isKnownToAll(draft, id));
    // A player who puts unseen cards there learns nothing about them.
    const seats = seatsKnowing(draft, put, seat);
    for (const id of objects) moveObject(draft, id, 'deck');
    const entry = { kind, cites, seat, count: objects.length };
    return known ? withFields(entry, { cards }) : withFields(entry, { secret: { seats, fields: { cards } } });
  },
);
