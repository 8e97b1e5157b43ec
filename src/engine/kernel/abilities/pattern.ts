import type { Json } from '../json/index.js';
import type { Filter } from './filter.js';

/**
 * Which events an ability hears, replaces or forbids: the kind, and for some fields of the event what they must be.
 * An object field is matched by a filter (of several objects one is enough), a seat by whose it is (`anyone`: that there is
 * one, such as the player of the effect that causes it), anything else by equality.
 */
export type EventPattern = {
  readonly event: string;
  readonly where?: { readonly [field: string]: FieldPattern };
  /** Names to give to fields of the event, for the effect to refer to ("that song"). */
  readonly bind?: { readonly [name: string]: string };
};

export type FieldPattern =
  { readonly object: Filter } | { readonly seat: 'you' | 'opponents' | 'anyone' } | { readonly equals: Json };
