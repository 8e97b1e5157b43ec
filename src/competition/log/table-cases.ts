/**
 * Cases at the tables: a disputed report, or a call for a judge. A case is what the log says from the event that opens
 * it to the event that ends it, so a case and the result of its table cannot disagree.
 */
import { seatingAt } from './boards.js';
import { type AtBoard, isSameResult, type PairingResult, type TournamentEvent } from './events.js';
import { tableIn, type Tournament } from './state.js';

export const TABLE_CASE_KINDS = ['dispute', 'call'] as const;

/**
 * `ruled`: staff decided the result. `answered`: a judge answered the call. `settled`: by the players themselves.
 * `superseded`: the opponent reported another result. `withdrawn`: by the player who disputed. `lapsed`: the round was
 * withdrawn, a correction gave the table other players, or the tournament went on without an answer.
 */
export const TABLE_CASE_STATUSES = [
  'open',
  'ruled',
  'answered',
  'settled',
  'superseded',
  'withdrawn',
  'lapsed',
] as const;
export type TableCaseStatus = (typeof TABLE_CASE_STATUSES)[number];

export interface TableCase {
  /** From 1, in the order of the tournament. */
  readonly number: number;
  readonly kind: (typeof TABLE_CASE_KINDS)[number];
  readonly round: number;
  readonly table: number;
  /** The board of two teams; absent where players play alone. */
  readonly board?: number;
  readonly players: readonly [string, string];
  /** Who disputed or called. */
  readonly playerId: string;
  readonly reason: string;
  /** What the opponent reported; null for a call. */
  readonly reported: PairingResult | null;
  /** What the player who disputes says instead; null if the player named no result. */
  readonly claimed: PairingResult | null;
  readonly status: TableCaseStatus;
  /** The versions of the events that opened and ended it. */
  readonly openedBy: number;
  readonly endedBy: number | null;
  /** The result that ended a dispute. */
  readonly result: PairingResult | null;
  /** What the judge said. */
  readonly ruling: string | null;
}

type Ending = Pick<TableCase, 'status'> & Partial<Pick<TableCase, 'result' | 'ruling'>>;

interface AtTable {
  readonly round: number;
  readonly table: number;
}

/** The cases after the next event of the tournament. */
export function tableCasesAfter(before: Tournament, { type, payload }: TournamentEvent): readonly TableCase[] {
  const { cases } = before;
  const version = before.version + 1;
  const end = (isMeant: (each: TableCase) => boolean, ending: Ending) =>
    cases.map((each) => (each.status === 'open' && isMeant(each) ? { ...each, ...ending, endedBy: version } : each));
  const disputeAt = (at: AtBoard) => (each: TableCase) =>
    each.kind === 'dispute' && isAt(each, at) && each.board === at.board;
  const openDispute = (at: AtBoard) => cases.find((each) => each.status === 'open' && disputeAt(at)(each));
  switch (type) {
    case 'ResultDisputed': {
      const { reason, claim: claimed = null } = payload;
      const open = openDispute(payload);
      if (open === undefined) return [...cases, opened(before, 'dispute', payload, { claimed })];
      return cases.map((each) => (each === open ? { ...each, reason, claimed } : each));
    }
    case 'DisputeWithdrawn':
      return end(disputeAt(payload), { status: 'withdrawn' });
    case 'ResultReported': {
      const claimed = openDispute(payload)?.claimed ?? null;
      const isClaimed = claimed !== null && isSameResult(claimed, payload.result);
      return end(disputeAt(payload), { status: isClaimed ? 'settled' : 'superseded' });
    }
    case 'ResultRecorded': {
      const { result, source, reason: ruling = null } = payload;
      return end(disputeAt(payload), { status: source === 'staff' ? 'ruled' : 'settled', result, ruling });
    }
    case 'JudgeCalled':
      return [...cases, opened(before, 'call', payload)];
    case 'JudgeCallAnswered':
      return end((each) => each.kind === 'call' && isAt(each, payload), {
        status: 'answered',
        ruling: payload.note ?? null,
      });
    case 'ResultCorrected':
      return end((each) => payload.replaced.some((at) => isAt(each, at)), { status: 'lapsed' });
    // Nobody answers a call of a round that has been left.
    case 'RoundPublished':
    case 'RoundWithdrawn':
    case 'TournamentEnded':
    case 'TournamentCancelled':
      return end(() => true, { status: 'lapsed' });
    default:
      return cases;
  }
}

const isAt = (one: AtTable, { round, table }: AtTable): boolean => one.round === round && one.table === table;

function opened(
  before: Tournament,
  kind: TableCase['kind'],
  { round, table, board, playerId, reason }: AtBoard & { readonly playerId: string; readonly reason: string },
  { claimed = null }: Partial<Pick<TableCase, 'claimed'>> = {},
): TableCase {
  const there = tableIn(before, round, table);
  const found = there && seatingAt(there, board);
  if (found === null) throw new Error(`Round ${round} has no table ${table}.`);
  return {
    ...(board !== undefined && { board }),
    ...{ number: before.cases.length + 1, kind, round, table, players: found.players, playerId, reason },
    ...{ reported: kind === 'dispute' ? (found.report?.result ?? null) : null, claimed },
    ...{ status: 'open', openedBy: before.version + 1, endedBy: null, result: null, ruling: null },
  };
}
