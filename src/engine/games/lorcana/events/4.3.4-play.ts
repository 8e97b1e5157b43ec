import {
  defineEvent,
  withFields,
  field,
  followReferences,
  moveObject,
  objectIn,
  objectOf,
  type EventOf,
} from '../../../kernel/index.js';
import { isCharacter, isLocation, takesDamage } from '../state.js';
import { shiftOnto } from './10.8-shift.js';
import { faceOf, topOf } from './parts.js';

const { seat, object, card, type, flag, number, text } = field;

/**
 * 4.3.4.7: into play, or to where an action resolves, unless what ordered it has put it elsewhere (7.1.6). A shifted
 * character is what it is put onto (10.8).
 */
export const played = defineEvent(
  {
    kind: 'played',
    says: 'A card is played.',
    fields: {
      seat,
      object,
      type,
      pay: text('How it was paid for.'),
      onto: field.objectIdOrNull('Id of the character that it was shifted onto.'),
      exerted: flag('It enters exerted.'),
      damage: number('With how much damage it enters.'),
      // An action that resolves from where it is, because the instructing ability moved it there.
      stays: flag('It stays in play.'),
    },
    logs: { card },
    cardsAsk: ['seat', 'object', 'type', 'pay', 'onto', 'exerted', 'damage'],
    remembered: true,
  },
  (draft, event) => {
    const { seat, object, type, onto, exerted, damage, stays } = event;
    const face = faceOf(draft, object);
    if (type === 'action') {
      const now = stays ? object : topOf(moveObject(draft, object, 'resolving').becomes);
      return withFields(event, { object: now, ...face });
    }
    if (onto !== null) {
      const cites = shiftOnto(draft, event, onto);
      return withFields(event, { cites, object: onto, ...face });
    }
    const marks = {
      ...(isCharacter(draft, object) && { drying: true }),
      ...(exerted && !isLocation(draft, object) && { exerted: true }),
      ...(damage > 0 && takesDamage(draft, object) && { damage }),
    };
    const { becomes } = moveObject(draft, object, 'play', { seat, marks });
    return withFields(event, { object: topOf(becomes), ...face });
  },
);
export type Played = EventOf<typeof played>;

export const sung = defineEvent(
  {
    kind: 'sung',
    says: 'A character sings a song.',
    fields: { seat, object, song: field.objectId('Id of the song.') },
    logs: { card, songCard: text('Definition of the song.') },
    cardsAsk: ['seat', 'object', 'song'],
    remembered: true,
  },
  (draft, event) => ({
    ...event,
    ...faceOf(draft, event.object),
    songCard: objectOf(draft, event.song).definition,
  }),
);
export type Sung = EventOf<typeof sung>;

/**
 * 4.3.4.7: the action goes to the discard, if it is still there (7.1.6); what refers to "that song" follows it
 * (7.1.9.1).
 */
export const actionResolved = defineEvent(
  {
    kind: 'actionResolved',
    says: 'An action has resolved and goes to the discard.',
    fields: { seat, object },
    logs: { card },
  },
  (draft, event) => {
    const object = objectIn(draft, event.object);
    if (object === undefined || !object.zone.endsWith('.resolving')) return null;
    const now = topOf(moveObject(draft, event.object, 'discard').becomes);
    followReferences(draft, event.object, now);
    return withFields(event, { card: object.definition, object: now });
  },
);
export type ActionResolved = EventOf<typeof actionResolved>;
