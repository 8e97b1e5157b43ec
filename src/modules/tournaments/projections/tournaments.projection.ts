import {
  squadOf,
  type TournamentEvent,
  type TournamentStatus,
  type TournamentTerms,
} from '../../../competition/index.js';
import type { LedgerEvent } from '../../../platform/event-store/index.js';
import type { Projection, Transaction } from '../../../platform/projections/index.js';
import { decodeTournamentEvent } from '../domain/events.js';

/** The place in the ledger is the order of the list: ids that follow from a key do not grow with time. */
const CREATED = `
insert into tournaments (id, number, league_id, season_id, name, game, format, status, rounds, created_at, changed_at)
values ($1, $2, $3, $4, $5, $6, $7, 'announced', 0, $8, $8)`;

const STATUS = `update tournaments set status = $2, changed_at = $3 where id = $1`;

const NAME = `update tournaments set name = $2, changed_at = $3 where id = $1`;

const ROUNDS = `update tournaments set rounds = $2, changed_at = $3 where id = $1`;

/** $2 players, $3 their teams. */
const ENTERED = `
insert into tournament_entries (tournament_id, player_id, team_id, is_there)
select $1, player_id, team_id, true from unnest($2::uuid[], $3::uuid[]) as entered (player_id, team_id)
on conflict (tournament_id, player_id) do update set is_there = true, team_id = excluded.team_id`;

/** $2 the team, $3 its players. */
const OUT_OF_TEAM = `
delete from tournament_entries where tournament_id = $1 and team_id = $2 and not player_id = any($3::uuid[])`;

/** A team leaves and returns with all its members. */
const IS_THERE = `
update tournament_entries set is_there = $3 where tournament_id = $1 and coalesce(team_id, player_id) = $2`;

/** The stage names its field: other players were left out. */
const LEFT_OUT = `
update tournament_entries set is_there = false
where tournament_id = $1 and not coalesce(team_id, player_id) = any($2::uuid[])`;

const CLEAR = `delete from tournament_entries; delete from tournaments`;

/** Tournaments as lists show them, and who is in which of them. */
export const tournamentListing: Projection = {
  name: 'tournaments',
  tables: [
    { name: 'tournaments', key: ['id'], of: 'id' },
    { name: 'tournament_entries', key: ['tournament_id', 'player_id'], of: 'tournament_id' },
  ],
  events: [
    'TournamentCreated',
    'AnnouncementChanged',
    'RegistrationOpened',
    'RegistrationClosed',
    'PlayersRegistered',
    'LineupChanged',
    'PlayerDropped',
    'PlayerReturned',
    'PlayerDisqualified',
    'StageStarted',
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
  const { stream: id, recordedAt: at } = event;
  const setStatus = (status: TournamentStatus) => tx.query(STATUS, [id, status, at]);
  switch (type) {
    case 'TournamentCreated':
      return create(tx, payload, event);
    case 'AnnouncementChanged':
      return void (await tx.query(NAME, [id, payload.name, at]));
    case 'RegistrationOpened':
      return void (await setStatus('registration'));
    case 'RegistrationClosed':
      return void (await setStatus('closed'));
    case 'TournamentEnded':
      return void (await setStatus('ended'));
    case 'TournamentCancelled':
      return void (await setStatus('cancelled'));
    case 'PlayersRegistered': {
      const entries = payload.players.flatMap(({ playerId, lineup }) =>
        lineup === undefined ? [[playerId, null]] : lineup.members.map((member) => [member, playerId]),
      );
      return void (await tx.query(ENTERED, [id, entries.map(([player]) => player), entries.map(([, team]) => team)]));
    }
    case 'LineupChanged': {
      const squad = squadOf(payload);
      await tx.query(OUT_OF_TEAM, [id, payload.playerId, squad]);
      return void (await tx.query(ENTERED, [id, squad, squad.map(() => payload.playerId)]));
    }
    case 'PlayerReturned':
    case 'PlayerDropped':
    case 'PlayerDisqualified':
      return void (await tx.query(IS_THERE, [id, payload.playerId, type === 'PlayerReturned']));
    case 'StageStarted':
      if (payload.stage === 1) await tx.query(LEFT_OUT, [id, payload.players]);
      return void (await setStatus('running'));
    case 'RoundPublished':
      return void (await tx.query(ROUNDS, [id, payload.round, at]));
    case 'RoundWithdrawn':
      return void (await tx.query(ROUNDS, [id, payload.round - 1, at]));
    default:
      return;
  }
}

async function create(tx: Transaction, terms: TournamentTerms, { stream, position, recordedAt }: LedgerEvent) {
  const { leagueId, seasonId = null, name, game, format } = terms;
  await tx.query(CREATED, [stream, position, leagueId, seasonId, name, game, format, recordedAt]);
}
