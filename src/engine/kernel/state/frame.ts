import type { Json, JsonRecord } from '../json/index.js';
import type { GivenAnswer } from './decision.js';

/** One run of a procedure: which procedure, at which step, with which locals. */
export type Frame = {
  readonly id: string;
  readonly procedure: string;
  readonly step: string;
  readonly locals: JsonRecord;
  /** The result of the last instruction: that of a called procedure, the events as applied, or the answers. */
  readonly result: Json;
  /** Answers given so far to questions asked at once, in the order they were asked. */
  readonly answers?: readonly GivenAnswer[];
  /** The reason why it must stop; it goes to its step `stopped`, or ends, when control returns to it. */
  readonly stopped?: string;
};
