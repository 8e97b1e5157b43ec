/**
 * Goal: what was hidden in a game stays hidden after its end until all players of the match have agreed, and then
 * nothing is. Method: everybody asks for everything before and after, in every way there is.
 */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { commitment } from '../../../src/engine/index.js';
import { GameChanges } from '../../../src/modules/games/live/game-changes.js';
import { serveKifu, type TestApi } from '../../support/api.js';
import { carriedOut, ruling } from '../../support/court.js';
import { follow } from '../../support/event-stream.js';
import { eventually } from '../../support/ledger.js';
import { createMatch, dice, FORMAT, GAME, seatedPlayer, step, type TestPlayer } from '../../support/players.js';
import { agree, publish } from '../../support/publication.js';

let api: TestApi;
let players: readonly [TestPlayer, TestPlayer];
let judge: string;
let spectator: string;

beforeAll(async () => {
  api = await serveKifu('all');
  players = [await seatedPlayer(api, 'Abe', 0), await seatedPlayer(api, 'Bea', 1)];
  [judge, spectator] = [await keyOf('judge'), await keyOf('spectator')];
});

afterAll(() => api.close());

const made = async (path: string, body: object) =>
  (await api.call('POST', path, body)).body as { id: string; key: string };
const keyOf = async (role: string) => (await made('/v1/keys', { role })).key;
const read = (path: string, key?: string) => api.call('GET', path, undefined, key);
const rawText = async (path: string, key = api.adminKey) => {
  const response = await fetch(`${await api.app.getUrl()}${path}`, { headers: { authorization: `Bearer ${key}` } });
  return response.text();
};
const textOf = async (path: string, key?: string) => JSON.stringify((await read(path, key)).body);

interface Published {
  readonly status: string;
  readonly publication: { readonly terms: string; readonly agreed: readonly string[]; readonly isPublic: boolean };
}

const matchOf = async (id: string) => (await read(`/v1/matches/${id}`)).body as Published;

/** A match whose only game has been given up, unless it is to go on. */
async function played(terms: object = {}, isOver = true): Promise<{ matchId: string; gameId: string }> {
  const match = await createMatch(api, players, terms);
  const gameId = match.games[0]?.id ?? '';
  const pick = dice(3);
  for (let taken = 0; taken < 10; taken += 1) await step(api, gameId, players, pick);
  if (isOver) await giveUp(match.id, gameId);
  return { matchId: match.id, gameId };
}

async function giveUp(matchId: string, gameId: string): Promise<void> {
  await api.call('POST', `/v1/games/${gameId}/concede`, undefined, players[1].key);
  await eventually('the end of the match', async () => ((await matchOf(matchId)).status === 'ended' ? true : null));
}

/** Every way to look through eyes that are not one's own. */
const looks = (gameId: string, as: string): readonly string[] =>
  ['state', 'decisions', 'events', 'log', 'replay'].map((what) => `/v1/games/${gameId}/${what}?as=${as}`);

interface Replay {
  readonly game: {
    readonly viewer: string;
    readonly seats: readonly { readonly seat: string; readonly cards?: unknown }[];
  };
  readonly cards: { readonly definitions: Readonly<Record<string, unknown>> };
  readonly randomness: object;
  readonly verification: { readonly agrees: boolean };
  readonly frames: readonly unknown[];
}

const replayOf = (gameId: string, key?: string, query = '') =>
  eventually('the replay', async () => {
    const { status, body } = await read(`/v1/games/${gameId}/replay${query}`, key);
    return status === 200 ? (body as Replay) : null;
  });

interface Report {
  readonly wins: { readonly byDeck: readonly { readonly key: string; readonly label: string | null }[] };
  readonly counted: readonly { readonly id: string; readonly perCard: readonly unknown[] }[];
}

/** What statistics tell of what only its player saw: of a deck, and of the cards that were drawn; null of no game. */
async function counted(): Promise<{ deckName: string | null; cardsDrawn: number } | null> {
  const { items } = (await read(`/v1/statistics?game=${GAME}`)).body as { items: readonly Report[] };
  const deck = items[0]?.wins.byDeck.find(({ key }) => key === players[0].deckId);
  if (items.length === 0) return null;
  const drawn = items[0]?.counted.find(({ id }) => id === 'drawn')?.perCard ?? [];
  return { deckName: deck?.label ?? null, cardsDrawn: drawn.length };
}

describe('a match that is over and not public', () => {
  let ids: { matchId: string; gameId: string };
  let secrets: readonly string[];

  beforeAll(async () => {
    ids = await played();
    const { items } = (await read(`/v1/games/${ids.gameId}/events?as=everything&limit=1`)).body as {
      items: readonly { payload: { randomness: { serverSecret: string; seatSecrets: Record<string, string> } } }[];
    };
    const randomness = items[0]?.payload.randomness;
    secrets = [randomness?.serverSecret ?? '', ...Object.values(randomness?.seatSecrets ?? {})];
    expect(secrets.map(({ length }) => length)).toEqual([64, 64, 64]);
  });

  it('shows more than before only to judges', async () => {
    for (const [key, others] of [
      [players[0].key, ['p2', 'judge', 'everything']],
      [spectator, ['p1', 'p2', 'judge', 'everything']],
    ] as const) {
      for (const path of others.flatMap((as) => looks(ids.gameId, as))) {
        const { status, body } = await read(path, key);
        expect([path, status, body]).toMatchObject([path, 403, { code: 'game.view-forbidden' }]);
      }
    }
    for (const path of looks(ids.gameId, 'everything')) {
      expect([path, (await read(path, judge)).status]).toEqual([
        path,
        path.includes('replay') ? expect.any(Number) : 200,
      ]);
    }
    const trial = { game: { id: ids.gameId } };
    expect((await api.call('POST', '/v1/sandbox', trial, players[0].key)).status).toBe(403);
    expect((await api.call('POST', '/v1/sandbox', trial, judge)).body).toMatchObject({ chance: 'recorded' });
  });

  it('keeps the secrets of its chance, and still proves itself', async () => {
    for (const key of [...players.map((player) => player.key), spectator, judge]) {
      const at = `/v1/games/${ids.gameId}`;
      const texts = await Promise.all(
        ['', '/events?limit=500', '/log?limit=500', '/state', '/audit', '/replay'].map((path) =>
          textOf(`${at}${path}`, key),
        ),
      );
      for (const secret of secrets) for (const text of texts) expect(text).not.toContain(secret);
      expect((await read(at, key)).body).toMatchObject({ status: 'ended', randomness: { secrets: null } });
      expect((await read(`${at}/audit`, key)).body).toMatchObject({ ok: true, commitments: { ok: true, checked: 3 } });
    }
  });

  it('has a replay for each pair of eyes', async () => {
    const [mine, theirs, watched, whole] = await Promise.all([
      replayOf(ids.gameId, players[0].key),
      replayOf(ids.gameId, players[1].key),
      replayOf(ids.gameId, spectator),
      replayOf(ids.gameId, judge, '?as=everything'),
    ]);
    expect([mine, theirs, watched, whole].map(({ game }) => game.viewer)).toEqual([
      'p1',
      'p2',
      'spectator',
      'everything',
    ]);
    const decks = ({ game }: Replay) => game.seats.flatMap(({ seat, cards }) => (cards === undefined ? [] : [seat]));
    expect([mine, theirs, watched, whole].map(decks)).toEqual([['p1'], ['p2'], [], ['p1', 'p2']]);
    const open = ({ randomness }: Replay) => 'serverSecret' in randomness;
    expect([mine, theirs, watched, whole].map(open)).toEqual([false, false, false, true]);
    const [seen, all] = [watched, whole].map(({ cards }) => Object.keys(cards.definitions).length);
    expect(seen).toBeLessThan(all ?? 0);
    for (const { frames, verification } of [mine, theirs, watched]) {
      expect([frames.length, verification.agrees]).toEqual([whole.frames.length, true]);
    }
    // What the own seat sees of the last board, the document says too.
    expect(JSON.stringify(mine)).not.toBe(JSON.stringify(theirs));
  });

  it('is counted without what was hidden', async () => {
    expect(await eventually('the statistics', counted)).toEqual({ deckName: null, cardsDrawn: 0 });
  });

  it('becomes public when the last player agrees, and not before', async () => {
    const [abe, bea] = players;
    const answer = async (consent: boolean, key: string) => (await agree(api, ids.matchId, { consent }, key)).body;
    expect(await answer(true, abe.key)).toMatchObject({ publication: { agreed: ['p1'], isPublic: false } });
    expect(await answer(false, abe.key)).toMatchObject({ publication: { agreed: [], isPublic: false } });
    expect(await answer(true, bea.key)).toMatchObject({ publication: { agreed: ['p2'], isPublic: false } });
    expect((await read(`/v1/games/${ids.gameId}/state?as=p2`, abe.key)).status).toBe(403);
    expect(await answer(true, abe.key)).toMatchObject({ publication: { agreed: ['p2', 'p1'], isPublic: true } });
    for (const key of [abe.key, spectator]) {
      for (const path of looks(ids.gameId, 'everything'))
        expect([path, (await read(path, key)).status]).toEqual([path, 200]);
      expect((await api.call('POST', '/v1/sandbox', { game: { id: ids.gameId } }, key)).status).toBe(200);
      expect((await replayOf(ids.gameId, key)).game.viewer).toBe('everything');
    }
    const whole = await eventually('the statistics', async () => {
      const all = await counted();
      return all !== null && all.cardsDrawn > 0 ? all : null;
    });
    expect(whole.deckName).toEqual(expect.any(String));
    const { randomness } = (await read(`/v1/games/${ids.gameId}`, spectator)).body as {
      randomness: { commitments: Record<string, string>; secrets: { server: string; seats: Record<string, string> } };
    };
    const { server, seats } = randomness.secrets;
    for (const [who, secret] of Object.entries({ server, ...seats })) {
      expect(commitment(ids.gameId, who, secret)).toBe(randomness.commitments[who]);
    }
  });

  it('is counted among those that are, as the statistics by deck say', async () => {
    const { items } = (await read(`/v1/statistics?game=${GAME}`)).body as {
      items: readonly { games: number; publicGames: number; wins: { byDeck: readonly { wins: { n: number } }[] } }[];
    };
    const [report] = items;
    expect(report?.wins.byDeck.reduce((sum, { wins }) => sum + wins.n, 0)).toBe((report?.publicGames ?? 0) * 2);
    expect(report?.publicGames).toBeGreaterThan(0);
  });

  it('stays public', async () => {
    for (const { key } of players) {
      expect(await agree(api, ids.matchId, { consent: false }, key)).toMatchObject({
        status: 409,
        body: { code: 'publication.final' },
      });
      expect((await agree(api, ids.matchId, { consent: true }, key)).status).toBe(200);
    }
    expect(await matchOf(ids.matchId)).toMatchObject({ status: 'ended', publication: { isPublic: true } });
  });
});

describe('a public match that is reopened', () => {
  it('is followed only as the own viewer, also by readers who saw all before', async () => {
    const { matchId, gameId } = await played();
    await publish(api, matchId, players);
    const { version } = (await read(`/v1/games/${gameId}`)).body as { version: number };
    const changes = api.app.get(GameChanges);
    const follows = changes.subscribe.bind(changes);
    const subscribe = vi.spyOn(changes, 'subscribe');
    // Between the look at who may see it and the first word told, a head judge has it played on.
    subscribe.mockImplementationOnce(async (...args) => {
      const claim = { gameId, step: version - 1, claim: 'Misplay', text: 'See the log.' };
      const { id } = (await api.call('POST', '/v1/cases', claim, players[0].key)).body as { id: string };
      await ruling(api, id, { rewind: { to: version - 2 } }, await keyOf('head-judge'));
      await carriedOut(api, id);
      return follows(...args);
    });
    const path = `/v1/games/${gameId}/stream?as=everything&after=${version}`;
    expect(await follow(api, path, spectator, 1)).toEqual([]);
    subscribe.mockRestore();
    expect((await read(`/v1/games/${gameId}/state?as=everything`, spectator)).status).toBe(403);
  });
});

describe('consent', () => {
  it('may come before the end, and counts from the end on', async () => {
    const { matchId, gameId } = await played({}, false);
    await publish(api, matchId, players);
    expect((await matchOf(matchId)).publication).toEqual({ terms: 'consent', agreed: ['p1', 'p2'], isPublic: false });
    expect((await read(`/v1/games/${gameId}/state?as=everything`, spectator)).status).toBe(403);
    await giveUp(matchId, gameId);
    expect((await read(`/v1/games/${gameId}/state?as=everything`, spectator)).status).toBe(200);
  });

  it('to a match of several games keeps the first one hidden while the second is played', async () => {
    const { matchId, gameId } = await played({ bestOf: 3 }, false);
    await publish(api, matchId, players);
    await api.call('POST', `/v1/games/${gameId}/concede`, undefined, players[1].key);
    expect((await read(`/v1/games/${gameId}`)).body).toMatchObject({ status: 'ended', randomness: { secrets: null } });
    expect((await read(`/v1/games/${gameId}/state?as=p1`, players[1].key)).status).toBe(403);
  });

  it('is given only by each player if players have their own keys', async () => {
    const { matchId } = await played({}, false);
    const scorekeeper = await keyOf('scorekeeper');
    expect(await agree(api, matchId, { consent: true, seat: 'p1' }, scorekeeper)).toMatchObject({
      status: 403,
      body: { code: 'publication.not-yours' },
    });
    expect((await matchOf(matchId)).publication.agreed).toEqual([]);
  });

  it('is for a scorekeeper to write down in a paper match', async () => {
    const { id: leagueId } = await made('/v1/leagues', { name: 'Paper', game: GAME, format: FORMAT });
    const scorekeeper = await keyOf('scorekeeper');
    const seats = players.map(({ id, deckId }) => ({ playerId: id, deckId }));
    const paper = { game: GAME, format: FORMAT, bestOf: 1, seats, leagueId, randomness: 'asserted' };
    const { id: matchId } = (await api.call('POST', '/v1/matches', paper, scorekeeper)).body as { id: string };
    const stranger = await seatedPlayer(api, 'Cal', 0);
    for (const [body, key, status, code] of [
      [{ consent: true }, stranger.key, 403, 'publication.not-yours'],
      [{ consent: true, seat: 'p1' }, stranger.key, 403, 'publication.not-yours'],
      [{ consent: true, seat: 'p2' }, players[0].key, 403, 'publication.not-yours'],
      [{ consent: true }, judge, 403, 'identity.role-forbidden'],
      [{ consent: true }, spectator, 403, 'identity.role-forbidden'],
      [{ consent: true }, scorekeeper, 422, 'publication.seat-unclear'],
      [{ consent: true, seat: 'p3' }, scorekeeper, 422, 'publication.seat-unclear'],
      [{ consent: 'yes' }, players[0].key, 400, 'request.invalid'],
      [{ consent: null }, players[0].key, 400, 'request.invalid'],
      [{}, players[0].key, 400, 'request.invalid'],
      [{ consent: true, seat: 7 }, scorekeeper, 400, 'request.invalid'],
    ] as const) {
      expect([body, await agree(api, matchId, body, key)]).toMatchObject([body, { status, body: { code } }]);
    }
    expect((await agree(api, leagueId, { consent: true }, players[0].key)).body).toMatchObject({
      code: 'match.not-found',
    });
    expect((await matchOf(matchId)).publication.agreed).toEqual([]);
    expect((await agree(api, matchId, { consent: true, seat: 'p1' }, players[0].key)).status).toBe(200);
    expect((await agree(api, matchId, { consent: true, seat: 'p2' }, scorekeeper)).status).toBe(200);
    expect((await matchOf(matchId)).publication.agreed).toEqual(['p1', 'p2']);
  });

  it('is given by playing where the terms are open, which only staff may say', async () => {
    const { matchId, gameId } = await played({ publication: 'open' });
    expect((await matchOf(matchId)).publication).toEqual({ terms: 'open', agreed: ['p1', 'p2'], isPublic: true });
    expect((await read(`/v1/games/${gameId}/state?as=everything`, spectator)).status).toBe(200);
    expect((await agree(api, matchId, { consent: false }, players[0].key)).body).toMatchObject({
      code: 'publication.final',
    });
    const seats = players.map(({ id, deckId }) => ({ playerId: id, deckId }));
    const asked = { game: GAME, format: FORMAT, bestOf: 1, seats, publication: 'open' };
    const { status, body } = await api.call('POST', '/v1/matches', asked, players[0].key);
    expect([status, body]).toMatchObject([403, { code: 'publication.not-yours' }]);
  });
});

describe('the deck of a player', () => {
  it('is shown to that player and to staff until the match is public, wherever seats are named', async () => {
    const [abe, bea] = players;
    const { id: leagueId } = await made('/v1/leagues', { name: 'Decks', game: GAME, format: FORMAT });
    const [stranger, official] = [await seatedPlayer(api, 'Cyd', 0), await seatedPlayer(api, 'Dee', 1)];
    // At her own table, Bea is a player and nothing else.
    for (const { id } of [official, bea]) {
      expect((await api.call('PUT', `/v1/leagues/${leagueId}/roles/${id}/judge`)).status).toBe(204);
    }
    const { matchId, gameId } = await played({ leagueId }, false);
    const told = async (path: string, key?: string) => {
      const text = await rawText(path, key);
      return players.flatMap(({ deckId }, place) => (text.includes(deckId) ? [`p${place + 1}`] : []));
    };
    const readers: readonly (readonly [key: string | undefined, seats: readonly string[]])[] = [
      [abe.key, ['p1']],
      [bea.key, ['p2']],
      [stranger.key, []],
      [spectator, []],
      [official.key, ['p1', 'p2']],
      [judge, ['p1', 'p2']],
      [await keyOf('scorekeeper'), ['p1', 'p2']],
      [undefined, ['p1', 'p2']],
    ];
    const exported = `/v1/exports/matches?league=${leagueId}`;
    const alike = [`/v1/matches/${matchId}`, `/v1/games/${gameId}`, `/v1/matches?league=${leagueId}`, exported];
    const [csv, events] = [`${exported}&format=csv`, `/v1/games/${gameId}/events`];
    const [statistics, replay] = [`/v1/statistics?league=${leagueId}`, `/v1/matches/${matchId}/replay`];
    const ask = async (paths: readonly string[]) => {
      for (const [key, seats] of readers) {
        for (const path of paths) expect([path, key, await told(path, key)]).toEqual([path, key, seats]);
        const isSeated = seats.length === 1;
        expect(await told(events, key)).toEqual(isSeated ? seats : []);
      }
      expect(await told(`${events}?as=everything`, judge)).toEqual(['p1', 'p2']);
    };
    await eventually('the listing', async () => ((await told(csv)).length === 2 ? true : null));
    await ask([...alike, csv]);
    expect(await rawText(csv, spectator)).toMatch(new RegExp(`,p1,${abe.id},[^,]+,,,`));
    await giveUp(matchId, gameId);
    await eventually('the replay', async () => ((await read(replay)).status === 200 ? true : null));
    const isCounted = async () => ((await rawText(statistics)).includes(abe.id) ? true : null);
    await eventually('the statistics', isCounted);
    await ask([...alike, csv, replay]);
    for (const [key] of readers) expect(await told(statistics, key)).toEqual([]);
    await publish(api, matchId, players);
    for (const [key] of readers) {
      for (const path of [...alike, csv, replay, statistics, `${events}?as=everything`]) {
        await eventually(path, async () => ((await told(path, key)).length === 2 ? true : null));
      }
    }
  });
});
