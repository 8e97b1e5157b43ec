import type { Json } from '../json/index.js';

/** The names by which parts of a state refer to each other. */
export type Seat = string;
export type CardId = string;
export type ObjectId = string;
/** `p1.deck` for a zone of a seat, `bag` for one that all share. */
export type ZoneId = string;
export type DefinitionId = string;

/** Names defined during a resolution, with what they stand for: object ids, numbers, yes or no. */
export type Bindings = { readonly [name: string]: Json };
