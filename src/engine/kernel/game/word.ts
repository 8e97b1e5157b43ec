import type { Schema } from '../json/schema.js';
import type { DecisionKind } from './decision-kind.js';
import type { AnyProcedure } from './procedure.js';

/**
 * A word of the card language as the kernel sees it: its form in scripts, its procedure, and the questions that it
 * asks.
 */
export type AnyWord = {
  readonly do: string;
  readonly schema: Schema;
  readonly procedure: AnyProcedure;
  readonly decisions: readonly DecisionKind<never>[];
};
