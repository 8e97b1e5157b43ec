/**
 * Cases at the tables: a disputed report, a call for a judge, or an appeal against a ruling. A case is what the log
 * says from the event that opens it to the event that ends it, so a case and the result of its table cannot disagree.
 */
import { seatingAt } from './boards.js';
import { type AtBoard, isSameResult, type PairingResult, type TableCaseKind, type TournamentEvent } from './events.js';
import { type Seating, tableIn, type Tournament } from './state.js';
import type { TableCase } from './table-case.js';

type Ending = Pick<TableCase, 'status'> & Partial<Pick<TableCase, 'result' | 'ruling'>>;

interface AtTable {
  readonly round: number;
  readonly table: number;
}

/** The cases after the next event of the tournament. */
export function tableCasesAfter(before: Tournament, { type, payload }: TournamentEvent): readonly TableCase[] {
  const { cases } = before;
  const version = before.version + 1;
  const end = (isMeant: (each: TableCase) => boolean, ending: Ending, among = cases) =>
    among.map((each) => (each.status === 'open' && isMeant(each) ? { ...each, ...ending, endedBy: version } : each));
  const openDispute = (at: AtBoard) => cases.find(isOpen('dispute', at));
  switch (type) {
    case 'ResultDisputed': {
      const { reason, claim: claimed = null } = payload;
      const open = openDispute(payload);
      if (open === undefined) return [...cases, opened(before, 'dispute', payload, { claimed })];
      return cases.map((each) => (each === open ? { ...each, reason, claimed } : each));
    }
    case 'DisputeWithdrawn':
      return end(isOf('dispute', payload), { status: 'withdrawn' });
    case 'ResultReported': {
      const claimed = openDispute(payload)?.claimed ?? null;
      const isClaimed = claimed !== null && isSameResult(claimed, payload.result);
      return end(isOf('dispute', payload), { status: isClaimed ? 'settled' : 'superseded' });
    }
    case 'ResultRecorded': {
      const { result, source, reason: ruling = null } = payload;
      return end(isOf('dispute', payload), { status: source === 'staff' ? 'ruled' : 'settled', result, ruling });
    }
    case 'JudgeCalled':
      return [...cases, opened(before, 'call', payload)];
    case 'JudgeCallAnswered':
      return end(isAnswered(payload), { status: 'answered', ruling: payload.note ?? null });
    case 'TableCaseTaken': {
      const taken = { judge: payload.judge };
      const isTaken = isOpen(payload.kind, payload);
      return cases.map((each) => (isTaken(each) ? { ...each, taken } : each));
    }
    case 'RulingAppealed':
      return [...cases, opened(before, 'appeal', payload)];
    case 'AppealRejected':
      return end(isOf('appeal', payload), { status: 'upheld', ruling: payload.reason });
    case 'ResultCorrected': {
      const { after: result, reason: ruling, replaced } = payload;
      const decided = end(isOf('appeal', payload), { status: 'overturned', result, ruling });
      return end((each) => replaced.some((at) => isAt(each, at)), { status: 'lapsed' }, decided);
    }
    case 'RoundWithdrawn':
      return end((each) => each.kind !== 'appeal' || each.round === payload.round, { status: 'lapsed' });
    // Nobody answers a call of a round that has been left. An appeal waits for its answer.
    case 'RoundPublished':
    case 'TournamentEnded':
      return end(({ kind }) => kind !== 'appeal', { status: 'lapsed' });
    case 'TournamentCancelled':
      return end(() => true, { status: 'lapsed' });
    default:
      return cases;
  }
}

const REPORTED: Readonly<Record<TableCase['kind'], (seating: Seating) => PairingResult | null>> = {
  dispute: ({ report }) => report?.result ?? null,
  call: () => null,
  appeal: ({ result }) => result,
};

/** At a board, if teams play. */
const isOf = (kind: TableCase['kind'], at: AtBoard) => (each: TableCase) =>
  each.kind === kind && isAt(each, at) && each.board === at.board;

const isOpen = (kind: TableCaseKind, at: AtBoard) => (each: TableCase) =>
  each.status === 'open' && isOf(kind, at)(each);

/** An answer without a board is for every board of the table. */
const isAnswered = (at: AtBoard) => (each: TableCase) => isOf('call', { ...each, ...at })(each);

/** The case of this kind that is open there. */
export const openCaseAt = ({ cases }: Tournament, kind: TableCaseKind, at: AtBoard): TableCase | null =>
  cases.find(isOpen(kind, at)) ?? null;

/** The one appeal of a match, whatever became of it. */
export const appealAt = ({ cases }: Tournament, at: AtBoard): TableCase | null =>
  cases.find(isOf('appeal', at)) ?? null;

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
    ...{ reported: REPORTED[kind](found), claimed },
    ...{ status: 'open', openedBy: before.version + 1, endedBy: null, result: null, ruling: null },
  };
}
