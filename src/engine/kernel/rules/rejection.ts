import type { Json } from '../json/json.js';
import type { Citation } from './citation.js';

/**
 * "The player may not do that", as a value: nothing is thrown across the engine's door. `code` is stable and meant for
 * programs, `message` is one English sentence for people, `cites` names the rules that forbid it, most specific first.
 */
export type Rejection = {
  readonly kind: 'rejected';
  readonly code: string;
  readonly message: string;
  readonly cites: readonly Citation[];
  readonly details?: Json;
};

export const reject = (code: string, cites: readonly Citation[], message: string, details?: Json): Rejection => ({
  kind: 'rejected',
  code,
  message,
  cites,
  ...(details !== undefined && { details }),
});
