import type { Rejection } from '../rules/rejection.js';
import type { AwaitedOutcome } from '../state/reported-chance.js';
import type { DefinitionId, ObjectId } from '../state/state.js';

/** Outcomes of chance that a command reports, and those that its step still lacks. On the draft, never in the state. */
export type ChanceReports = {
  /** By label; an outcome that was used is removed. */
  readonly outcomes: Map<string, string[]>;
  /** Outcomes that the step under way needs and that were not reported. */
  missing: AwaitedOutcome[];
  /** Which cards the objects are that this step creates. */
  readonly ofNewObjects: Map<ObjectId, DefinitionId>;
  /** Whether the step has used something, and which choices. */
  readonly used: { cards: boolean; readonly choices: Set<string> };
  /** Why the command cannot be carried out at all. */
  refusal: Rejection | null;
};
