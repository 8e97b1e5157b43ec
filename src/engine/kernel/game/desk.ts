import type { Rejection } from '../rules/rejection.js';
import type { Awaited } from '../state/awaited.js';
import type { DefinitionId, ObjectId } from '../state/state.js';

/** What a command tells of chance while it is carried out, and what its step lacks. On the draft, never in the state. */
export type Desk = {
  /** By label; what is used up is gone. */
  readonly told: Map<string, string[]>;
  /** What the step under way has come to that was not told. */
  lacking: Awaited[];
  /** What was told of objects that come to be in this step. */
  readonly toCome: Map<ObjectId, DefinitionId>;
  /** Whether the step has used something, and which choices. */
  readonly used: { cards: boolean; readonly choices: Set<string> };
  /** Why the command cannot be carried out at all. */
  refusal: Rejection | null;
};
