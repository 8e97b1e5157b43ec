import {
  defineEvent,
  endEffects,
  field,
  leaveGame,
  objectOf,
  objectsIn,
  removeFromGame,
  writePlayer,
  type EventOf,
} from '../../../kernel/index.js';
import { loreOf } from '../state.js';

/** The lore that players have, and that they lose and leave. */
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
    return { ...event, lore };
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
    return { ...event, amount, lore };
  },
);
export type LoreLost = EventOf<typeof loreLost>;

/** An effect keeps a player from losing by a draw from an empty deck: the attempt counted for one check (1.9.1.2). */
export const lossPrevented = defineEvent(
  { kind: 'lossPrevented', says: 'A player does not lose what they would.', fields: { seat } },
  (draft, event) => {
    writePlayer(draft, event.seat, { failedDraw: false });
    return event;
  },
);
export type LossPrevented = EventOf<typeof lossPrevented>;

/** 1.10.2.3: everything of that player is removed from the game. */
export const lost = defineEvent(
  { kind: 'lost', says: 'A player has lost.', fields: { seat, reason: field.text('Why.') } },
  (draft, event) => {
    const { seat } = event;
    leaveGame(draft, seat);
    for (const object of Object.values(draft.state.objects)) {
      if (object.owner === seat && object.waiting === undefined) removeFromGame(draft, object.id);
    }
    for (const id of objectsIn(draft, 'bag')) if (objectOf(draft, id).controller === seat) removeFromGame(draft, id);
    draft.state.triggered = draft.state.triggered.filter(({ controller }) => controller !== seat);
    endEffects(draft, ({ controller }) => controller === seat);
    return event;
  },
);
export type Lost = EventOf<typeof lost>;
