import { defineEvent, field, objectIn, setMark, type EventOf } from '../../../kernel/index.js';
import { wholeBoard } from '../state.js';
import { faceOf, whoseOf } from './parts.js';

const { object, seat, seatOf, card, flag, oneOfTexts, optional } = field;

export const showdownOpened = defineEvent(
  {
    kind: 'showdownOpened',
    says: 'A showdown begins at a battlefield; its player has focus.',
    fields: { object, seat, combat: flag('It is the first step of a combat.') },
    logs: { card },
    cardsAsk: ['object', 'seat', 'combat'],
  },
  (draft, event) => ({ ...event, ...faceOf(draft, event.object) }),
);
export type ShowdownOpened = EventOf<typeof showdownOpened>;

export const showdownClosed = defineEvent(
  {
    kind: 'showdownClosed',
    says: 'A showdown ends.',
    fields: { object, winner: optional(seatOf('Who alone has units there; absent in a combat, which goes on.')) },
    logs: { card },
  },
  (draft, event) => ({ ...event, ...faceOf(draft, event.object) }),
);
export type ShowdownClosed = EventOf<typeof showdownClosed>;

export const combatBegan = defineEvent(
  {
    kind: 'combatBegan',
    says: 'A combat begins at a battlefield.',
    fields: {
      object,
      attacker: field.seatOf('The player who attacks.'),
      defender: field.seatOf('The player who defends.'),
    },
    logs: { card },
    cardsAsk: ['object', 'attacker', 'defender'],
  },
  (draft, event) => ({ ...event, ...faceOf(draft, event.object) }),
);
export type CombatBegan = EventOf<typeof combatBegan>;

/** 440: what has been in it may attack or defend for the first time in the next one. */
export const combatEnded = defineEvent(
  {
    kind: 'combatEnded',
    says: 'A combat is over.',
    fields: {
      object,
      winner: optional(seatOf('Who alone had units left after the damage; absent where both had, or neither.')),
    },
    logs: { card },
    cardsAsk: ['object', 'winner'],
  },
  (draft, event) => {
    for (const id of wholeBoard(draft)) setMark(draft, id, 'inCombat', false);
    return { ...event, ...faceOf(draft, event.object) };
  },
);
export type CombatEnded = EventOf<typeof combatEnded>;

export const SIDES = ['attacking', 'defending'] as const;
export type Side = (typeof SIDES)[number];
const other = (side: Side): Side => (side === 'attacking' ? 'defending' : 'attacking');

/** 438.1.a.3, 322.5.a, 322.5.b: it has one side at a time. `first`: it has had none in this combat. */
export const sideTaken = defineEvent(
  {
    kind: 'sideTaken',
    says: 'A unit becomes an attacker or a defender.',
    fields: { object, side: oneOfTexts('Its side.', SIDES) },
    logs: { seat, card, first: flag('For the first time in this combat.') },
    cardsAsk: ['object', 'side', 'first'],
  },
  (draft, event) => {
    const unit = objectIn(draft, event.object);
    if (unit === undefined || unit.marks[event.side] === true) return null;
    setMark(draft, event.object, other(event.side), false);
    setMark(draft, event.object, event.side, true);
    setMark(draft, event.object, 'inCombat', true);
    return { ...event, ...whoseOf(draft, event.object), first: unit.marks['inCombat'] !== true };
  },
);
export type SideTaken = EventOf<typeof sideTaken>;

/** 322.5.c, 440.1.a.3 */
export const sideLeft = defineEvent(
  { kind: 'sideLeft', says: 'A unit attacks or defends no more.', fields: { object }, logs: { seat, card } },
  (draft, event) => {
    const unit = objectIn(draft, event.object);
    if (unit === undefined || SIDES.every((side) => unit.marks[side] !== true)) return null;
    for (const side of SIDES) setMark(draft, event.object, side, false);
    return { ...event, ...whoseOf(draft, event.object) };
  },
);
export type SideLeft = EventOf<typeof sideLeft>;
