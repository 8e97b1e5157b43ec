import { isSeenBy, visibilityOf } from '../board/visibility.js';
import { objectsIn } from '../board/zone.js';
import { objectIn, type Draft } from '../game/draft.js';
import { invariant } from '../ground/invariant.js';
import { isList, isRecord, type Json } from '../json/index.js';
import type { Decision } from '../state/decision.js';
import type { GameObject, Seat } from '../state/state.js';
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

/** An answer that names unidentified cards by their faces identifies them, unless it is a part of a proposal. */
export const identifyNamed = (draft: Draft, decision: Decision, answer: Json): void => {
  if (draft.reports === null || kindOf(draft, decision).proposes === true) return;
  for (const object of unidentifiedIn(draft, answer)) {
    if (isChosenByFace(draft, decision, object)) identifyAs(draft, object.id, object.definition);
  }
};

/** A proposal that is carried out identifies the cards that its player has named by their faces. */
export const identifyProposed = (draft: Draft, seat: Seat, given: Json): void => {
  if (draft.reports === null) return;
  for (const object of unidentifiedIn(draft, given)) {
    if (isKnownByFace(draft, object, seat)) identifyAs(draft, object.id, object.definition);
  }
};

/** The unidentified objects that a value names, as values or as keys. */
const unidentifiedIn = (draft: Draft, value: Json): readonly GameObject[] => {
  if (typeof value === 'string') {
    const object = objectIn(draft, value);
    return object?.untold === true ? [object] : [];
  }
  if (isList(value)) return value.flatMap((part) => unidentifiedIn(draft, part));
  return isRecord(value)
    ? Object.entries(value).flatMap((entry) => entry.flatMap((part) => unidentifiedIn(draft, part)))
    : [];
};

/** Hidden cards without an order are chosen blindly, and so is the order of hidden cards. */
const isChosenByFace = (draft: Draft, decision: Decision, object: GameObject): boolean =>
  isSeenBy(draft, object, decision.seat)
    ? object.untold === true
    : isKnownByFace(draft, object, decision.seat) && spaceOf(draft, decision).kind !== 'order';

/** The seat sees the card, or looks through the pile for it. */
const isKnownByFace = (draft: Draft, object: GameObject, seat: Seat): boolean =>
  object.untold === true && (isSeenBy(draft, object, seat) || visibilityOf(draft, object) === 'hidden-ordered');

const spaceOf = (draft: Draft, decision: Decision) => kindOf(draft, decision).space(draft, decision.params, decision);

const kindOf = (draft: Draft, { kind: name }: Decision) => {
  const kind = draft.rules.decisions[name];
  invariant(kind !== undefined, `the game knows questions of kind ${name}`);
  return kind;
};
