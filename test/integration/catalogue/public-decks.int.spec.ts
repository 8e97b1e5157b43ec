/**
 * Goal: a player makes a deck public and withdraws it again, nobody else does, and a public deck is a list: no answer
 * about a match that is not public says in which one it is played. Method: two players in a match that runs, asked as
 * the opponent, a spectator, a judge and somebody without a key.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PgPools } from '../../../src/platform/database/index.js';
import { newId } from '../../../src/platform/ids/index.js';
import { serveKifu, type TestApi } from '../../support/api.js';
import { concede, type Court, openCourt, playing, whenMatchIs } from '../../support/court.js';
import { publish } from '../../support/publication.js';

let api: TestApi;
let court: Court;
let running: { readonly matchId: string; readonly gameId: string };
let deckId: string;

/** Who asks, by their keys. */
let readers: Readonly<Record<'owner' | 'opponent' | 'spectator' | 'judge' | 'admin' | 'nobody', string | null>>;

beforeAll(async () => {
  api = await serveKifu('all');
  court = await openCourt(api);
  running = await playing(api, court, 12);
  const [abe, bea] = court.players;
  deckId = abe.deckId;
  const spectator = ((await api.call('POST', '/v1/keys', { role: 'spectator' })).body as { key: string }).key;
  const staff = { judge: court.judge, admin: api.adminKey };
  readers = { owner: abe.key, opponent: bea.key, spectator, ...staff, nobody: null };
}, 120_000);

afterAll(() => api.close());

beforeEach(async () => {
  await decide(false);
});

type Reader = keyof typeof readers;

interface Read {
  readonly status: number;
  readonly body: {
    readonly public?: boolean;
    readonly publishedAt?: string | null;
    readonly code?: string;
    readonly items?: readonly { readonly id: string; readonly public: boolean }[];
  };
}

async function ask(path: string, reader: Reader, body?: unknown): Promise<Read> {
  const method = body === undefined ? 'GET' : 'PUT';
  const { [reader]: key } = readers;
  return (await api.call(method, path, body, key)) as Read;
}

const decide = (published: unknown, reader: Reader = 'owner', id = deckId): Promise<Read> =>
  ask(`/v1/decks/${id}/publication`, reader, { published });

/** Status and code of each reader's look at the deck. */
async function seenBy(...who: readonly Reader[]): Promise<readonly unknown[]> {
  const reads = await Promise.all(who.map((reader) => ask(`/v1/decks/${deckId}`, reader)));
  return reads.map(({ status, body }) => body.code ?? status);
}

const listed = async (reader: Reader): Promise<readonly string[]> => {
  const { body } = await ask(`/v1/decks?player=${court.players[0].id}`, reader);
  return (body.items ?? []).map(({ id }) => id);
};

describe('a deck that its player makes public', () => {
  it('is read and listed by everybody, until it is withdrawn', async () => {
    expect(await seenBy('owner', 'judge', 'opponent', 'spectator', 'nobody')).toEqual([
      ...[200, 200, 'deck.forbidden', 'deck.forbidden', 'deck.forbidden'],
    ]);
    expect([await listed('opponent'), await listed('nobody')]).toEqual([[], []]);
    const { status, body } = await decide(true);
    expect([status, body]).toMatchObject([
      200,
      { id: deckId, public: true, publishedAt: expect.any(String) as string },
    ]);
    expect(await seenBy('owner', 'judge', 'opponent', 'spectator', 'nobody')).toEqual([200, 200, 200, 200, 200]);
    expect([await listed('opponent'), await listed('nobody')]).toEqual([[deckId], [deckId]]);
    const withdrawn = await decide(false);
    expect([withdrawn.status, withdrawn.body]).toMatchObject([200, { public: false, publishedAt: null }]);
    expect(await seenBy('owner', 'opponent', 'nobody')).toEqual([200, 'deck.forbidden', 'deck.forbidden']);
    expect(await listed('nobody')).toEqual([]);
  });

  it('answers everybody with the same list, whether it is public and since when', async () => {
    const { body: made } = await decide(true);
    for (const reader of ['owner', 'opponent', 'spectator', 'judge', 'nobody'] as const) {
      expect((await ask(`/v1/decks/${deckId}`, reader)).body).toEqual(made);
    }
    const { cards: _cards, ...summary } = made as Record<string, unknown>;
    expect((await ask(`/v1/decks?player=${court.players[0].id}`, 'nobody')).body.items).toEqual([summary]);
  });

  it('stays public since when it was, however often that is said, and at once', async () => {
    const first = (await decide(true)).body;
    const again = await Promise.all([decide(true), decide(true), decide(true)]);
    expect(again.map(({ status, body }) => [status, body])).toEqual(again.map(() => [200, first]));
    const gone = await Promise.all([decide(false), decide(false)]);
    expect(gone.map(({ status, body }) => [status, body.public])).toEqual([
      [200, false],
      [200, false],
    ]);
  });

  it('says by which key that was done', async () => {
    await decide(true);
    const { rows } = await api.app
      .get(PgPools)
      .app.query<{ by: string }>('select published_by as by from deck_publications where deck_id = $1', [deckId]);
    const { id: keyId } = (await ask('/v1/me', 'owner')).body as { id?: string };
    expect(rows).toEqual([{ by: keyId }]);
  });

  it('has another ETag once it is withdrawn', async () => {
    const url = `${await api.app.getUrl()}/v1/decks/${deckId}`;
    await decide(true);
    const headers = { 'if-none-match': (await fetch(url)).headers.get('etag') ?? '' };
    expect((await fetch(url, { headers })).status).toBe(304);
    await decide(false);
    expect((await fetch(url, { headers })).status).toBe(403);
  });
});

describe('whether a deck is public', () => {
  it('is decided only by its player', async () => {
    const decided = async (reader: Reader) => (await decide(true, reader)).body.code;
    expect(await decided('opponent')).toBe('deck.not-yours');
    for (const reader of ['judge', 'admin', 'spectator'] as const) {
      expect([reader, await decided(reader)]).toEqual([reader, 'identity.role-forbidden']);
    }
    expect(await decided('nobody')).toBe('identity.key-missing');
    expect(await seenBy('nobody')).toEqual(['deck.forbidden']);
    await decide(true);
    expect((await decide(false, 'opponent')).body.code).toBe('deck.not-yours');
    expect(await seenBy('nobody')).toEqual([200]);
  });

  it('is not decided by a key of the player that lacks the scope', async () => {
    const [{ id }] = court.players;
    const narrow = await api.call('POST', `/v1/players/${id}/keys`, { scopes: ['decks.read', 'decks.bring'] });
    const { key } = narrow.body as { key: string };
    const answer = await api.call('PUT', `/v1/decks/${deckId}/publication`, { published: true }, key);
    expect([answer.status, answer.body]).toMatchObject([403, { code: 'identity.scope-forbidden' }]);
  });

  it('is decided of decks that there are, by a body that says it', async () => {
    expect((await decide(true, 'owner', newId())).body.code).toBe('deck.not-found');
    for (const published of ['true', 1, null, undefined]) {
      expect([published, (await decide(published)).body.code]).toEqual([published, 'request.invalid']);
    }
  });

  it('cannot be decided for a deck without a player', async () => {
    const { game, format, cards } = (await ask(`/v1/decks/${deckId}`, 'owner')).body as Record<string, unknown>;
    const stored = await api.call('POST', '/v1/decks', { name: 'Of the house', game, format, cards });
    const { id } = stored.body as { id: string };
    expect(stored.body).toMatchObject({ playerId: null, public: false, publishedAt: null });
    expect((await decide(true, 'owner', id)).body.code).toBe('deck.not-yours');
    expect((await decide(true, 'opponent', id)).body.code).toBe('deck.not-yours');
  });
});

describe('of a match that is not public', () => {
  const about = ({ matchId, gameId }: typeof running): readonly string[] => [
    `/v1/matches/${matchId}`,
    `/v1/matches?league=${court.leagueId}`,
    `/v1/matches?player=${court.players[0].id}`,
    `/v1/matches/${matchId}/replay`,
    `/v1/games/${gameId}`,
    `/v1/games/${gameId}/state`,
    `/v1/games/${gameId}/log?limit=500`,
    `/v1/games/${gameId}/events?limit=500`,
    `/v1/games/${gameId}/replay`,
    `/v1/leagues/${court.leagueId}/standings`,
    `/v1/statistics?league=${court.leagueId}`,
    `/v1/exports/matches?league=${court.leagueId}&format=json`,
    `/v1/exports/statistics?league=${court.leagueId}&format=json`,
    `/v1/matches/${matchId}/audit`,
  ];
  const tellers = async (match: typeof running): Promise<readonly string[]> => {
    const told: string[] = [];
    for (const path of about(match)) {
      for (const reader of ['opponent', 'spectator', 'nobody'] as const) {
        const { body } = await ask(path, reader);
        if (JSON.stringify(body).includes(deckId)) told.push(`${reader} ${path}`);
      }
    }
    return told;
  };

  it('no answer says that the public deck is played there, neither while it runs nor after', async () => {
    await decide(true);
    expect(await tellers(running)).toEqual([]);
    expect(JSON.stringify((await ask(`/v1/matches/${running.matchId}`, 'owner')).body)).toContain(deckId);
    const over = await playing(api, court, 12);
    await concede(api, over.gameId, court.players[1]);
    await whenMatchIs(api, over.matchId, 'ended');
    expect(await tellers(over)).toEqual([]);
  });
});

describe('a deck that was played in a public match', () => {
  it('stays public when its player withdraws it, and says that the player did', async () => {
    const { gameId, matchId } = await playing(api, court, 4);
    await concede(api, gameId, court.players[1]);
    await publish(api, matchId, court.players);
    await whenMatchIs(api, matchId, 'ended');
    await expect.poll(() => seenBy('nobody'), { timeout: 20_000 }).toEqual([200]);
    const { body } = await decide(true);
    expect(body).toMatchObject({ public: true, publishedAt: expect.any(String) as string });
    expect((await decide(false)).body).toMatchObject({ public: true, publishedAt: null });
    expect(await seenBy('nobody')).toEqual([200]);
  });
});
