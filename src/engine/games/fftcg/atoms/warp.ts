import { counterMark, moveObject, objectIn, objectOf, type Atom } from '../../../kernel/index.js';
import type { EntryMissed, Warped } from '../events.js';
import { WARP } from '../state.js';

/** The id that it had in hand would tell others when it was drawn. */
const warpAway: Atom<Warped> = (draft, event) => {
  const object = objectIn(draft, event.object);
  if (object === undefined) return null;
  const marks = { [counterMark(WARP)]: event.counters };
  const [now = ''] = moveObject(draft, event.object, 'removed', { marks }).becomes;
  return { ...event, card: object.definition, object: now };
};

const missEntry: Atom<EntryMissed> = (draft, event) => ({
  ...event,
  card: objectOf(draft, event.object).definition,
});

export const warpAtoms = { warped: warpAway, entryMissed: missEntry };
