import { createObject, defineEvent, field, type EventOf } from '../../../kernel/index.js';
import { type } from './parts.js';

const { seat, object, card, flag, objectIdOrNull } = field;

/** 176: as the effect says; owned and controlled by the player of the effect (174, 175). */
export const tokenEntered = defineEvent(
  {
    kind: 'tokenEntered',
    says: 'A token enters the board.',
    fields: {
      seat,
      card,
      type,
      at: objectIdOrNull('The battlefield; null: the base of its controller.'),
      exhausted: flag('It enters exhausted.'),
    },
    logs: { object },
    cardsAsk: ['seat', 'type', 'exhausted'],
  },
  (draft, event) => {
    const { seat: owner, card: definition, at, exhausted } = event;
    const marks = { ...(exhausted && { exhausted }), ...(at !== null && { at }) };
    return { ...event, object: createObject(draft, { definition, owner }, 'board', { marks }) };
  },
);
export type TokenEntered = EventOf<typeof tokenEntered>;
