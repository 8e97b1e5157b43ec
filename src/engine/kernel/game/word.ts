import type { Schema } from '../json/schema.js';
import type { DecisionKind } from './decision-kind.js';
import type { AnyProcedure } from './procedure.js';

/** A word of the card language as the machine sees it: what scripts say with it, how it is carried out, and what it asks. */
export type AnyWord = {
  readonly do: string;
  readonly schema: Schema;
  readonly procedure: AnyProcedure;
  readonly decisions: readonly DecisionKind<never>[];
};
