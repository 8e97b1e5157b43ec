import { moveObject, objectIn, objectOf, turnCard, type Atom } from '../../../kernel/index.js';
import type { LimitBreakReturned, LimitBreaksSetAside, TurnedFaceUp } from '../events.js';
import { cardOf, deckOf, lbDeckOf } from '../state.js';

const setAsideLimitBreaks: Atom<LimitBreaksSetAside> = (draft, event) => {
  for (const id of deckOf(draft, event.seat)) {
    if (cardOf(draft, id).limitBreak !== undefined) moveObject(draft, id, 'lb');
  }
  const count = lbDeckOf(draft, event.seat).length;
  return count === 0 ? null : { ...event, count };
};

const turnFaceUp: Atom<TurnedFaceUp> = (draft, event) => {
  if (objectIn(draft, event.object) === undefined) return null;
  const card = objectOf(draft, event.object).definition;
  return { ...event, card, object: turnCard(draft, event.object, 'faceUp', true) };
};

/** The id that it had in a hidden zone is told to nobody: everybody sees the card where it is now. */
const returnLimitBreak: Atom<LimitBreakReturned> = (draft, { object: id, ...event }) => {
  const object = objectIn(draft, id);
  if (object === undefined) return null;
  const { becomes } = moveObject(draft, id, 'lb', { marks: { faceUp: true } });
  return { ...event, seat: object.owner, card: object.definition, becomes };
};

/** The LB deck (7.14, 15.2.8). */
export const lbDeckAtoms = {
  limitBreaksSetAside: setAsideLimitBreaks,
  turnedFaceUp: turnFaceUp,
  limitBreakReturned: returnLimitBreak,
};
