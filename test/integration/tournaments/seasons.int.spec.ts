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
  readonly tournaments: readonly { readonly id: string; readonly status: string; readonly counted: boolean }[];
  readonly leftOut: number;
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
    // The places of the last one may come a moment later than its end.
    const ended = season.tournaments.filter(({ status, counted }) => status === 'ended' && counted).length;
    return ended === count ? season : null;
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

  it('counts an ended tournament without places, and names one that is not counted yet', async () => {
    const [ada, ben] = players as [Entrant, Entrant, Entrant, Entrant];
    const { id } = await newSeason();
    const first = await evening(id, [ada, ben]);
    const second = await evening(id, [ben, ada]);
    await TournamentCalls.created(api, { leagueId, seasonId: id });
    const countedIn = ({ tournaments }: SeenSeason) => tournaments.map(({ counted }) => counted);
    await untilEnded(id, 2);
    const listed = await eventually('the third tournament to be listed', async () => {
      const season = await seasonNow(id);
      return season.tournaments.length === 3 ? season : null;
    });
    expect(countedIn(listed)).toEqual([true, true, false]);
    // As after an upgrade, before the projection has come to the second tournament.
    const { app } = api.app.get(PgPools);
    for (const table of ['season_places', 'season_tournaments'])
      await app.query(`delete from ${table} where tournament_id = $1`, [second.id]);
    const partial = await seasonNow(id);
    expect(countedIn(partial)).toEqual([true, false, false]);
    expect(tableOf(partial)).toEqual(['1 Ada 11 = 11', '2 Ben 7 = 7']);
    for (const { id: playerId } of [ada, ben])
      await first.post('/disqualifications', { playerId, reason: 'Unsporting conduct' });
    const nobody = await eventually('nobody to have a place', async () => {
      const season = await seasonNow(id);
      return season.rows.length === 0 ? season : null;
    });
    expect(countedIn(nobody)).toEqual([true, false, false]);
  });

  it('leaves out tournaments over its bounds, says how many, and takes no more of them', async () => {
    const [ada, ben] = players as [Entrant, Entrant, Entrant, Entrant];
    const { id } = await newSeason();
    const first = await evening(id, [ada, ben]);
    const second = await evening(id, [ben, ada]);
    expect(await untilEnded(id, 2)).toMatchObject({ leftOut: 0 });
    const { app } = api.app.get(PgPools);
    const places = (tournament: string, from: number, to: number) =>
      app.query(
        `insert into season_places (tournament_id, season_id, player_id, place)
         select $1, $2, gen_random_uuid(), place from generate_series($3::int, $4::int) as place`,
        [tournament, id, from, to],
      );
    const idsIn = ({ tournaments }: SeenSeason) => tournaments.map((each) => each.id);
    await places(first.id, 3, 99_998);
    const full = await seasonNow(id);
    expect([idsIn(full), full.leftOut, full.rows.length]).toEqual([[first.id, second.id], 0, 99_998]);
    await places(first.id, 99_999, 99_999);
    const over = await seasonNow(id);
    expect([idsIn(over), over.leftOut, over.rows.length]).toEqual([[first.id], 1, 99_999]);

    const create = async () => {
      const league = (await api.call('GET', `/v1/leagues/${leagueId}`)).body as { game: string; format: string };
      const terms = { name: 'Late', game: league.game, format: league.format, leagueId, seasonId: id };
      const { status, body } = await api.call('POST', '/v1/tournaments', terms);
      return [status, (body as { detail?: string }).detail];
    };
    // Entries of a tournament that has not ended take room, too.
    const open = await TournamentCalls.created(api, { leagueId, seasonId: id });
    await eventually('the tournament to be listed', async () =>
      (await app.query('select from tournaments where id = $1', [open.id])).rowCount === 1 ? true : null,
    );
    await app.query(
      `insert into tournament_entries (tournament_id, player_id, is_there)
       select $1, gen_random_uuid(), true from generate_series(1, 99996)`,
      [open.id],
    );
    expect(await create()).toEqual([422, 'A season has 100000 entries of players at most.']);
  }, 60_000);

  it('lists a thousand tournaments, and says how many later ones it leaves out', async () => {
    const { id } = await newSeason();
    const { app } = api.app.get(PgPools);
    const { rows } = await app.query<{ id: string }>(
      `insert into tournaments (id, number, season_id, name, game, format, status, rounds, created_at, changed_at)
       select gen_random_uuid(), -at, $1, 'Evening', 'lorcana', 'core-constructed', 'announced', 0, now(), now()
       from generate_series(1, 1002) as at returning id`,
      [id],
    );
    const season = await seasonNow(id);
    expect([season.tournaments.length, season.leftOut]).toEqual([1_000, 2]);
    await app.query('delete from tournaments where id = any($1::uuid[])', [rows.map((row) => row.id)]);
  });

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
