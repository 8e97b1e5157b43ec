/** Goal: a match goes from game to game by itself, whatever breaks in between. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodeMatchEvent } from '../../../src/modules/matches/index.js';
import { PgPools } from '../../../src/platform/database/index.js';
import { EventStore, Feed } from '../../../src/platform/event-store/index.js';
import { newId } from '../../../src/platform/ids/index.js';
import { Consumers } from '../../../src/platform/projections/index.js';
import { serveGames, type TestApi } from '../../support/api.js';
import { BY_ADMIN, eventually } from '../../support/ledger.js';
import { createMatch, seatedPlayer, type TestMatch, type TestPlayer } from '../../support/players.js';

let api: TestApi;
let players: readonly [p1: TestPlayer, p2: TestPlayer];

beforeAll(async () => {
  api = await serveGames();
  players = [await seatedPlayer(api, 'Abe', 0), await seatedPlayer(api, 'Bea', 1)];
});

afterAll(() => api.close());

const read = async (id: string) => (await api.call('GET', `/v1/matches/${id}`)).body as TestMatch;

/** The game under way, once it can be played. */
const gameNumber = (matchId: string, number: number): Promise<string> =>
  eventually(`game ${number}`, async () => {
    const id = (await read(matchId)).games[number - 1]?.id;
    if (id === undefined) return null;
    return (await api.call('GET', `/v1/games/${id}`)).status === 200 ? id : null;
  });

const lose = (gameId: string, { key }: TestPlayer) => api.call('POST', `/v1/games/${gameId}/concede`, undefined, key);

const finished = (matchId: string): Promise<TestMatch> =>
  eventually('the end of the match', async () => {
    const match = await read(matchId);
    return match.status === 'ended' ? match : null;
  });

async function startOf(gameId: string) {
  const [first] = await api.app.get(EventStore).read(gameId);
  const opening = first === undefined ? null : decodeMatchEvent(first);
  if (opening?.type !== 'GameStarted') throw new Error('a game begins');
  return opening.payload;
}

describe('a match', () => {
  it('continues until one side has the majority, and the loser of a game chooses in the next', async () => {
    const { id } = await createMatch(api, players, { bestOf: 3 });
    await lose(await gameNumber(id, 1), players[0]);
    const second = await gameNumber(id, 2);
    expect(await api.call('GET', `/v1/games/${second}`)).toMatchObject({
      body: { number: 2, matchId: id, deciding: ['p1'] },
    });
    await lose(second, players[1]);
    await lose(await gameNumber(id, 3), players[1]);
    expect(await finished(id)).toMatchObject({
      winners: ['p1'],
      draw: false,
      result: { p1: { won: 2, lost: 1, drawn: 0 }, p2: { won: 1, lost: 2, drawn: 0 } },
      games: [{ winners: ['p2'] }, { winners: ['p1'] }, { winners: ['p1'] }],
    });
    const starts = await Promise.all((await read(id)).games.map((game) => startOf(game.id)));
    expect(starts.map(({ startingChooser }) => startingChooser)).toEqual([undefined, 'p1', 'p2']);
    expect(new Set(starts.map(({ randomness }) => randomness.serverSecret)).size).toBe(3);
  });

  it('ends early, and no game follows', async () => {
    const { id } = await createMatch(api, players, { bestOf: 3 });
    await lose(await gameNumber(id, 1), players[1]);
    await lose(await gameNumber(id, 2), players[1]);
    expect((await finished(id)).games).toHaveLength(2);
    await eventually('the listing to follow', async () => {
      const { body } = await api.call('GET', `/v1/matches?player=${players[0].id}&status=ended`);
      return (body as { items: { id: string; winners: string[] }[] }).items.find((each) => each.id === id) ?? null;
    });
  });

  it('begins a game that was announced by a process that died then', async () => {
    const source = await startOf((await createMatch(api, players)).games[0]?.id ?? '');
    const [matchId, gameId] = [newId(), newId()];
    const seats = source.seats.map(({ seat, playerId, deckId }) => ({ seat, playerId, deckId }));
    const created = { matchId, game: source.game, format: source.format, bestOf: 1, seats };
    const events = [
      { type: 'MatchCreated', payload: created },
      { type: 'MatchGameStarted', payload: { gameId, number: 1, chooser: 'p2' } },
    ];
    await api.app.get(EventStore).append({ stream: matchId, expected: 'no-stream', events, metadata: BY_ADMIN });
    expect(await gameNumber(matchId, 1)).toBe(gameId);
    expect(await startOf(gameId)).toMatchObject({ matchId, startingChooser: 'p2' });
  });

  it('is what it was when every event comes again', async () => {
    const { id } = await createMatch(api, players, { bestOf: 3 });
    await lose(await gameNumber(id, 1), players[0]);
    await gameNumber(id, 2);
    const consumers = api.app.get(Consumers);
    await consumers.catchUp();
    const [head, before] = [await api.app.get(Feed).head(), await read(id)];
    await api.app.get(PgPools).app.query(`update es.checkpoints set position = 0 where subscription = 'series'`);
    await consumers.catchUp();
    expect([await api.app.get(Feed).head(), await read(id)]).toEqual([head, before]);
  });
});
