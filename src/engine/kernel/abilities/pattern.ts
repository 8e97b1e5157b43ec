import type { Json } from '../json/index.js';
import type { Filter } from './filter.js';

/**
 * Which events trigger an ability, or are replaced or forbidden by it: the kind, and what some of its fields must be.
 * An object field is matched by a filter (of several objects one is enough) or by whether there is one. A seat is
 * matched by its relation to the player (`anyone`: that there is one, such as the player of the effect that causes it)
 * or by a name, a flag also by whether it is set, anything else by equality.
 */
export type EventPattern = {
  readonly event: string;
  readonly where?: { readonly [field: string]: FieldPattern };
  /** Names to give to fields of the event, for the effect to refer to ("that song"). */
  readonly bind?: { readonly [name: string]: string };
};

export type FieldPattern =
  | { readonly object: Filter }
  | { readonly there: boolean }
  | { readonly seat: WhoseEvent }
  /** The player of this name. */
  | { readonly who: string }
  | { readonly equals: Json };

/** Friends: the player and the teammates. */
export type WhoseEvent = 'you' | 'friends' | 'opponents' | 'anyone';
