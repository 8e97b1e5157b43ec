import { defineEvent, type EventOf } from '../game/event-kind.js';
import * as field from '../game/fields.js';
import { createObject } from '../objects/place.js';
import type { Marks } from '../state/state.js';
import { withFields } from '../json/index.js';

/** For games with objects without cards, among their events; `seat` is its owner, who controls it. */
export const objectCreated = defineEvent(
  {
    kind: 'objectCreated',
    says: 'An object without cards is created: a token, a die.',
    fields: { seat: field.seat, card: field.card, zone: field.zone },
    unlogged: { marks: field.optional(field.of<Marks>()) },
    logs: { object: field.object },
  },
  (draft, { marks = {}, ...event }) => {
    const { seat: owner, card: definition, zone } = event;
    return withFields(event, { object: createObject(draft, { definition, owner }, zone, { marks }) });
  },
);
export type ObjectCreated = EventOf<typeof objectCreated>;
