import { invariant, objectOf, type DefinitionId, type Draft, type ObjectId } from '../../../kernel/index.js';

/** The card that an object shows, as log entries name it. */
export const faceOf = (draft: Draft, id: ObjectId): { readonly card: DefinitionId } => ({
  card: objectOf(draft, id).definition,
});

/** The object that a moved card is now. */
export const topOf = ([top]: readonly ObjectId[]): ObjectId => {
  invariant(top !== undefined, 'a card that moves becomes an object');
  return top;
};
