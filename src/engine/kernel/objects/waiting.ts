import { objectsIn } from '../board/zone.js';
import { freshId, freshTimestamp, objectOf, touch, writeObject, type Draft } from '../game/draft.js';
import type { ObjectId, Triggered, ZoneId } from '../state/state.js';
import { setZone } from './place.js';

/** Puts an ability where the game lets it wait, as an object of its own; the last of the zone came last. */
export const placeWaiting = (draft: Draft, waiting: Triggered, zone: ZoneId): ObjectId => {
  const { controller, source } = waiting;
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
  setZone(draft, zone, [...objectsIn(draft, zone), id]);
  touch(draft, 'zones');
  return id;
};

/** A card waits itself, such as a spell on the stack: what it will do, for whom, and what was chosen for it. */
export const setWaiting = (draft: Draft, id: ObjectId, waiting: Triggered): void => {
  writeObject(draft, { ...objectOf(draft, id), waiting });
};
