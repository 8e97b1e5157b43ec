/** A case at a table, as the state of a tournament holds it. */
import type { PairingResult, TableCaseKind } from './events.js';

/**
 * `ruled`: staff decided the result. `answered`: a judge answered the call. `settled`: by the players themselves.
 * `superseded`: the opponent reported another result. `withdrawn`: by the player who disputed. `lapsed`: the round was
 * withdrawn, a correction gave the table other players, or the tournament went on without an answer. `upheld`: the
 * appeal was rejected. `overturned`: the result was corrected after the appeal.
 */
export const TABLE_CASE_STATUSES = [
  'open',
  'ruled',
  'answered',
  'settled',
  'superseded',
  'withdrawn',
  'lapsed',
  'upheld',
  'overturned',
] as const;
export type TableCaseStatus = (typeof TABLE_CASE_STATUSES)[number];

export interface TableCase {
  /** From 1, in the order of the tournament. */
  readonly number: number;
  readonly kind: TableCaseKind;
  readonly round: number;
  readonly table: number;
  /** The board of two teams; absent where players play alone. */
  readonly board?: number;
  readonly players: readonly [string, string];
  /** Who disputed, called or appealed. */
  readonly playerId: string;
  readonly reason: string;
  /** What the opponent reported, or the result that is appealed; null for a call. */
  readonly reported: PairingResult | null;
  /** What the player who disputes says instead; null if the player named no result. */
  readonly claimed: PairingResult | null;
  readonly status: TableCaseStatus;
  /** The versions of the events that opened and ended it. */
  readonly openedBy: number;
  readonly endedBy: number | null;
  /** The result that ended a dispute, or that an appeal led to. */
  readonly result: PairingResult | null;
  /** What the judge said. */
  readonly ruling: string | null;
  /** Who has said that they look after it, if anybody has: a player id, or null for staff that is no player. */
  readonly taken?: { readonly judge: string | null };
}
