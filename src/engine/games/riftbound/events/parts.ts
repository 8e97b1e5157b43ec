import {
  field,
  invariant,
  objectIn,
  objectOf,
  setMark,
  type DefinitionId,
  type Draft,
  type ObjectId,
  type Seat,
} from '../../../kernel/index.js';
import { MAIN_DECK_TYPES } from '../printed.js';
import type { MARKS } from '../state.js';

export const type = field.oneOfTexts('Type of the card.', MAIN_DECK_TYPES);

/** The card that an object shows, as log entries name it. */
export const faceOf = (draft: Draft, id: ObjectId): { readonly card: DefinitionId } => ({
  card: objectOf(draft, id).definition,
});

/** The card that an object shows, and whose it is. */
export const whoseOf = (draft: Draft, id: ObjectId): { readonly card: DefinitionId; readonly seat: Seat } => {
  const { definition: card, controller: seat } = objectOf(draft, id);
  return { card, seat };
};

/** The object that a moved card is now. */
export const topOf = ([top]: readonly ObjectId[]): ObjectId => {
  invariant(top !== undefined, 'a card that moves becomes an object');
  return top;
};

/** Sets or clears a status; null where the object is gone or has it as it should be already. */
export const turned = <E extends { readonly object: ObjectId }>(
  draft: Draft,
  event: E,
  mark: keyof typeof MARKS,
  value: boolean,
) => {
  const object = objectIn(draft, event.object);
  if (object === undefined || (object.marks[mark] === true) === value) return null;
  setMark(draft, event.object, mark, value);
  return { ...event, ...whoseOf(draft, event.object) };
};
