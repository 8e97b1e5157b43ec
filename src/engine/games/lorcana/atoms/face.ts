import { objectOf, type DefinitionId, type Draft, type ObjectId } from '../../../kernel/index.js';

/** The card that an object shows, as log entries tell it. */
export const faceOf = (draft: Draft, id: ObjectId): { readonly card: DefinitionId } => ({
  card: objectOf(draft, id).definition,
});
