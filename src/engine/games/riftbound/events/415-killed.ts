import { defineEvent, field, kindOfZone, moveObject, objectIn, type EventOf } from '../../../kernel/index.js';
import { battlefieldAt } from '../state.js';
import { whoseOf } from './parts.js';

const { object, seat, card, becomes, flag } = field;

/** 415.1: from the board to the trash of its owner; a token ceases to exist (178.1). */
export const killed = defineEvent(
  {
    kind: 'killed',
    says: 'A permanent is killed.',
    fields: {
      object,
      source: field.objectIds('What kills it (415.5).'),
      passive: flag('A cleanup kills it, and no effect or cost.'),
    },
    logs: { seat, card, becomes, origin: field.objectIdOrNull('Id of the battlefield where it was; null: the base.') },
    cardsAsk: ['object', 'seat', 'source', 'passive', 'becomes', 'origin'],
    remembered: true,
    looksBack: true,
  },
  (draft, event) => {
    const object = objectIn(draft, event.object);
    if (object === undefined || kindOfZone(object.zone) !== 'board') return null;
    const entry = { ...event, ...whoseOf(draft, event.object), origin: battlefieldAt(draft, event.object) };
    return { ...entry, becomes: moveObject(draft, event.object, 'trash').becomes };
  },
);
export type Killed = EventOf<typeof killed>;
