import {
  defineEvent,
  endEffects,
  field,
  giveControl,
  kindOfZone,
  leaveGame,
  moveObject,
  objectOf,
  removeFromGame,
  setMark,
  type Draft,
  type EventOf,
  type ObjectId,
  type Seat,
} from '../../../kernel/index.js';

const { seat } = field;

/**
 * What a player owns leaves the game (652.3), but for a battlefield, which stays a location with all that is there
 * (652.2.b); what they control of others is banished (652.1), and their items on the chain are countered (652.4).
 */
export const playerRemoved = defineEvent(
  { kind: 'playerRemoved', says: 'A player is removed from the game.', fields: { seat } },
  (draft, event) => {
    const { seat } = event;
    leaveGame(draft, seat);
    for (const id of Object.keys(draft.state.objects)) {
      const { owner, controller, zone, waiting } = objectOf(draft, id);
      if (kindOfZone(zone) === 'battlefields') {
        leaveBattlefield(draft, id, seat);
        continue;
      }
      if (owner === seat || (controller === seat && waiting !== undefined)) removeFromGame(draft, id);
      else if (controller === seat && kindOfZone(zone) === 'board') moveObject(draft, id, 'banishment');
    }
    draft.state.triggered = draft.state.triggered.filter(({ controller }) => controller !== seat);
    endEffects(draft, ({ controller }) => controller === seat);
    return event;
  },
);
/** It has neither controller nor contester then; the battlefield that they brought loses its text (652.2.a). */
const leaveBattlefield = (draft: Draft, id: ObjectId, seat: Seat): void => {
  const { owner, controller, marks } = objectOf(draft, id);
  if (owner === seat) setMark(draft, id, 'blank', true);
  if (marks['contested'] === seat) setMark(draft, id, 'contested', false);
  if (controller !== seat || marks['controlled'] !== true) return;
  setMark(draft, id, 'controlled', false);
  if (owner !== seat) giveControl(draft, id, owner);
};

export type PlayerRemoved = EventOf<typeof playerRemoved>;
