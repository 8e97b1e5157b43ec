import {
  counterMark,
  defineEvent,
  withFields,
  field,
  moveObject,
  objectIn,
  objectOf,
  type EventOf,
} from '../../../kernel/index.js';
import { WARP } from '../state.js';

const { seat, object, card } = field;

/** The id that it had in hand would disclose to others when it was drawn. */
export const warped = defineEvent(
  {
    kind: 'warped',
    says: 'A card is removed from the game with Warp Counters.',
    // Rule 15.2.7.3.
    fields: { seat, object, counters: field.number('How many.') },
    logs: { card },
  },
  (draft, event) => {
    const object = objectIn(draft, event.object);
    if (object === undefined) return null;
    const marks = { [counterMark(WARP)]: event.counters };
    const [now = ''] = moveObject(draft, event.object, 'removed', { marks }).becomes;
    return withFields(event, { card: object.definition, object: now });
  },
);
export type Warped = EventOf<typeof warped>;

/** The field has no room for it: it stays where it is (15.2.7.5.1). */
export const entryMissed = defineEvent(
  {
    kind: 'entryMissed',
    says: 'A card that would enter by Warp finds no room.',
    fields: { seat, object },
    logs: { card },
  },
  (draft, event) => withFields(event, { card: objectOf(draft, event.object).definition }),
);
export type EntryMissed = EventOf<typeof entryMissed>;
