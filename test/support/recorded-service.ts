/**
 * A service in which something of every kind was recorded, and then left alone: nothing in its database changes any
 * more.
 */
import pg from 'pg';
import { auditOver } from '../../src/modules/audits/index.js';
import { DatabaseSettings, PgPools } from '../../src/platform/database/index.js';
import { EventStore, type Finding, type KeptRoot, LedgerRoots } from '../../src/platform/event-store/index.js';
import { decodeTournamentEvent } from '../../src/modules/tournaments/index.js';
import { serveKifu, type TestApi } from './api.js';
import { cardFile, vanilla } from './card-files.js';
import { carriedOut, concede, contested, openCourt, playing, playOn, ruling, whenMatchIs } from './court.js';
import { openPool, type TestDatabase } from './database.js';
import { BY_ADMIN, eventually } from './ledger.js';
import { GAME } from './players.js';
import { TournamentCalls } from './tournament.js';

export interface RecordedService {
  readonly database: TestDatabase;
  readonly matchId: string;
  readonly gameId: string;
  readonly caseId: string;
}

/** Enough actions for a snapshot. */
const ACTIONS = 50;

export async function recordService(): Promise<RecordedService> {
  const api = await serveKifu('all');
  const { url } = api.app.get(DatabaseSettings);
  const file = cardFile([vanilla(9001), vanilla(9002)]);
  await api.call('POST', `/v1/catalogue/imports?game=${GAME}&format=lorcanajson&fileName=cards.json`, file);
  const court = await openCourt(api);
  const { players } = court;
  const { matchId, gameId } = await playing(api, court, ACTIONS);
  await api.call('GET', `/v1/games/${gameId}/state?as=everything`, undefined, court.judge);
  const { id: caseId } = await contested(api, gameId, 3, players[0].key);
  await api.call('POST', `/v1/cases/${caseId}/discussion`, { text: 'Let us see.' }, court.judge);
  const penalties = [{ seat: 'p2', infraction: 'slow-play', penalty: 'warning' }];
  await ruling(api, caseId, { penalties }, court.headJudge);
  await carriedOut(api, caseId);
  const study = {
    title: 'What went wrong',
    chapters: [{ step: 3, title: 'Here', text: 'A better answer was legal.' }],
  };
  const begun = await api.call('POST', `/v1/games/${gameId}/studies`, study, players[0].key);
  const { id: studyId } = begun.body as { id: string };
  await api.call('POST', `/v1/games/${gameId}/studies/${studyId}/changes`, { title: 'Why' }, players[0].key);
  await playOn(api, gameId, players, 2);
  await concede(api, gameId, players[0]);
  await whenMatchIs(api, matchId, 'ended');
  const evening = await TournamentCalls.created(api, { leagueId: court.leagueId, bestOf: 3 });
  await evening.post('/players', { lines: players.map(({ id: playerId }) => ({ playerId })) });
  await evening.post('/stages');
  await evening.round();
  await evening.post('/calls', { round: 1, reason: 'A torn card' }, players[0].key);
  await evening.post('/cases/judges', { round: 1, table: 1, kind: 'call' });
  await evening.finish();
  await correctedLater(url, evening.id);
  await endedInSeason(api, court.leagueId, players);
  for (const name of ['Cleo', 'Dan']) await mergedRecord(api, name, players[0].id);
  await eventually('everything to be derived', () => everythingDerived(url), 60_000);
  const database = await api.leave();
  await leaveWaiting(url, caseId);
  return { database, matchId, gameId, caseId };
}

/** A result of the round is corrected two weeks later: ratings of the first week change, with a notice. */
async function correctedLater(url: string, tournamentId: string): Promise<void> {
  const pool = openPool(url, { max: 2 });
  const store = new EventStore(pool, undefined, { now: () => new Date(Date.now() + 14 * 86_400_000) });
  const recorded = (await store.read(tournamentId)).map((event) => decodeTournamentEvent(event));
  const [first] = recorded.flatMap(({ type, payload }) => (type === 'ResultRecorded' ? [payload] : []));
  if (first === undefined) throw new Error('no result is recorded');
  const { round, table, result } = first;
  const after = { outcome: 'draw', games: [1, 1, 0], how: 'played' };
  const before = { ...result, games: [...result.games] };
  const payload = { round, table, before, after, reason: 'Slip', source: 'staff', replaced: [] };
  const { version = 0 } = (await store.head(tournamentId)) ?? {};
  await store.append({
    ...{ stream: tournamentId, expected: version, metadata: BY_ADMIN },
    events: [{ type: 'ResultCorrected', payload }],
  });
  await store.close();
  await pool.end();
}

/** A tournament of one round, which counts in a season. */
async function endedInSeason(api: TestApi, leagueId: string, players: readonly { readonly id: string }[]) {
  const season = { name: 'Autumn', participation: 1, placements: [{ upTo: 1, points: 10 }] };
  const { id: seasonId } = (await api.call('POST', `/v1/leagues/${leagueId}/seasons`, season)).body as { id: string };
  const stages = [{ kind: 'swiss', rounds: 1 }];
  const evening = await TournamentCalls.created(api, { leagueId, seasonId, bestOf: 3, stages });
  await evening.post('/players', { lines: players.map(({ id: playerId }) => ({ playerId })) });
  await evening.post('/stages');
  await evening.round();
  await evening.finish();
  await evening.post('/end');
}

/** Registers somebody a second time, and merges that record into the first one. */
async function mergedRecord(api: TestApi, name: string, into: string): Promise<void> {
  const { id: playerId } = (await api.call('POST', '/v1/players', { name })).body as { readonly id: string };
  await api.call('POST', `/v1/players/${into}/merges`, { playerId, reason: 'Registered twice' });
}

const IS_DERIVED = `
select (select count(*) from es.inbox) = 0 and not exists (select from counts_due) and (select count(*) from replays) = 2 and (select count(*) from game_facts) = 2
  and (select count(*) from es.snapshots) > 0 and (select count(*) from card_sets where version is not null) = 1
  and (select bool_and(position = (select max(gpos) from es.ledger)) from es.checkpoints) and (select bool_and(settled = (select max(gpos) from es.ledger)) from queue_effects)
  as is_derived
`;

async function everythingDerived(url: string): Promise<true | null> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ is_derived: boolean }>(IS_DERIVED).finally(() => client.end());
  return rows[0]?.is_derived === true ? true : null;
}

/** One event that has no place in the ledger yet; it is young for as long as anybody looks. */
async function leaveWaiting(url: string, caseId: string): Promise<void> {
  const pool = openPool(url, { max: 2 });
  const store = new EventStore(pool, undefined, { now: () => new Date('2100-01-01') });
  const { version = 0 } = (await store.head(caseId)) ?? {};
  const discussed = { type: 'CaseDiscussed', payload: { text: 'Late.' } };
  await store.append({ stream: caseId, expected: version, metadata: BY_ADMIN, events: [discussed] });
  await store.close();
  await pool.end();
}

export async function audited(pools: PgPools, kept: readonly KeptRoot[] = []): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for await (const finding of auditOver(pools).run(kept)) findings.push(finding);
  return findings;
}

/** Null where an audit finds nothing; it ends with the first thing that it finds. */
export async function firstFound(pools: PgPools): Promise<Finding | null> {
  for await (const finding of auditOver(pools).run([])) return finding;
  return null;
}

export async function keptRoot(url: string): Promise<KeptRoot> {
  const pools = new PgPools(new DatabaseSettings(url, { poolMax: 2 }));
  const root = await new LedgerRoots(pools.app).newest().finally(() => pools.close());
  if (root === null) throw new Error('nothing is recorded');
  return root;
}
