import {
  defineEvent,
  withFields,
  field,
  forgetChanges,
  objectIn,
  objectOf,
  setMark,
  stackOnto,
} from '../../../kernel/index.js';
import { movedOpenly } from './parts.js';

const { seat, object, card, becomes } = field;

/**
 * The Character remains the same object (15.2.9.3.1), but effects that set its power end: its power is that of the card
 * on top now (15.2.9.4.1.2).
 */
export const primed = defineEvent(
  {
    kind: 'primed',
    says: 'A card is put on top of a Character.',
    fields: { seat, object },
    unlogged: { on: field.objectId('Id of the Character.') },
    logs: { card, under: field.text('Definition of the Character.') },
    cardsAsk: ['seat', 'object'],
  },
  (draft, { on, ...event }) => {
    const before = objectIn(draft, event.object);
    if (before === undefined || objectIn(draft, on) === undefined) return null;
    stackOnto(draft, on, event.object);
    setMark(draft, event.object, 'primed', true);
    forgetChanges(draft, event.object, (change) => change.change === 'set' && change.name === 'power');
    return withFields(event, { card: objectOf(draft, event.object).definition, under: before.definition });
  },
);

/** 15.2.9.3.3. The Character may be gone: its cost can have taken it away. */
export const primingFailed = defineEvent({
  kind: 'primingFailed',
  says: 'Priming was paid for and did not come about.',
  fields: { seat, object, card },
});

/** 15.2.9.4.2. */
export const primedTopRemoved = defineEvent(
  {
    kind: 'primedTopRemoved',
    says: 'The top card of a primed Character that has left is removed from the game.',
    fields: {},
    unlogged: { object },
    logs: { seat, card, becomes },
  },
  movedOpenly('removed'),
);
