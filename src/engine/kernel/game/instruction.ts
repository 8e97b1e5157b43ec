import type { Json, JsonRecord } from '../json/index.js';
import type { Question } from '../state/decision.js';
import type { GameEvent } from '../state/event.js';

/** A frame about to be pushed. */
export type Call = { readonly procedure: string; readonly locals: JsonRecord };

/**
 * What a step has the interpreter do. `then` names the step that follows, with `locals` merged in; the outcome of the
 * instruction (events as applied, the result of a called procedure, answers) is passed to that step as its result.
 */
export type Instruction =
  | { readonly kind: 'go'; readonly then: string; readonly locals?: JsonRecord }
  | { readonly kind: 'call'; readonly call: Call; readonly then: string; readonly locals?: JsonRecord }
  | {
      readonly kind: 'ask';
      readonly questions: readonly Question[];
      readonly then: string;
      readonly locals?: JsonRecord;
    }
  | {
      readonly kind: 'occur';
      readonly events: readonly GameEvent[];
      /** They are given as a cost: nothing is paid to replace them. */
      readonly given?: true;
      readonly then: string;
      readonly locals?: JsonRecord;
    }
  | { readonly kind: 'attempt'; readonly call: Call; readonly then: string; readonly locals?: JsonRecord }
  | { readonly kind: 'amend'; readonly frame: string; readonly locals: JsonRecord; readonly then: string }
  | { readonly kind: 'stop'; readonly frames: readonly string[]; readonly reason: string; readonly then: string }
  | { readonly kind: 'done'; readonly result: Json; readonly failed: boolean };

/** One is made at every step, hence without spreading. */
export const go = (then: string, locals?: JsonRecord): Instruction =>
  locals === undefined ? { kind: 'go', then } : { kind: 'go', then, locals };

export const call = (to: Call, then: string, locals?: JsonRecord): Instruction =>
  locals === undefined ? { kind: 'call', then, call: to } : { kind: 'call', then, call: to, locals };

/** Asks one seat, whose answer is the result, or several at once, whose answers arrive as `{ seat: answer }`. */
export const ask = (asked: Question | readonly Question[], then: string, locals?: JsonRecord): Instruction => {
  const questions = isList(asked) ? asked : [asked];
  return locals === undefined ? { kind: 'ask', then, questions } : { kind: 'ask', then, questions, locals };
};

/** Has events occur simultaneously, as one batch; the result is the events as they were applied. */
export const occur = (one: GameEvent | readonly GameEvent[], then: string, locals?: JsonRecord): Instruction => {
  const events = isList(one) ? one : [one];
  return locals === undefined ? { kind: 'occur', then, events } : { kind: 'occur', then, events, locals };
};

/**
 * The same for events that a player gives as a cost. A replacement that has a price of its own leaves them alone: the
 * batch is not applied yet, so what it takes would pay for both.
 */
export const give = (events: readonly GameEvent[], then: string, locals?: JsonRecord): Instruction => {
  const given = { kind: 'occur', events, given: true, then } as const;
  return locals === undefined ? given : { ...given, locals };
};

/** Runs a frame that may fail: if it fails before any question, random draw or reveal, nothing has happened. */
export const attempt = (to: Call, then: string, locals?: JsonRecord): Instruction =>
  locals === undefined ? { kind: 'attempt', then, call: to } : { kind: 'attempt', then, call: to, locals };

/** Changes declared locals of a running frame: prevention and redirection inside a window. */
export const amend = (frame: string, locals: JsonRecord, then: string): Instruction => ({
  kind: 'amend',
  frame,
  locals,
  then,
});

/** Tells running frames to stop when control returns to them. */
export const stop = (frames: readonly string[], reason: string, then: string): Instruction => ({
  kind: 'stop',
  frames,
  reason,
  then,
});

export const done = (result: Json = null): Instruction => ({ kind: 'done', result, failed: false });

/** Ends an attempted frame without success. */
export const fail = (result: Json = null): Instruction => ({ kind: 'done', result, failed: true });

const isList = <T>(value: T | readonly T[]): value is readonly T[] => Array.isArray(value);
