import { defineEvent, field, giveControl, objectOf, setMark, type EventOf } from '../../../kernel/index.js';
import { contesterOf, controllerOf } from '../state.js';
import { faceOf } from './parts.js';

const { object, seat, card } = field;

/** 182.3.a: once, until its control is established again. */
export const contested = defineEvent(
  { kind: 'contested', says: 'The control of a battlefield is contested.', fields: { object, seat }, logs: { card } },
  (draft, event) => {
    if (contesterOf(draft, event.object) !== null) return null;
    setMark(draft, event.object, 'contested', event.seat);
    return { ...event, ...faceOf(draft, event.object) };
  },
);
export type Contested = EventOf<typeof contested>;

/** 182.3.b, 182.4.a */
export const contestEnded = defineEvent(
  {
    kind: 'contestEnded',
    says: 'The control of a battlefield is contested no more.',
    fields: { object },
    logs: { card },
  },
  (draft, event) => {
    if (contesterOf(draft, event.object) === null) return null;
    setMark(draft, event.object, 'contested', false);
    return { ...event, ...faceOf(draft, event.object) };
  },
);
export type ContestEnded = EventOf<typeof contestEnded>;

/** 182.4: a battlefield is in the zone of its controller. */
export const controlTaken = defineEvent(
  {
    kind: 'controlTaken',
    says: 'A player takes control of a battlefield.',
    fields: { object, seat },
    logs: { card },
    cardsAsk: ['object', 'seat'],
  },
  (draft, event) => {
    if (controllerOf(draft, event.object) === event.seat) return null;
    giveControl(draft, event.object, event.seat);
    setMark(draft, event.object, 'controlled', true);
    return { ...event, ...faceOf(draft, event.object) };
  },
);
export type ControlTaken = EventOf<typeof controlTaken>;

/** 182.4.c: without a controller it is in the zone of its owner. */
export const controlLost = defineEvent(
  {
    kind: 'controlLost',
    says: 'Nobody controls a battlefield any more.',
    fields: { object },
    logs: { seat, card },
    cardsAsk: ['object', 'seat'],
  },
  (draft, event) => {
    const seat = controllerOf(draft, event.object);
    if (seat === null) return null;
    setMark(draft, event.object, 'controlled', false);
    giveControl(draft, event.object, objectOf(draft, event.object).owner);
    return { ...event, seat, ...faceOf(draft, event.object) };
  },
);
export type ControlLost = EventOf<typeof controlLost>;

/** 183.1: of a permanent; it stays where it is, in the base of its new controller if it was in a base (106.2.d). */
export const controlChanged = defineEvent(
  {
    kind: 'controlChanged',
    says: 'Another player controls a permanent.',
    fields: { object, seat },
    logs: { card, from: field.seatOf('Who did before.') },
    cardsAsk: ['object', 'seat'],
  },
  (draft, event) => {
    const { definition: card, controller: from } = objectOf(draft, event.object);
    if (from === event.seat) return null;
    giveControl(draft, event.object, event.seat);
    return { ...event, card, from };
  },
);
export type ControlChanged = EventOf<typeof controlChanged>;
