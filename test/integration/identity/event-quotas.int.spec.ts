/** Goal: who runs events makes more than one player does, in each league apart; nobody gets more by a trick. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveKifu, type TestApi } from '../../support/api.js';
import { newLeague } from '../../support/court.js';
import { FORMAT, GAME, seatedPlayer, type TestPlayer } from '../../support/players.js';

let api: TestApi;
let players: readonly TestPlayer[];

beforeAll(async () => {
  api = await serveKifu('api', {
    DAILY_QUOTAS: 'matches.create=1,matches.create-for-others=2,decks.bring=2,decks.bring-for-others=3,matches.close=1',
  });
  players = [await seatedPlayer(api, 'Abe', 0), await seatedPlayer(api, 'Bea', 1)];
});
afterAll(() => api.close());

const organiser = async () => ((await api.call('POST', '/v1/keys', { role: 'organiser' })).body as { key: string }).key;
const match = (key: string, leagueId?: string) =>
  api.call(
    'POST',
    '/v1/matches',
    {
      ...{ game: GAME, format: FORMAT, bestOf: 1, ...(leagueId !== undefined && { leagueId }) },
      seats: players.map(({ id, deckId }) => ({ playerId: id, deckId })),
    },
    key,
  );
const exhausted = (what: string, most: number) => ({ status: 429, body: { code: 'quota.exhausted', what, most } });

it('an organiser makes matches for others in each league apart', async () => {
  const key = await organiser();
  const leagues = [await newLeague(api), await newLeague(api)];
  for (const leagueId of leagues) {
    expect([(await match(key, leagueId)).status, (await match(key, leagueId)).status]).toEqual([201, 201]);
    expect(await match(key, leagueId)).toMatchObject(exhausted('matches.create-for-others', 2));
  }
  expect([(await match(key)).status, (await match(key)).status]).toEqual([201, 201]);
  expect(await match(key)).toMatchObject(exhausted('matches.create-for-others', 2));
});

it('a league that is not there has no quota of its own', async () => {
  const key = await organiser();
  expect((await match(key, randomUUID())).status).toBe(404);
  expect([(await match(key)).status, (await match(key)).status]).toEqual([201, 201]);
  expect(await match(key, randomUUID())).toMatchObject(exhausted('matches.create-for-others', 2));
});

it('a player makes fewer matches, unless the player is staff of the league', async () => {
  const [{ id, key } = { id: '', key: '' }] = players;
  const leagueId = await newLeague(api, { pairings: 'players' });
  expect((await match(key, leagueId)).status).toBe(201);
  expect(await match(key, leagueId)).toMatchObject(exhausted('matches.create', 1));
  await api.call('PUT', `/v1/leagues/${leagueId}/roles/${id}/organiser`);
  expect([(await match(key, leagueId)).status, (await match(key, leagueId)).status]).toEqual([201, 201]);
  expect(await match(key, leagueId)).toMatchObject(exhausted('matches.create-for-others', 2));
  expect(await match(key)).toMatchObject(exhausted('matches.create', 1));
});

it('staff closes matches in each league apart', async () => {
  const key = await organiser();
  const closed = async (leagueId: string) => {
    const { id } = (await match(await organiser(), leagueId)).body as { id: string };
    return api.call('POST', `/v1/matches/${id}/closings`, { kind: 'void', reason: 'Rain' }, key);
  };
  const leagues = [await newLeague(api), await newLeague(api)];
  for (const leagueId of leagues) {
    expect((await closed(leagueId)).status).toBe(200);
    expect(await closed(leagueId)).toMatchObject(exhausted('matches.close', 1));
  }
});

it('an organiser stores more decks than a player', async () => {
  const [{ id, key, deckId } = { id: '', key: '', deckId: '' }] = players;
  const { cards } = (await api.call('GET', `/v1/decks/${deckId}`)).body as { cards: unknown };
  const deck = (by: string) =>
    api.call('POST', '/v1/decks', { name: 'Deck', game: GAME, format: FORMAT, cards, playerId: id }, by);
  // One is of the player already.
  expect((await deck(key)).status).toBe(201);
  expect(await deck(key)).toMatchObject(exhausted('decks.bring', 2));
  const staff = await organiser();
  for (let decks = 0; decks < 3; decks += 1) expect((await deck(staff)).status).toBe(201);
  expect(await deck(staff)).toMatchObject(exhausted('decks.bring-for-others', 3));
});
