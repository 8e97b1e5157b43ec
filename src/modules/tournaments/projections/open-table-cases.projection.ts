import type { AtBoard, TableCaseKind, TournamentEvent } from '../../../competition/index.js';
import type { LedgerEvent } from '../../../platform/event-store/index.js';
import type { Projection, Transaction } from '../../../platform/projections/index.js';
import { decodeTournamentEvent } from '../domain/events.js';

/** A dispute that is sent again keeps its place. */
const OPENED = `
with again as (
  update open_table_cases set reason = $9
  where tournament_id = $1 and kind = $4 and round = $5 and table_number = $6 and board is not distinct from $7
  returning 1
)
insert into open_table_cases
  (tournament_id, opened_by, number, kind, round, table_number, board, player_id, reason, is_taken, opened_at)
select $1, $2, $3, $4, $5, $6, $7, $8, $9, false, $10 where not exists (select from again)`;

const AT = `tournament_id = $1 and kind = $2 and round = $3 and table_number = $4`;

const TAKEN = `
update open_table_cases set is_taken = true, judge_id = $6 where ${AT} and board is not distinct from $5`;

const ENDED = `delete from open_table_cases where ${AT} and board is not distinct from $5`;

/** An answer without a board is for every board of the table. */
const ANSWERED = `
delete from open_table_cases
where ${AT} and ($5::int is null or board is not distinct from $5)`;

/** A correction gave these tables other players. */
const REPLACED = `
delete from open_table_cases where tournament_id = $1
  and (round, table_number) in (select * from unnest($2::int[], $3::int[]))`;

/** Nobody answers a call of a round that has been left. An appeal waits for its answer. */
const LEFT = `delete from open_table_cases where tournament_id = $1 and kind <> 'appeal'`;

const WITHDRAWN = `delete from open_table_cases where tournament_id = $1 and (kind <> 'appeal' or round = $2)`;

const CANCELLED = `delete from open_table_cases where tournament_id = $1`;

const CLEAR = `delete from open_table_cases`;

/** The open cases at tables of all tournaments: what `src/competition/log/table-cases.ts` leaves open. */
export const openTableCases: Projection = {
  name: 'open-table-cases',
  tables: [{ name: 'open_table_cases', key: ['tournament_id', 'opened_by'], of: 'tournament_id' }],
  events: [
    'ResultDisputed',
    'DisputeWithdrawn',
    'ResultReported',
    'ResultRecorded',
    'JudgeCalled',
    'JudgeCallAnswered',
    'TableCaseTaken',
    'RulingAppealed',
    'AppealRejected',
    'ResultCorrected',
    'RoundPublished',
    'RoundWithdrawn',
    'TournamentEnded',
    'TournamentCancelled',
  ],

  async handle(tx: Transaction, events: readonly LedgerEvent[]): Promise<void> {
    for (const event of events) await take(tx, event, decodeTournamentEvent(event));
  },

  async clear(tx: Transaction): Promise<void> {
    await tx.query(CLEAR);
  },
};

async function take(tx: Transaction, event: LedgerEvent, { type, payload }: TournamentEvent): Promise<void> {
  const { stream: id } = event;
  const at = (kind: TableCaseKind, { round, table, board }: AtBoard) => [id, kind, round, table, board ?? null];
  switch (type) {
    case 'ResultDisputed':
      return open(tx, event, 'dispute', payload);
    case 'JudgeCalled':
      return open(tx, event, 'call', payload);
    case 'RulingAppealed':
      return open(tx, event, 'appeal', payload);
    case 'DisputeWithdrawn':
    case 'ResultReported':
    case 'ResultRecorded':
      return void (await tx.query(ENDED, at('dispute', payload)));
    case 'JudgeCallAnswered':
      return void (await tx.query(ANSWERED, at('call', payload)));
    case 'TableCaseTaken':
      return void (await tx.query(TAKEN, [...at(payload.kind, payload), payload.judge]));
    case 'AppealRejected':
      return void (await tx.query(ENDED, at('appeal', payload)));
    case 'ResultCorrected': {
      const { replaced } = payload;
      await tx.query(ENDED, at('appeal', payload));
      return void (await tx.query(REPLACED, [
        id,
        replaced.map(({ round }) => round),
        replaced.map((its) => its.table),
      ]));
    }
    case 'RoundPublished':
    case 'TournamentEnded':
      return void (await tx.query(LEFT, [id]));
    case 'RoundWithdrawn':
      return void (await tx.query(WITHDRAWN, [id, payload.round]));
    case 'TournamentCancelled':
      return void (await tx.query(CANCELLED, [id]));
    default:
      return;
  }
}

interface Opening extends AtBoard {
  readonly playerId: string;
  readonly reason: string;
}

async function open(
  tx: Transaction,
  { stream, version, position, recordedAt }: LedgerEvent,
  kind: TableCaseKind,
  { round, table, board, playerId, reason }: Opening,
): Promise<void> {
  await tx.query(OPENED, [
    ...[stream, version, position, kind, round, table, board ?? null, playerId, reason],
    recordedAt,
  ]);
}
