import { isPublic } from '../board/visibility.js';
import { objectIn, type Game } from '../game/draft.js';
import { defineEvent } from '../game/event-kind.js';
import * as field from '../game/fields.js';
import { setMark } from '../objects/move.js';
import { lastKnown } from '../selectors/last-state.js';
import { counterMark, countersOf } from '../state/counter-mark.js';
import type { ObjectId } from '../state/state.js';
import { withFields } from '../json/index.js';

const { seat, object, card, count } = field;
const counter = field.text('Which.');

/** How many counters of the name the object has; if it is gone, how many it had at last. */
export const countersOn = (game: Game, id: ObjectId, name: string): number => countersOf(lastKnown(game, id), name);

/** Counters lie only on objects that everybody sees. */
export const countersPut = defineEvent(
  {
    kind: 'countersPut',
    says: 'Counters are put on an object.',
    fields: { object, counter, count },
    logs: { seat, card, total: field.number('How many it has now.') },
    cardsAsk: ['object', 'counter', 'count', 'total'],
  },
  (draft, event) => {
    const object = objectIn(draft, event.object);
    if (object === undefined || event.count <= 0 || !isPublic(draft, object)) return null;
    const total = countersOf(object, event.counter) + event.count;
    setMark(draft, event.object, counterMark(event.counter), total);
    return withFields(event, { seat: object.controller, card: object.definition, total });
  },
);

/** As many as there are, at most `count`. */
export const countersRemoved = defineEvent(
  {
    kind: 'countersRemoved',
    says: 'Counters are removed.',
    fields: { object, counter, count },
    logs: { seat, card, left: field.number('How many it still has.') },
    cardsAsk: ['object', 'counter', 'count', 'left'],
  },
  (draft, event) => {
    const object = objectIn(draft, event.object);
    const before = countersOf(object, event.counter);
    const count = Math.min(before, event.count);
    if (object === undefined || count <= 0) return null;
    const left = before - count;
    setMark(draft, event.object, counterMark(event.counter), left);
    return withFields(event, { seat: object.controller, card: object.definition, count, left });
  },
);

export const counterEvents = [countersPut, countersRemoved];
