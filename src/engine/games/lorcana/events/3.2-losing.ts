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

const { seat } = field;

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
