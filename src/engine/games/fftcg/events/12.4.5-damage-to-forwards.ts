import {
  defineEvent,
  withFields,
  field,
  kindOfZone,
  lastKnown,
  objectIn,
  setMark,
  type Draft,
  type ObjectId,
} from '../../../kernel/index.js';
import { damageOn, damagersOf } from '../state.js';
import { wholeField } from '../zones/7.7-field.js';
import { damageSources, markAll } from './parts.js';

const { seat, object, objects, card, amount, cause, flag, number, optional } = field;

/** By one object, or by the members of a Party together (15.1.1.9.8). */
export const damageDealt = defineEvent(
  {
    kind: 'damageDealt',
    says: 'Damage to a Forward.',
    fields: {
      object,
      amount,
      source: damageSources,
      battle: flag('It is battle damage.'),
      cause: optional(cause),
      // Also who dealt none of it: they share the credit.
      party: optional(field.objectIds('Ids of all members of the Party.')),
    },
    logs: { seat, card, damage: number('All the damage that it has now.') },
    cardsAsk: ['object', 'amount', 'source', 'battle', 'cause', 'party'],
  },
  (draft, event) => {
    const object = objectIn(draft, event.object);
    if (event.amount <= 0 || object === undefined) return null;
    const damage = damageOn(draft, event.object) + event.amount;
    setMark(draft, event.object, 'damage', damage);
    // A Summon is gone by the time when its damage counts, and nothing can ask for it.
    const known = (event.party ?? event.source).filter((id) => isFieldObject(draft, id));
    const sources = [...damagersOf(draft, event.object), ...known];
    setMark(draft, event.object, 'damagedBy', [...new Set(sources)]);
    return withFields(event, { seat: object.controller, card: object.definition, damage });
  },
);

const isFieldObject = (draft: Draft, id: ObjectId): boolean => {
  const object = lastKnown(draft, id);
  return object !== undefined && kindOfZone(object.zone) === 'field';
};

/** All damage on the field, at once (9.5.1.3.1). */
export const damageHealed = defineEvent(
  { kind: 'damageHealed', says: 'Forwards have no damage any more.', fields: {}, logs: { objects } },
  (draft, event) => {
    const damaged = wholeField(draft).filter((id) => damageOn(draft, id) > 0);
    if (damaged.length === 0) return null;
    markAll(draft, damaged, 'damage', 0);
    markAll(draft, damaged, 'damagedBy', false);
    return withFields(event, { objects: damaged });
  },
);
