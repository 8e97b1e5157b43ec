import { defineEvent, withFields, field, isPublic, objectIn, writePlayer } from '../../../kernel/index.js';
import { crystalsOf } from '../state.js';

const { seat, number } = field;

/** The CP of a payment, as marks of the card that they paid for (11.3.7.1, 11.4.7). */
export type CpPaid = { readonly [mark: string]: number };

/** What was left over is lost. The id that a card had in hand would disclose to others when it was drawn. */
export const cpPaid = defineEvent(
  {
    kind: 'cpPaid',
    says: 'CP have been produced and spent.',
    fields: {
      seat,
      cp: number('How many.'),
      source: field.objectIdOrNull('Id of what they were paid for, where it is an object.'),
    },
  },
  (draft, event) => {
    const source = event.source === null ? undefined : objectIn(draft, event.source);
    return source !== undefined && isPublic(draft, source) ? event : withFields(event, { source: null });
  },
);

/** 6.8.1. */
export const crystalsChanged = defineEvent(
  {
    kind: 'crystalsChanged',
    says: 'A player gains or spends Crystals.',
    fields: { seat, change: number('How many, below 0 where they are spent.') },
    logs: { crystals: number('How many there are now.') },
    cardsAsk: ['seat', 'change'],
  },
  (draft, event) => {
    if (event.change === 0) return null;
    const crystals = crystalsOf(draft, event.seat) + event.change;
    writePlayer(draft, event.seat, { crystals });
    return withFields(event, { crystals });
  },
);
