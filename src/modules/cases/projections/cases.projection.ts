import type { LedgerEvent } from '../../../platform/event-store/index.js';
import type { Projection, Transaction } from '../../../platform/projections/index.js';
import { type CaseOpened, type CaseRuled, decodeCaseEvent } from '../domain/events.js';

const OPENED = `
insert into cases (id, game, game_id, match_id, league_id, step, claim, status, players, opened_at, changed_at)
values ($1, $2, $3, $4, $5, $6, $7, 'open', $8, $9, $9)`;

const ASSIGNED = `
update cases set judge = $2, changed_at = $3, status = case status when 'open' then 'assigned' else status end where id = $1`;

/** There is no appeal against the ruling on an appeal. */
const RULED = `
update cases set changed_at = $2, status = case status when 'appealed' then 'closed' else 'ruled' end where id = $1`;

const MOVED = `update cases set status = $2, changed_at = $3 where id = $1`;

/** A further ruling takes the place of the one before. */
const PENALTIES_LIFTED = `delete from penalties where case_id = $1`;

const PENALTY_IMPOSED = `
insert into penalties (case_id, number, place, player_id, match_id, league_id, infraction, penalty, imposed_at)
select id, $2, $3, $4, match_id, league_id, $5, $6, $7 from cases where id = $1`;

const CLEAR = `delete from cases; delete from penalties`;

/** Cases as lists show them, and the penalties that the ladders count. */
export const caseListing: Projection = {
  name: 'cases',
  tables: [
    { name: 'cases', key: ['id'], of: 'match_id' },
    { name: 'penalties', key: ['case_id', 'number', 'place'], of: 'match_id' },
  ],
  events: ['CaseOpened', 'CaseAssigned', 'CaseRuled', 'CaseAppealed', 'CaseClosed'],

  async handle(tx: Transaction, events: readonly LedgerEvent[]): Promise<void> {
    for (const event of events) await take(tx, event);
  },

  async clear(tx: Transaction): Promise<void> {
    await tx.query(CLEAR);
  },
};

async function take(tx: Transaction, event: LedgerEvent): Promise<void> {
  const { stream, recordedAt: at } = event;
  const { type, payload } = decodeCaseEvent(event);
  switch (type) {
    case 'CaseOpened':
      return open(tx, payload, at);
    case 'CaseAssigned':
      return void (await tx.query(ASSIGNED, [stream, payload.judge, at]));
    case 'CaseRuled':
      return rule(tx, stream, payload, at);
    case 'CaseAppealed':
      return void (await tx.query(MOVED, [stream, 'appealed', at]));
    case 'CaseClosed':
      return void (await tx.query(MOVED, [stream, 'closed', at]));
    default:
      return;
  }
}

async function open(tx: Transaction, opened: CaseOpened, at: string): Promise<void> {
  const { caseId, game, gameId, matchId, leagueId, step, claim, seats } = opened;
  const players = seats.map(({ playerId }) => playerId);
  await tx.query(OPENED, [caseId, game, gameId, matchId, leagueId, step, claim, players, at]);
}

async function rule(tx: Transaction, caseId: string, { number, penalties }: CaseRuled, at: string): Promise<void> {
  await tx.query(RULED, [caseId, at]);
  await tx.query(PENALTIES_LIFTED, [caseId]);
  for (const [place, { playerId, infraction, penalty }] of penalties.entries()) {
    await tx.query(PENALTY_IMPOSED, [caseId, number, place, playerId, infraction, penalty, at]);
  }
}
