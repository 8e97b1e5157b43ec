import {
  defineEvent,
  endEffects,
  field,
  isPlaying,
  leaveGame,
  moveObject,
  objectIn,
  removeFromGame,
  type Draft,
  type EventOf,
  type GameObject,
} from '../../../kernel/index.js';
import { isConjured } from '../printed.js';
import { cardOf } from '../state.js';

const { seat, reason } = field;

/**
 * The play area of a player leaves the game with the cards of that player in it; what others own in it goes to their
 * piles, and what the player owns elsewhere stays (multi.5).
 */
export const lost = defineEvent(
  { kind: 'lost', says: 'A player has lost.', fields: { seat, reason } },
  (draft, event) => {
    const { seat } = event;
    leaveGame(draft, seat);
    const own = Object.keys(draft.state.zones).filter((zone) => zone.startsWith(`${seat}.`));
    for (const zone of own) {
      for (const id of draft.state.zones[zone] ?? []) {
        const object = objectIn(draft, id);
        if (object === undefined || object.waiting !== undefined) continue;
        if (!isPlaying(draft, object.owner)) removeFromGame(draft, id);
        else moveObject(draft, id, finalZone(draft, object));
      }
    }
    for (const id of draft.state.zones['resolving'] ?? []) {
      if (objectIn(draft, id)?.controller === seat) removeFromGame(draft, id);
    }
    // Dice of others on cards that are gone.
    for (const other of draft.state.seats) {
      for (const id of draft.state.zones[`${other}.diceOnCards`] ?? []) {
        const on = objectIn(draft, id)?.marks['on'];
        if (typeof on === 'string' && objectIn(draft, on) === undefined) moveObject(draft, id, 'exhaustedPool');
      }
    }
    draft.state.triggered = draft.state.triggered.filter(({ controller }) => controller !== seat);
    // Changes of cards of other players last on (multi.5); triggers of the lost player have no controller.
    endEffects(draft, ({ controller, does }) => controller === seat && does.kind !== 'changes');
    return event;
  },
);
export type Lost = EventOf<typeof lost>;

const finalZone = (draft: Draft, { id, cardless }: GameObject): string =>
  cardless === true ? 'exhaustedPool' : isConjured(cardOf(draft, id)) ? 'conjurationPile' : 'discardPile';
