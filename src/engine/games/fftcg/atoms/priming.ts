import { forgetChanges, moveObject, objectIn, objectOf, setMark, stackOnto, type Atom } from '../../../kernel/index.js';
import type { Primed, PrimedTopRemoved, PrimingFailed } from '../events.js';

/** What had set its power is over: that is the power of the card on top now (15.2.9.4.1.2). */
const prime: Atom<Primed> = (draft, { on, ...event }) => {
  const before = objectIn(draft, event.object);
  if (before === undefined || objectIn(draft, on) === undefined) return null;
  stackOnto(draft, on, event.object);
  setMark(draft, event.object, 'primed', true);
  forgetChanges(draft, event.object, (change) => change.change === 'set' && change.name === 'power');
  return { ...event, card: objectOf(draft, event.object).definition, under: before.definition };
};

/** The Character may be gone: its cost can have taken it away. */
const failPriming: Atom<PrimingFailed> = (_draft, event) => event;

const removeTop: Atom<PrimedTopRemoved> = (draft, { object: id, ...event }) => {
  const object = objectIn(draft, id);
  if (object === undefined) return null;
  const { becomes } = moveObject(draft, id, 'removed');
  return { ...event, seat: object.owner, card: object.definition, becomes };
};

export const primingAtoms = { primed: prime, primingFailed: failPriming, primedTopRemoved: removeTop };
