/**
 * Goal: places in the tournaments of a season are season points, as the policy of the season says, and follow a
 * correction after the end. Method: two evenings of a league are played over HTTP.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PgPools } from '../../../src/platform/database/index.js';
import { Rebuilds } from '../../../src/platform/projections/index.js';
import { serveKifu, type TestApi } from '../../support/api.js';
import { newLeague } from '../../support/court.js';
import { eventually } from '../../support/ledger.js';
import { type Entrant, entrants, TournamentCalls } from '../../support/tournament.js';

let api: TestApi;
let leagueId: string;
let players: readonly Entrant[];

beforeAll(async () => {
  api = await serveKifu('all');
  leagueId = await newLeague(api);
  players = await entrants(api, 'Ada Ben Cleo Dan');
});

afterAll(() => api.close());

const PLACEMENTS = [
  { upTo: 1, points: 10 },
  { upTo: 2, points: 6 },
];

const newSeason = async (terms: object = {}) => {
  const asked = { name: 'Autumn', participation: 1, placements: PLACEMENTS, ...terms };
  const { status, body } = await api.call('POST', `/v1/leagues/${leagueId}/seasons`, asked);
  expect({ status, body }).toMatchObject({ status: 201 });
  return body as { readonly id: string };
};

/** Two players meet once; the one whose name comes first wins. */
async function evening(seasonId: string, who: readonly Entrant[]): Promise<TournamentCalls> {
  const played = await TournamentCalls.created(api, {
    leagueId,
    seasonId,
    bestOf: 3,
    stages: [{ kind: 'swiss', rounds: 1 }],
  });
  await played.register(who);
  await played.post('/stages');
  await played.round();
  await played.finish();
  await played.post('/end');
  return played;
}

interface SeenSeason {
  readonly season: { readonly name: string; readonly leagueName: string };
  readonly tournaments: readonly { readonly id: string; readonly status: string }[];
  readonly rows: readonly {
    readonly place: number;
    readonly name: string;
    readonly points: number;
    readonly results: readonly { readonly tournamentId: string; readonly points: number; readonly counts: boolean }[];
  }[];
}

const seasonNow = async (id: string) => {
  const { status, body } = await api.call('GET', `/v1/seasons/${id}`, undefined, null);
  expect(status).toBe(200);
  return body as SeenSeason;
};

const tableOf = ({ rows }: SeenSeason): readonly string[] =>
  rows.map(({ place, name, points, results }) => {
    const terms = results.map((result) => (result.counts ? `${result.points}` : `(${result.points})`));
    return `${place} ${name} ${points} = ${terms.join(' ')}`;
  });

const untilEnded = (id: string, count: number) =>
  eventually(`${count} tournaments to end`, async () => {
    const season = await seasonNow(id);
    const ended = season.tournaments.filter(({ status }) => status === 'ended').length;
    // The places of the last one may come a moment later than its end.
    const counted = new Set(season.rows.flatMap(({ results }) => results.map(({ tournamentId }) => tournamentId)));
    return ended === count && counted.size === count ? season : null;
  });

describe('a season', () => {
  it('adds up the places of its tournaments, of which the best count', async () => {
    const [ada, ben, cleo] = players as [Entrant, Entrant, Entrant, Entrant];
    const { id } = await newSeason({ best: 1 });
    const first = await evening(id, [ada, ben]);
    await evening(id, [ben, cleo]);
    const season = await untilEnded(id, 2);
    expect(season.season).toMatchObject({ name: 'Autumn', leagueName: expect.any(String) as string });
    expect(tableOf(season).map((row) => row.slice(2))).toEqual(['Ada 11 = 11', 'Ben 11 = (7) 11', 'Cleo 7 = 7']);
    expect(season.rows.map(({ place }) => place)).toEqual([1, 1, 3]);

    const listed = await api.call('GET', `/v1/tournaments?season=${id}`, undefined, null);
    expect((listed.body as { items: readonly object[] }).items).toMatchObject([
      { seasonId: id, leagueId },
      { id: first.id, seasonId: id },
    ]);
    expect(await first.get()).toMatchObject({ seasonId: id });
  });

  it('follows a correction after the end, and leaves out a tournament that is running', async () => {
    const [ada, ben] = players as [Entrant, Entrant, Entrant, Entrant];
    const { id } = await newSeason();
    const played = await evening(id, [ada, ben]);
    const running = await TournamentCalls.created(api, { leagueId, seasonId: id });
    await running.register(players);
    await running.post('/stages');
    expect(tableOf(await untilEnded(id, 1))).toEqual(['1 Ada 11 = 11', '2 Ben 7 = 7']);
    await played.post('/corrections', {
      round: 1,
      table: 1,
      result: { outcome: 'double-loss', how: 'ruling' },
      reason: 'Both late',
    });
    const corrected = ['1 Ada 11 = 11', '1 Ben 11 = 11'];
    const followed = await eventually('the table to follow the correction', async () => {
      const table = tableOf(await seasonNow(id)).toSorted();
      return table.join() === corrected.join() ? table : null;
    });
    expect(followed).toEqual(corrected);
    await played.post('/disqualifications', { playerId: ben.id, reason: 'Unsporting conduct' });
    await eventually('the table to lose the player', async () => {
      const table = tableOf(await seasonNow(id));
      return table.join() === '1 Ada 11 = 11' ? table : null;
    });
  });

  it('has room for more than a hundred tournaments, whose places are kept and can be rebuilt', async () => {
    const [ada, ben] = players as [Entrant, Entrant, Entrant, Entrant];
    const { id } = await newSeason();
    await evening(id, [ada, ben]);
    for (let count = 1; count < 102; count += 1) await TournamentCalls.created(api, { leagueId, seasonId: id });
    await evening(id, [ben, ada]);
    const season = await untilEnded(id, 2);
    expect(season.tournaments).toHaveLength(103);
    expect(tableOf(season)).toEqual(['1 Ada 22 = 11 11', '2 Ben 14 = 7 7']);
    const rows = () =>
      api.app.get(PgPools).app.query(`select * from season_places where season_id = $1 order by 1, 2`, [id]);
    const before = (await rows()).rows;
    expect(before).toHaveLength(4);
    await api.app.get(Rebuilds).run('season-places', () => undefined);
    expect((await rows()).rows).toEqual(before);
  }, 120_000);

  it('is made by organisers of its league, and listed with the newest first', async () => {
    const [ada] = players as [Entrant, Entrant, Entrant, Entrant];
    const terms = { name: 'Mine', placements: [] };
    expect(await api.call('POST', `/v1/leagues/${leagueId}/seasons`, terms, ada.key)).toMatchObject({
      status: 403,
      body: { code: 'identity.role-forbidden' },
    });
    const { id } = await newSeason({ name: 'Winter' });
    const listed = await api.call('GET', `/v1/leagues/${leagueId}/seasons?limit=1`, undefined, null);
    expect(listed.body).toMatchObject({ items: [{ id, name: 'Winter', leagueId, policy: { best: null } }] });
    expect((listed.body as { next: unknown }).next).not.toBeNull();
  });

  it('refuses places that do not rise, another league, and an unknown season', async () => {
    const placements = [PLACEMENTS[1], PLACEMENTS[0]];
    const refused = await api.call('POST', `/v1/leagues/${leagueId}/seasons`, { name: 'Wrong', placements });
    expect(refused).toMatchObject({ status: 422, body: { code: 'tournament.terms-impossible' } });
    const { id } = await newSeason();
    const league = (await api.call('GET', `/v1/leagues/${leagueId}`)).body as { game: string; format: string };
    const tournament = { name: 'Friday', game: league.game, format: league.format, seasonId: id };
    expect(await api.call('POST', '/v1/tournaments', tournament)).toMatchObject({
      status: 422,
      body: { code: 'tournament.terms-impossible', detail: 'The season belongs to another league.' },
    });
    const nowhere = '0193a5a0-9f43-7d2c-8a61-6b7c8d9e0f1a';
    expect(await api.call('GET', `/v1/seasons/${nowhere}`)).toMatchObject({
      status: 404,
      body: { code: 'tournament.season-not-found', seasonId: nowhere },
    });
    expect(await api.call('GET', `/v1/leagues/${nowhere}/seasons`)).toMatchObject({
      status: 404,
      body: { code: 'league.not-found' },
    });
  });

  it('counts two records of one person as one player', async () => {
    const [ada, ben, cleo, dan] = players as [Entrant, Entrant, Entrant, Entrant];
    const { id } = await newSeason();
    await evening(id, [ada, ben]);
    await evening(id, [cleo, dan]);
    await untilEnded(id, 2);
    const change = async (what: 'merges' | 'separations') =>
      api.call('POST', `/v1/players/${ada.id}/${what}`, { playerId: cleo.id, reason: 'Registered twice' });
    expect((await change('merges')).status).toBe(204);
    const merged = await eventually('the records to be one player', async () => {
      const season = await seasonNow(id);
      return season.rows.length === 3 ? season : null;
    });
    expect(tableOf(merged)).toEqual(['1 Ada 22 = 11 11', '2 Ben 7 = 7', '2 Dan 7 = 7']);

    const next = await TournamentCalls.created(api, { leagueId, seasonId: id });
    const registered = await next.post<{ lines: readonly object[] }>('/players', {
      lines: [{ playerId: cleo.id }, { playerId: ada.id }],
    });
    expect(registered.lines).toMatchObject([{ status: 'entered', playerId: ada.id, name: 'Ada' }, { status: 'twice' }]);
    expect((await change('separations')).status).toBe(204);
  });
});
