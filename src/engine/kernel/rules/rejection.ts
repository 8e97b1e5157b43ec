import type { Json } from '../json/json.js';
import type { Citation } from './citation.js';

/**
 * "The player may not do that", as a value: the engine throws nothing to its callers. `code` is stable and meant for
 * programs, `message` is one English sentence for people, `cites` names the rules that forbid it, most specific first;
 * none for the codes `OUTSIDE_THE_RULES`.
 */
export type Rejection = {
  readonly kind: 'rejected';
  readonly code: string;
  readonly message: string;
  readonly cites: readonly Citation[];
  readonly details?: Json;
};

/** Refusals of requests that are no move of the game, so that no rule applies; `docs/PROTOCOL.md` explains each. */
export const OUTSIDE_THE_RULES = [
  'command.empty',
  'decision.unknown',
  'seat.unknown',
  'chance.not-asserted',
  'chance.not-awaited',
  'chance.impossible',
  'repetition.no-rule',
  'setup.format',
  'setup.zone',
  'card.unknown',
  'engine.other-rules',
  'engine.other-build',
  'effort.exceeded',
] as const;

export const isOutsideTheRules = (code: string): boolean => OUTSIDE_THE_RULES.some((one) => one === code);

/** Refuses a request that is no move of the game. What a rule forbids is refused with that rule: `reject`. */
export const rejectRequest = (code: (typeof OUTSIDE_THE_RULES)[number], message: string, details?: Json): Rejection =>
  reject(code, [], message, details);

export const reject = (code: string, cites: readonly Citation[], message: string, details?: Json): Rejection => ({
  kind: 'rejected',
  code,
  message,
  cites,
  ...(details !== undefined && { details }),
});
