/**
 * Goal: judges find what waits for them: cases by age and state, of the leagues in which they judge, with the names of
 * people and leagues. Method: over HTTP, with a judge of one league and cases in two.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CasesModule } from '../../../src/modules/cases/index.js';
import { serveGames, type TestApi } from '../../support/api.js';
import { contested, type Court, newLeague, openCourt, playing, ruling } from '../../support/court.js';
import { eventually } from '../../support/ledger.js';
import { seatedPlayer, type TestPlayer } from '../../support/players.js';

interface Listed {
  readonly items: readonly {
    readonly id: string;
    readonly status: string;
    readonly leagueName: string | null;
    readonly players: readonly { readonly name: string }[];
  }[];
  readonly next: string | null;
}

let api: TestApi;
let court: Court;
let judge: TestPlayer;
/** In the league of the judge: ruled on, appealed, open. */
let [ruled, appealed, open]: string[] = [];
/** Elsewhere: in another league, in none, and about a match of the judge. */
let elsewhere: string[] = [];

const list = async (query: string, key?: string): Promise<Listed> =>
  (await api.call('GET', `/v1/cases?limit=100&${query}`, undefined, key)).body as Listed;
const ids = async (query: string, key?: string) => (await list(query, key)).items.map(({ id }) => id);

beforeAll(async () => {
  api = await serveGames(CasesModule);
  court = await openCourt(api);
  judge = await seatedPlayer(api, 'Cleo', 0);
  await api.call('PUT', `/v1/leagues/${court.leagueId}/roles/${judge.id}/judge`);
  const { players } = court;
  const contest = async (gameId: string) => (await contested(api, gameId, 3, players[0].key)).id;
  const { gameId } = await playing(api, court, 3);
  [ruled, appealed, open] = [await contest(gameId), await contest(gameId), await contest(gameId)];
  for (const id of [ruled, appealed]) expect((await ruling(api, id, {}, judge.key)).status).toBe(200);
  await api.call('POST', `/v1/cases/${appealed}/appeals`, { text: 'No.' }, players[1].key);
  const other = await playing(api, { ...court, leagueId: await newLeague(api, { name: 'Another' }) }, 3);
  const own = await playing(api, { ...court, players: [players[0], judge] }, 3);
  elsewhere = [await contest(other.gameId), await contest(own.gameId)];
  await eventually('all cases to be listed', async () => ((await ids('')).length === 5 ? true : null));
});

afterAll(() => api.close());

describe('the docket of a judge', () => {
  it('has the cases of their leagues, and none about a match in which they sit', async () => {
    expect(await ids('judging=true', judge.key)).toEqual([open, appealed, ruled]);
    expect((await ids('judging=false', judge.key)).length).toBe(5);
  });

  it('has every case for a judge of the whole service, and none for others', async () => {
    expect((await ids('judging=true', court.judge)).toSorted()).toEqual(
      [...[ruled, appealed, open], ...elsewhere].toSorted(),
    );
    expect(await ids('judging=true', court.players[0].key)).toEqual([]);
  });

  it('has no case for a judge’s key with other scopes', async () => {
    const body = { role: 'judge', scopes: ['cases.read'] };
    const { key } = (await api.call('POST', '/v1/keys', body)).body as { key: string };
    expect(await ids('judging=true', key)).toEqual([]);
  });

  it('is by state: what waits for a ruling, appeals too, or one status', async () => {
    expect(await ids('judging=true&waiting=true', judge.key)).toEqual([open, appealed]);
    expect(await ids('judging=true&waiting=false', judge.key)).toEqual([ruled]);
    expect(await ids('judging=true&waiting=true&status=appealed', judge.key)).toEqual([appealed]);
    expect(await ids('judging=true&waiting=true&status=ruled', judge.key)).toEqual([]);
  });

  it('is by age, either way, page by page', async () => {
    expect(await ids('judging=true&order=oldest', judge.key)).toEqual([ruled, appealed, open]);
    const seen: string[] = [];
    let next: string | null = '/v1/cases?judging=true&order=oldest&limit=2';
    while (next !== null) {
      const page: Listed = (await api.call('GET', next, undefined, judge.key)).body as Listed;
      seen.push(...page.items.map(({ id }) => id));
      ({ next } = page);
    }
    expect(seen).toEqual([ruled, appealed, open]);
  });

  it('names players in the order of their seats, and the league', async () => {
    const [first] = (await list('judging=true', judge.key)).items;
    expect(first).toMatchObject({ leagueName: 'Season', players: [{ name: 'Abe' }, { name: 'Bea' }] });
  });
});

describe('a case', () => {
  it('names who is in it, its league, and until when there may be an appeal', async () => {
    const read = async (id = '') => (await api.call('GET', `/v1/cases/${id}`, undefined, court.judge)).body;
    const [abe, bea] = court.players;
    const names = { [abe.id]: 'Abe', [bea.id]: 'Bea' };
    expect(await read(open)).toMatchObject({ leagueName: 'Season', appealUntil: null });
    expect(((await read(open)) as { names: object }).names).toEqual(names);
    const after = (await read(ruled)) as { names: object; appealUntil: string };
    expect(after.names).toEqual({ ...names, [judge.id]: 'Cleo' });
    expect(Date.parse(after.appealUntil)).toBeGreaterThan(Date.now() + 80 * 86_400_000);
    expect(await read(appealed)).toMatchObject({ appealUntil: null });
  });
});
