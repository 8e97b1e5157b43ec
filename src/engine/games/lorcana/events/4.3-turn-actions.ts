import { defineEvent, withFields, field, objectIn, objectOf, setMark, type EventOf } from '../../../kernel/index.js';
import { faceOf } from './parts.js';

const { seat, object, objects, card, ability, objectId, text } = field;

export const quested = defineEvent(
  {
    kind: 'quested',
    says: 'A character quests.',
    fields: { seat, object },
    logs: { card },
    cardsAsk: ['seat', 'object'],
    remembered: true,
  },
  (draft, event) => withFields(event, faceOf(draft, event.object)),
);

/** 4.3.6.9: both are in the challenge, of which some abilities speak (4.3.6.10, 4.3.6.16). */
export const challenged = defineEvent(
  {
    kind: 'challenged',
    says: 'A character challenges.',
    fields: { seat, object, target: objectId('Id of what it challenges.') },
    logs: { card, targetCard: text('Definition of what it challenges.') },
    cardsAsk: ['seat', 'object', 'target'],
    remembered: true,
  },
  (draft, event) => {
    setMark(draft, event.object, 'challenging', event.target);
    setMark(draft, event.target, 'challenged', event.object);
    return withFields(event, { targetCard: objectOf(draft, event.target).definition, ...faceOf(draft, event.object) });
  },
);
export type Challenged = EventOf<typeof challenged>;

/** 4.3.6.17, 4.3.6.22: the remaining character is in no challenge any more. */
export const challengeEnded = defineEvent(
  { kind: 'challengeEnded', says: 'A challenge is over.', fields: { objects } },
  (draft, event) => {
    for (const id of event.objects) {
      if (objectIn(draft, id) === undefined) continue;
      setMark(draft, id, 'challenging', false);
      setMark(draft, id, 'challenged', false);
    }
    return event;
  },
);

/** 4.3.7.4: it is at the location, and no longer at another. */
export const moved = defineEvent(
  {
    kind: 'moved',
    says: 'A character moves to a location.',
    fields: { seat, object, location: objectId('Id of the location.') },
    logs: { card, locationCard: text('Definition of the location.') },
    cardsAsk: ['seat', 'object', 'location'],
  },
  (draft, event) => {
    setMark(draft, event.object, 'at', event.location);
    return withFields(event, {
      locationCard: objectOf(draft, event.location).definition,
      ...faceOf(draft, event.object),
    });
  },
);
export type Moved = EventOf<typeof moved>;

/** 4.3.7.4, 6.5.5: the location has left play, or is none any more. */
export const leftLocation = defineEvent(
  { kind: 'leftLocation', says: 'A character is at its location no more.', fields: { object }, logs: { card } },
  (draft, event) => {
    setMark(draft, event.object, 'at', false);
    return withFields(event, faceOf(draft, event.object));
  },
);
export type LeftLocation = EventOf<typeof leftLocation>;

export const abilityUsed = defineEvent({
  kind: 'abilityUsed',
  says: 'An ability is used.',
  fields: { seat, object, card, ability },
  remembered: true,
});
