import { isSeenBy, visibilityOf } from '../board/visibility.js';
import { objectsIn } from '../board/zone.js';
import { objectIn, type Draft } from '../game/draft.js';
import { invariant } from '../ground/invariant.js';
import { isList, type Json } from '../json/index.js';
import type { Decision } from '../state/decision.js';
import type { GameObject } from '../state/state.js';
import { comeToLightTogether, makeKnown } from './untold.js';

/** Said of new questions: one that lets a card be chosen from a pile has somebody look through the pile. */
export const lookThroughAsked = (draft: Draft): void => {
  if (draft.desk === null) return;
  for (const decision of draft.state.pending) {
    const space = spaceOf(draft, decision);
    const options = 'options' in space ? space.options.flatMap(({ id }) => objectIn(draft, id) ?? []) : [];
    const searched = options.filter((object) => isChosenByFace(draft, decision, object));
    for (const zone of new Set(searched.map((object) => object.zone)))
      comeToLightTogether(draft, objectsIn(draft, zone));
  }
};

/** Whoever names an untold card by its face has told which one it is. */
export const knowNamed = (draft: Draft, decision: Decision, answer: Json): void => {
  if (draft.desk === null) return;
  if (typeof answer === 'string') {
    const object = objectIn(draft, answer);
    if (object !== undefined && isChosenByFace(draft, decision, object)) makeKnown(draft, answer, object.definition);
  } else if (isList(answer)) {
    for (const part of answer) knowNamed(draft, decision, part);
  } else if (typeof answer === 'object' && answer !== null) {
    for (const [key, part] of Object.entries(answer)) for (const one of [key, part]) knowNamed(draft, decision, one);
  }
};

/** Cards that lie in no order are chosen blindly, and so is the order of cards that nobody sees. */
const isChosenByFace = (draft: Draft, decision: Decision, object: GameObject): boolean => {
  if (object.untold !== true) return false;
  if (isSeenBy(draft, object, decision.seat)) return true;
  return visibilityOf(draft, object) === 'hidden-ordered' && spaceOf(draft, decision).kind !== 'order';
};

const spaceOf = (draft: Draft, decision: Decision) => {
  const kind = draft.rules.decisions[decision.kind];
  invariant(kind !== undefined, `the game knows questions of kind ${decision.kind}`);
  return kind.space(draft, decision.params, decision);
};
