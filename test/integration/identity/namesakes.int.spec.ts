/**
 * Goal: two people of one name are told apart wherever they are named. Method: over HTTP, before and after a rename.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CasesModule } from '../../../src/modules/cases/index.js';
import { serveGames, type TestApi } from '../../support/api.js';
import { contested, newLeague, playOn } from '../../support/court.js';
import { eventually } from '../../support/ledger.js';
import { createMatch, seatedPlayer } from '../../support/players.js';

let api: TestApi;

beforeAll(async () => {
  api = await serveGames(CasesModule);
});
afterAll(() => api.close());

const read = async (path: string) => (await api.call('GET', path)).body as Record<string, unknown>;
const tagOf = (id: string) => id.slice(-6);

it('two players of one name have tags wherever they are named, until one has another name', async () => {
  const players = [await seatedPlayer(api, 'Alex', 0), await seatedPlayer(api, 'Alex', 1)] as const;
  const other = await seatedPlayer(api, 'Bea', 0);
  const [one, two] = players;
  const leagueId = await newLeague(api);
  const { id: matchId, games } = await createMatch(api, players, { leagueId });
  await createMatch(api, [one, other], { leagueId });
  const gameId = games[0]?.id ?? '';
  await playOn(api, gameId, players, 3);
  const { id: caseId } = await contested(api, gameId, 3, one.key);

  const named = async () => {
    const { items } = await read(`/v1/matches?league=${leagueId}`);
    const seats = (items as readonly { seats: readonly object[] }[]).flatMap((match) => match.seats);
    const { standings } = await read(`/v1/leagues/${leagueId}/standings`);
    const found = (await read('/v1/players?name=alex')).items;
    const { names } = await read(`/v1/cases/${caseId}`);
    const called = ({ id, playerId = id, name, tag }: Record<string, string>) => [playerId, name, tag ?? ''].join(' ');
    const all = [...seats, ...(standings as object[]), ...(found as object[]), await read(`/v1/players/${one.id}`)];
    const texts = Object.entries(names as object).map(([id, text]) => `${id} ${String(text)}`);
    return [...new Set([...all.map((each) => called(each as Record<string, string>)), ...texts])].sort();
  };
  await eventually('both matches to be listed', async () =>
    ((await read(`/v1/matches?league=${leagueId}`)).items as unknown[]).length === 2 ? true : null,
  );
  const tagged = players.flatMap(({ id }) => [`${id} Alex ${tagOf(id)}`, `${id} Alex #${tagOf(id)}`]);
  expect(await named()).toEqual([...tagged, `${other.id} Bea `].sort());
  expect(await read(`/v1/matches/${matchId}`)).not.toHaveProperty('tag');
  const { body } = await api.call('POST', '/v1/players', { name: 'Alex' });
  const third = body as { id: string; tag: string };
  expect(third.tag).toBe(tagOf(third.id));

  for (const [id, name] of [
    [two.id, 'Alexa'],
    [third.id, 'Alexis'],
  ])
    expect((await api.call('PATCH', `/v1/players/${id ?? ''}`, { name })).status).toBe(200);
  const plain = [`${one.id} Alex `, `${one.id} Alex`, `${two.id} Alexa `, `${two.id} Alexa`, `${other.id} Bea `];
  expect(await named()).toEqual([...plain, `${third.id} Alexis `].sort());
});
