import {
  defineEvent,
  withFields,
  field,
  objectIn,
  setMark,
  type Draft,
  type EventOf,
  type GameEvent,
  type LogEntry,
  type ObjectId,
} from '../../../kernel/index.js';
import { rulesOfDamage } from './5.1-conditions.js';
import { damageOn } from '../state.js';
import { faceOf } from './parts.js';

const { seat, object, source, card, amount } = field;
const damage = field.number('All the damage that it has now.');

type Counters = GameEvent & { readonly object: ObjectId; readonly amount: number };

/** 9.1.1, 9.2.1: counters are put on what is still there; with the first one it is damaged. */
const put = (draft: Draft, event: Counters): LogEntry | null => {
  const object = objectIn(draft, event.object);
  if (event.amount <= 0 || object === undefined) return null;
  const before = damageOn(draft, event.object);
  const damage = before + event.amount;
  setMark(draft, event.object, 'damage', damage);
  const cites = [...event.cites, ...rulesOfDamage(before, damage)];
  return withFields(event, { cites, seat: object.controller, card: object.definition, damage });
};

export const damageDealt = defineEvent(
  {
    kind: 'damageDealt',
    says: 'Damage is dealt.',
    fields: { object, amount, source, challenge: field.flag('By a challenge.') },
    logs: { seat, card, damage },
    cardsAsk: ['object', 'amount', 'source', 'challenge'],
    remembered: true,
  },
  put,
);
export type DamageDealt = EventOf<typeof damageDealt>;

/** What would have dealt damage deals none. */
export const damagePrevented = defineEvent({
  kind: 'damagePrevented',
  says: 'Damage is not dealt.',
  fields: { object, source },
});
export type DamagePrevented = EventOf<typeof damagePrevented>;

export const damagePut = defineEvent(
  {
    kind: 'damagePut',
    says: 'Damage counters are put.',
    fields: { object, amount },
    logs: { seat, card, damage },
    cardsAsk: ['object', 'amount'],
    remembered: true,
  },
  put,
);
export type DamagePut = EventOf<typeof damagePut>;

/** `seat` is the player whose effect removes it. As much as there is, for what is healed (7.1.8) and moved (9.3.1). */
export const damageRemoved = defineEvent(
  {
    kind: 'damageRemoved',
    says: 'Damage counters are removed.',
    fields: { seat, object, amount },
    logs: { card, damage },
    cardsAsk: ['seat', 'object', 'amount'],
  },
  (draft, event) => {
    const before = damageOn(draft, event.object);
    const amount = Math.min(event.amount, before);
    if (amount <= 0) return null;
    const damage = before - amount;
    setMark(draft, event.object, 'damage', damage);
    const cites = [...event.cites, ...rulesOfDamage(before, damage)];
    return withFields(event, { cites, amount, damage, ...faceOf(draft, event.object) });
  },
);
export type DamageRemoved = EventOf<typeof damageRemoved>;
