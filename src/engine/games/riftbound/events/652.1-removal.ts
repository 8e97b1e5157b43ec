import {
  defineEvent,
  endEffects,
  field,
  kindOfZone,
  leaveGame,
  moveObject,
  objectOf,
  removeFromGame,
  type EventOf,
} from '../../../kernel/index.js';

const { seat } = field;

/**
 * What a player owns leaves the game (652.3), but for a battlefield, which stays a location with all that is there (652.2.b); what they
 * control of others is banished (652.1), and their items on the chain are countered (652.4).
 */
export const playerRemoved = defineEvent(
  { kind: 'playerRemoved', says: 'A player is removed from the game.', fields: { seat } },
  (draft, event) => {
    const { seat } = event;
    leaveGame(draft, seat);
    for (const id of Object.keys(draft.state.objects)) {
      const { owner, controller, zone, waiting } = objectOf(draft, id);
      if (kindOfZone(zone) === 'battlefields' && owner === seat) continue;
      if (owner === seat || (controller === seat && waiting !== undefined)) removeFromGame(draft, id);
      else if (controller === seat && kindOfZone(zone) === 'board') moveObject(draft, id, 'banishment');
    }
    draft.state.triggered = draft.state.triggered.filter(({ controller }) => controller !== seat);
    endEffects(draft, ({ controller }) => controller === seat);
    return event;
  },
);
export type PlayerRemoved = EventOf<typeof playerRemoved>;
