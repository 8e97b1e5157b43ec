import { defineEvent, withFields, field, objectIn, setMark } from '../../../kernel/index.js';
import { wholeField } from '../zones/7.7-field.js';
import { countIn } from '../state.js';
import { markAll } from './parts.js';

const { seat, object, card, flag } = field;

/** Once a turn, unless a text has it attack more often (10.1.2.1.2). */
export const attacked = defineEvent(
  {
    kind: 'attacked',
    says: 'A Forward attacks.',
    fields: { seat, object, party: flag('In a Party.') },
    logs: { card },
    remembered: true,
    rememberedAs: { partyAttacked: ({ party }) => party === true },
    cardsAsk: ['seat', 'object', 'party'],
  },
  (draft, event) => {
    const object = objectIn(draft, event.object);
    if (object === undefined) return null;
    markAll(draft, [event.object], 'attacking', true);
    if (object.marks['attacked'] === true)
      setMark(draft, event.object, 'attackedAgain', countIn(object.marks['attackedAgain']) + 1);
    markAll(draft, [event.object], 'attacked', true);
    markAll(draft, [event.object], 'party', event.party);
    return withFields(event, { card: object.definition });
  },
);

/**
 * Whether this Forward may block this attacker. It never happens: it is what an ability forbids that keeps some
 * Forwards from blocking (10.1.3.1.2), asked for each member of a Party (15.1.1.9.6).
 */
export const blocking = defineEvent({
  kind: 'blocking',
  says: 'A Forward would block an attacker.',
  fields: { seat, object, attacker: field.objectId('Id of the attacker.') },
  logged: false,
  heard: false,
  replaced: false,
  cardsAsk: ['seat', 'object', 'attacker'],
});

/** 10.1.3.2: if it is still under that player's control. */
export const blocked = defineEvent(
  {
    kind: 'blocked',
    says: 'A Forward blocks.',
    fields: { seat, object, attackers: field.objectIds('Ids of the attackers.') },
    logs: { card },
    cardsAsk: ['seat', 'object', 'attackers'],
  },
  (draft, event) => {
    const object = objectIn(draft, event.object);
    if (object?.controller !== event.seat) return null;
    setMark(draft, event.object, 'blocking', true);
    return withFields(event, { card: object.definition });
  },
);

/** A battle ends because one side has no Forward left in it (10.1.3.3). */
export const battleBroken = defineEvent({
  kind: 'battleBroken',
  says: 'The battle ends without damage.',
  fields: { seat },
});

/** One member is left (15.1.1.9.5). */
export const partyDissolved = defineEvent(
  { kind: 'partyDissolved', says: 'A Forward is in a Party no more.', fields: { object } },
  (draft, event) => {
    setMark(draft, event.object, 'party', false);
    return event;
  },
);

export const battleEnded = defineEvent(
  { kind: 'battleEnded', says: 'The battle is over.', fields: {}, logged: false },
  (draft) => {
    const field = wholeField(draft);
    markAll(draft, field, 'attacking', false);
    markAll(draft, field, 'blocking', false);
    markAll(draft, field, 'party', false);
    return null;
  },
);
