import { actorOf } from '../game/speaker.js';
import { objectsIn } from '../board/zone.js';
import { freshId, freshTimestamp, objectOf, touch, writeObject, writeZone, type Draft } from '../game/draft.js';
import { withFields } from '../json/index.js';
import type { ObjectId, Triggered, ZoneId } from '../state/state.js';

/** Puts an ability into the zone where it waits, as an object of its own; the last object of the zone came last. */
export const placeWaiting = (draft: Draft, waiting: Triggered, zone: ZoneId): ObjectId => {
  const { source } = waiting;
  const controller = actorOf(draft, waiting.controller);
  const id = freshId(draft, 'a');
  writeObject(draft, {
    id,
    owner: controller,
    controller,
    zone,
    cards: [],
    definition: source.definition,
    marks: {},
    timestamp: freshTimestamp(draft),
    waiting,
  });
  writeZone(draft, zone, [...objectsIn(draft, zone), id]);
  touch(draft, 'zones');
  return id;
};

/** A card that waits itself, such as a spell on the stack: its effect, its player, and what was chosen for it. */
export const setWaiting = (draft: Draft, id: ObjectId, waiting: Triggered): void => {
  writeObject(draft, withFields(objectOf(draft, id), { waiting }));
};
