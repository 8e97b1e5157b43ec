import {
  defineEvent,
  field,
  objectIn,
  setMark,
  type Citation,
  type EventOf,
  type ObjectId,
} from '../../../kernel/index.js';
import { rift } from '../rulebook.js';
import { damageOn } from '../state.js';
import { faceOf } from './parts.js';

const { object, card, amount, cause, flag, objectIds, optional } = field;

/**
 * 404.1.b, 404.1.c: marked on the unit, in addition to what it has. What kills it is seen in the next cleanup, and by
 * whom (415.5.c).
 */
export const damageDealt = defineEvent(
  {
    kind: 'damageDealt',
    says: 'Damage is dealt to a unit.',
    fields: {
      object,
      amount,
      source: objectIds('What deals it: units, or the spell or the object of the ability.'),
      combat: flag('It was assigned in combat.'),
      cause: optional(cause),
    },
    logs: { card },
    cardsAsk: ['object', 'amount', 'source', 'combat', 'cause'],
  },
  (draft, event) => {
    const unit = objectIn(draft, event.object);
    if (unit === undefined || event.amount <= 0) return null;
    const { damagedBy } = unit.marks;
    const before = typeof damagedBy === 'object' ? damagedBy : [];
    setMark(draft, event.object, 'damage', damageOn(draft, event.object) + event.amount);
    setMark(draft, event.object, 'damagedBy', [...new Set([...before, ...event.source])]);
    return { ...event, ...faceOf(draft, event.object) };
  },
);
export type DamageDealt = EventOf<typeof damageDealt>;

/** 404.1.a: what was assigned is dealt later, all of it at once. */
export const ASSIGNED = rift('404.1.a');

/** 404.6.c: of damage that was assigned all units of the side are the source, together (404.6.c.1). */
export const assignedDamage = (
  object: ObjectId,
  amount: number,
  source: readonly ObjectId[],
  cites: readonly Citation[],
): DamageDealt => ({
  kind: 'damageDealt',
  cites: [...cites, rift('404.6.c'), rift('404.6.c.1')],
  object,
  amount,
  source,
  combat: true,
});

/** The cleanup after it is over: what kills a unit later has another source (415.5.c). */
export const damageSettled = defineEvent(
  { kind: 'damageSettled', says: 'A unit has survived its damage.', fields: { object }, logged: false },
  (draft, { object }) => {
    if (objectIn(draft, object) !== undefined) setMark(draft, object, 'damagedBy', []);
    return null;
  },
);
export type DamageSettled = EventOf<typeof damageSettled>;

/** 405.1, 405.1.a: all of it, whatever the reason. Of a unit without damage nothing is healed. */
export const healed = defineEvent(
  {
    kind: 'healed',
    says: 'The damage of a unit is removed.',
    fields: { object, cause: optional(cause) },
    logs: { card, amount },
    cardsAsk: ['object', 'amount', 'cause'],
  },
  (draft, event) => {
    const amount = damageOn(draft, event.object);
    if (amount === 0) return null;
    setMark(draft, event.object, 'damage', 0);
    return { ...event, amount, ...faceOf(draft, event.object) };
  },
);
export type Healed = EventOf<typeof healed>;
