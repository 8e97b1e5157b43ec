import { defineEvent, withFields, field, writePlayer, type EventOf } from '../../../kernel/index.js';
import { loreOf } from '../state.js';

const { seat, source, amount } = field;
const lore = field.number('The lore that the player has now.');

export const loreSet = defineEvent(
  { kind: 'loreSet', says: 'The lore of a player is set.', fields: { seat, lore } },
  (draft, event) => {
    writePlayer(draft, event.seat, { lore: event.lore });
    return event;
  },
);
export type LoreSet = EventOf<typeof loreSet>;

export const loreGained = defineEvent(
  {
    kind: 'loreGained',
    says: 'A player gains lore.',
    fields: { seat, amount, source },
    logs: { lore },
    cardsAsk: ['seat', 'amount', 'source'],
  },
  (draft, event) => {
    if (event.amount <= 0) return null;
    const lore = loreOf(draft, event.seat) + event.amount;
    writePlayer(draft, event.seat, { lore });
    return withFields(event, { lore });
  },
);
export type LoreGained = EventOf<typeof loreGained>;

/** As much as there is: lore does not fall below 0 (1.2.3). */
export const loreLost = defineEvent(
  {
    kind: 'loreLost',
    says: 'A player loses lore.',
    fields: { seat, amount, source },
    logs: { lore },
    cardsAsk: ['seat', 'amount', 'source'],
  },
  (draft, event) => {
    const amount = Math.min(event.amount, loreOf(draft, event.seat));
    if (amount <= 0) return null;
    const lore = loreOf(draft, event.seat) - amount;
    writePlayer(draft, event.seat, { lore });
    return withFields(event, { amount, lore });
  },
);
export type LoreLost = EventOf<typeof loreLost>;
