import { defineEvent, field, objectIn, setMark, type EventOf } from '../../../kernel/index.js';
import { damageOn, damagersOf, isUnit } from '../state.js';
import { whoseOf } from './parts.js';

const { object, seat, card, amount, flag, number } = field;

/** 404.1.b: it is marked on the unit. What dealt it is remembered for what kills the unit (415.5.c). */
export const damageDealt = defineEvent(
  {
    kind: 'damageDealt',
    says: 'Damage is dealt to a unit.',
    fields: { object, amount, source: field.objectIds('What deals it.'), combat: flag('It is combat damage.') },
    logs: { seat, card, damage: number('All the damage that is marked on it now.') },
    cardsAsk: ['object', 'amount', 'source', 'combat'],
  },
  (draft, event) => {
    if (event.amount <= 0 || objectIn(draft, event.object) === undefined || !isUnit(draft, event.object)) return null;
    const damage = damageOn(draft, event.object) + event.amount;
    setMark(draft, event.object, 'damage', damage);
    setMark(draft, event.object, 'damagedBy', [...new Set([...damagersOf(draft, event.object), ...event.source])]);
    return { ...event, ...whoseOf(draft, event.object), damage };
  },
);
export type DamageDealt = EventOf<typeof damageDealt>;

/** 405.1: all of it; of a unit without damage nothing has happened. */
export const healed = defineEvent(
  {
    kind: 'healed',
    says: 'The damage of a unit is cleared.',
    fields: { object },
    logs: { seat, card, amount },
    cardsAsk: ['object', 'amount'],
  },
  (draft, event) => {
    const amount = damageOn(draft, event.object);
    if (amount === 0) return null;
    setMark(draft, event.object, 'damage', 0);
    setMark(draft, event.object, 'damagedBy', false);
    return { ...event, ...whoseOf(draft, event.object), amount };
  },
);
export type Healed = EventOf<typeof healed>;
