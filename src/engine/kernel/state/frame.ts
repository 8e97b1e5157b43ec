import type { Json, JsonRecord } from '../json/index.js';
import type { GivenAnswer } from './decision.js';

/** One thing being carried out: which procedure, at which step, with what in hand. */
export type Frame = {
  readonly id: string;
  readonly procedure: string;
  readonly step: string;
  readonly locals: JsonRecord;
  /** What the last instruction brought: a child's result, the events as applied, or the answers. */
  readonly result: Json;
  /** Answers given so far to questions asked at once, in the order they were asked. */
  readonly answers?: readonly GivenAnswer[];
  /** Why it must stop; it goes to its step `stopped`, or ends, when control returns to it. */
  readonly stopped?: string;
};
