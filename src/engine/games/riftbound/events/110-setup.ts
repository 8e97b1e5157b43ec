import { defineEvent, field, moveObject, objectIn, type EventOf } from '../../../kernel/index.js';
import { faceOf, topOf } from './parts.js';

const { seat, object, card } = field;

/** One of those that a player has brought; the others stay aside. */
export const battlefieldPlaced = defineEvent(
  {
    kind: 'battlefieldPlaced',
    says: 'The battlefield of a player is put on the board.',
    fields: { seat },
    unlogged: { object },
    logs: { object, card },
  },
  (draft, { kind, cites, seat, object }) => {
    if (objectIn(draft, object) === undefined) return null;
    const face = faceOf(draft, object);
    return { kind, cites, seat, object: topOf(moveObject(draft, object, 'battlefields').becomes), ...face };
  },
);
export type BattlefieldPlaced = EventOf<typeof battlefieldPlaced>;
