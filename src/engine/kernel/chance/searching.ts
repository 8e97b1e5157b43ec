import { isSeenBy, visibilityOf } from '../board/visibility.js';
import { objectsIn } from '../board/zone.js';
import { objectIn, type Draft } from '../game/draft.js';
import { invariant } from '../ground/invariant.js';
import { isList, type Json } from '../json/index.js';
import type { Decision } from '../state/decision.js';
import type { GameObject } from '../state/state.js';
import { identifyTogether, identifyAs } from './unidentified.js';

/** For new questions: to choose a card from a pile by its face, a player looks through the pile. */
export const identifySearched = (draft: Draft): void => {
  if (draft.reports === null) return;
  for (const decision of draft.state.pending) {
    const space = spaceOf(draft, decision);
    const options = 'options' in space ? space.options.flatMap(({ id }) => objectIn(draft, id) ?? []) : [];
    const searched = options.filter((object) => isChosenByFace(draft, decision, object));
    for (const zone of new Set(searched.map((object) => object.zone))) identifyTogether(draft, objectsIn(draft, zone));
  }
};

/** An answer that names an unidentified card by its face identifies it. */
export const identifyNamed = (draft: Draft, decision: Decision, answer: Json): void => {
  if (draft.reports === null) return;
  if (typeof answer === 'string') {
    const object = objectIn(draft, answer);
    if (object !== undefined && isChosenByFace(draft, decision, object)) identifyAs(draft, answer, object.definition);
  } else if (isList(answer)) {
    for (const part of answer) identifyNamed(draft, decision, part);
  } else if (typeof answer === 'object' && answer !== null) {
    for (const [key, part] of Object.entries(answer))
      for (const one of [key, part]) identifyNamed(draft, decision, one);
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
