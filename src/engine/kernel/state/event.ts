import type { Json } from '../json/index.js';
import type { Citation } from '../rules/citation.js';
import type { Seat } from './state.js';

/**
 * One thing that happens, before and after it is applied: kind, the rules that make it happen (most specific first),
 * and fields of its own. By convention `object` is the object it happens to, `seat` the player, `source` what caused
 * it.
 */
export type GameEvent = {
  readonly kind: string;
  readonly cites: readonly Citation[];
  readonly [field: string]: Json;
};

/**
 * An applied event as a log entry. Hidden fields are in `secret`, with the seats that may know them; for other viewers
 * the entry has no such fields.
 */
export type LogEntry = GameEvent & {
  readonly secret?: { readonly seats: readonly Seat[]; readonly fields: { readonly [field: string]: Json } };
};
