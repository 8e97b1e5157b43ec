import { defineEvent, withFields, field, moveObject, objectIn, objectOf, turnCard } from '../../../kernel/index.js';
import { movedOpenly } from './parts.js';
import { cardOf } from '../state.js';
import { deckOf } from '../zones/7.9-deck.js';
import { lbDeckOf } from '../zones/7.14-lb-deck.js';

const { seat, object, card, becomes, count } = field;

/** The LB deck (7.14). */
export const limitBreaksSetAside = defineEvent(
  {
    kind: 'limitBreaksSetAside',
    says: 'The cards with Limit Break go to the LB deck.',
    fields: { seat },
    logs: { count },
  },
  (draft, event) => {
    for (const id of deckOf(draft, event.seat)) {
      if (cardOf(draft, id).limitBreak !== undefined) moveObject(draft, id, 'lb');
    }
    const count = lbDeckOf(draft, event.seat).length;
    return count === 0 ? null : withFields(event, { count });
  },
);

/** For an LB cost (15.2.8.3.2). */
export const turnedFaceUp = defineEvent(
  {
    kind: 'turnedFaceUp',
    says: 'A card of the LB deck is turned up to pay for another.',
    fields: { seat, object },
    logs: { card },
  },
  (draft, event) => {
    if (objectIn(draft, event.object) === undefined) return null;
    const card = objectOf(draft, event.object).definition;
    return withFields(event, { card, object: turnCard(draft, event.object, 'faceUp', true) });
  },
);

/**
 * Face up, from wherever it has gone (15.2.8.4.1).
 */
export const limitBreakReturned = defineEvent(
  {
    kind: 'limitBreakReturned',
    says: 'A card with Limit Break goes back to the LB deck.',
    fields: {},
    unlogged: { object },
    logs: { seat, card, becomes },
  },
  movedOpenly('lb', { marks: { faceUp: true } }),
);
