/** Goal: a match begins exactly when its players, decks, table and league allow it, and exactly once. */
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { builtInDecks } from '../../../src/engine/index.js';
import { Seating } from '../../../src/modules/matches/commands/seating.js';
import { PlayerSeatedTwice } from '../../../src/modules/matches/matches.problems.js';
import { EventStore, Feed } from '../../../src/platform/event-store/index.js';
import { serveGames, type TestApi } from '../../support/api.js';
import { eventually } from '../../support/ledger.js';
import { createMatch, FORMAT, GAME, seatedPlayer, type TestMatch, type TestPlayer } from '../../support/players.js';
import { send } from '../../support/request.js';

let api: TestApi;
let abe: TestPlayer;
let bea: TestPlayer;

beforeAll(async () => {
  api = await serveGames();
  [abe, bea] = [await seatedPlayer(api, 'Abe', 0), await seatedPlayer(api, 'Bea', 1)];
});

afterAll(() => api.close());

const seatOf = ({ id, deckId }: TestPlayer) => ({ playerId: id, deckId });
const terms = () => ({ game: GAME, format: FORMAT, bestOf: 1, seats: [seatOf(abe), seatOf(bea)] });
const post = (body: unknown, key?: string) => api.call('POST', '/v1/matches', body, key);

describe('creating a match', () => {
  it('begins its first game at once, with commitments and without secrets', async () => {
    const { status, body } = await post({ ...terms(), bestOf: 3 });
    expect({ status, body }).toMatchObject({
      status: 201,
      body: {
        game: GAME,
        bestOf: 3,
        status: 'running',
        leagueId: null,
        seats: [
          { seat: 'p1', ...seatOf(abe) },
          { seat: 'p2', ...seatOf(bea) },
        ],
        games: [{ number: 1, status: 'running' }],
        result: null,
      },
    });
    const match = body as TestMatch;
    expect(await api.call('GET', `/v1/matches/${match.id}`)).toMatchObject({ status: 200, body: match });
    const game = await api.call('GET', `/v1/games/${match.games[0]?.id ?? ''}`);
    expect(game).toMatchObject({ status: 200, body: { matchId: match.id, version: 1, randomness: { secrets: null } } });
    const { randomness } = game.body as { randomness: { commitments: Record<string, string> } };
    expect(Object.keys(randomness.commitments).sort()).toEqual(['p1', 'p2', 'server']);
  });

  it('takes the entropy of a player, and never shows it', async () => {
    const entropy = randomBytes(32).toString('hex');
    const { body } = await post({ ...terms(), seats: [{ ...seatOf(abe), entropy }, seatOf(bea)] });
    const match = body as TestMatch;
    const gameId = match.games[0]?.id ?? '';
    const [started] = await api.app.get(EventStore).read(gameId);
    expect(started?.payload).toMatchObject({ randomness: { seatSecrets: { p1: entropy } } });
    const shown = [
      body,
      (await api.call('GET', `/v1/matches/${match.id}`)).body,
      (await api.call('GET', `/v1/games/${gameId}`)).body,
      (await api.call('GET', `/v1/games/${gameId}/events`, undefined, bea.key)).body,
      (await api.call('GET', '/v1/matches')).body,
    ];
    expect(JSON.stringify(shown)).not.toContain(entropy);
  });

  it('has no teams where no rule says how they play the game, and names the rules', async () => {
    const teams = [{ seats: ['p1'] }, { seats: ['p2'] }];
    expect(await post({ ...terms(), teams })).toMatchObject({
      status: 422,
      body: {
        code: 'match.setup-refused',
        rejection: 'setup.teams-undefined',
        rules: [
          { game: 'lorcana', rule: '1.10.3.1' },
          { game: 'lorcana', rule: '1.10.3.2' },
        ],
      },
    });
    for (const odd of [[], [['p1', 'p2']], [{ seats: ['p1', 7] }], 'p1']) {
      expect(await post({ ...terms(), teams: odd })).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
    }
  });

  it('is for organisers, and for players among the seats', async () => {
    const cleo = await seatedPlayer(api, 'Cleo', 0);
    expect((await post(terms(), bea.key)).status).toBe(201);
    expect(await post(terms(), cleo.key)).toMatchObject({ status: 403, body: { code: 'match.of-others' } });
    const judge = (await api.call('POST', '/v1/keys', { role: 'judge' })).body as { key: string };
    expect(await post(terms(), judge.key)).toMatchObject({ status: 403, body: { code: 'identity.role-forbidden' } });
  });

  it.each([1, 5])('refuses a table of %i with the rule of the game', async (size) => {
    const seats: unknown[] = [];
    for (let place = 0; place < size; place += 1) seats.push(seatOf(await seatedPlayer(api, `Player ${place}`, 0)));
    expect(await post({ ...terms(), seats })).toMatchObject({
      status: 422,
      body: {
        code: 'match.setup-refused',
        rejection: 'setup.seats',
        rules: [{ game: GAME, rule: '1.1.3', title: expect.any(String) as string }],
      },
    });
  });

  it('refuses seats that do not fit', async () => {
    const nobody = '0193a5a0-6f6b-7c3e-9d5a-1f2e3d4c5b6a';
    const cases: [body: unknown, status: number, code: string][] = [
      [{ ...terms(), seats: [seatOf(abe), seatOf(abe)] }, 422, 'match.player-seated-twice'],
      [{ ...terms(), seats: [seatOf(abe), { ...seatOf(bea), deckId: abe.deckId }] }, 422, 'match.deck-unfit'],
      [{ ...terms(), seats: [seatOf(abe), { ...seatOf(bea), deckId: nobody }] }, 404, 'deck.not-found'],
      [{ ...terms(), seats: [seatOf(abe), { ...seatOf(bea), playerId: nobody }] }, 404, 'identity.player-not-found'],
      [{ ...terms(), game: 'chess' }, 422, 'catalogue.unknown-game'],
      [{ ...terms(), format: 'anything' }, 422, 'catalogue.unknown-format'],
      [{ ...terms(), leagueId: nobody }, 404, 'league.not-found'],
      [{ ...terms(), bestOf: 2 }, 400, 'request.invalid'],
      [{ ...terms(), seats: [] }, 400, 'request.invalid'],
      [{ ...terms(), seats: [{ ...seatOf(abe), entropy: 'short' }, seatOf(bea)] }, 400, 'request.invalid'],
    ];
    for (const [body, status, code] of cases)
      expect([body, await post(body)]).toMatchObject([body, { status, body: { code } }]);
  });

  it('takes no illegal deck: such a deck is refused when it is brought, with its rules', async () => {
    const [lines = []] = Object.values(builtInDecks(GAME));
    const body = { name: 'Too small', game: GAME, format: FORMAT, cards: lines.slice(1) };
    expect(await api.call('POST', '/v1/decks', body, abe.key)).toMatchObject({
      status: 422,
      body: { code: 'deck.illegal', rules: [{ game: GAME, rule: '2.1.1.1' }] },
    });
    const unknown = { ...body, cards: [{ card: 'no-such-card', count: 4 }, ...lines] };
    expect(await api.call('POST', '/v1/decks', unknown, abe.key)).toMatchObject({ status: 422 });
  });

  it('keeps to the terms of its league', async () => {
    const league = { name: 'Thursdays', game: GAME, format: FORMAT, bestOf: 3 };
    const { id: leagueId } = (await api.call('POST', '/v1/leagues', league)).body as { id: string };
    expect(await post({ ...terms(), leagueId })).toMatchObject({
      status: 422,
      body: { code: 'match.league-mismatch' },
    });
    expect(await post({ ...terms(), bestOf: 3, leagueId })).toMatchObject({ status: 201, body: { leagueId } });
  });
});

describe('the pairings of a league', () => {
  interface Person {
    readonly id: string;
    readonly key: string;
  }
  const league = async (pairings?: string): Promise<string> => {
    const made = await api.call('POST', '/v1/leagues', { name: 'Mondays', game: GAME, format: FORMAT, pairings });
    return (made.body as { id: string }).id;
  };
  const somebody = async () => (await api.call('POST', '/v1/players', { name: 'Somebody' })).body as Person;
  const give = async (leagueId: string, { id }: { readonly id: string }, role: string): Promise<void> =>
    void expect((await api.call('PUT', `/v1/leagues/${leagueId}/roles/${id}/${role}`)).status).toBe(204);
  const codeOf = ({ status, body }: Awaited<ReturnType<typeof post>>) => [status, (body as { code?: string }).code];
  const BY_STAFF = [403, 'match.pairings-by-staff'];

  it('by its staff are made only by its organisers and scorekeepers', async () => {
    const [leagueId, other] = [await league(), await league()];
    const [cleo, dan, eve] = [await somebody(), await somebody(), await somebody()];
    const paired = { ...terms(), leagueId };
    await give(leagueId, dan, 'judge');
    await give(other, eve, 'scorekeeper');
    for (const { key } of [abe, cleo, dan, eve]) expect(codeOf(await post(paired, key))).toEqual(BY_STAFF);
    expect(await post(paired, abe.key)).toMatchObject({
      body: { detail: 'Only organisers and scorekeepers of this league create its matches.' },
    });
    await give(leagueId, cleo, 'scorekeeper');
    await give(leagueId, dan, 'organiser');
    for (const { key } of [cleo, dan]) expect((await post(paired, key)).status).toBe(201);
    await eventually('the listing to hold the two matches that were made', async () => {
      const { items } = (await api.call('GET', `/v1/matches?league=${leagueId}`)).body as { items: unknown[] };
      return items.length === 2 ? true : null;
    });
  });

  it('by its staff are theirs also where they play', async () => {
    const leagueId = await league('staff');
    const gus = await seatedPlayer(api, 'Gus', 0);
    const own = { ...terms(), leagueId, seats: [seatOf(gus), seatOf(bea)] };
    expect(codeOf(await post(own, gus.key))).toEqual(BY_STAFF);
    await give(leagueId, gus, 'organiser');
    expect((await post(own, gus.key)).status).toBe(201);
  });

  it('by players are made by seated players and by its staff', async () => {
    const leagueId = await league('players');
    const [cleo, dan] = [await somebody(), await somebody()];
    await give(leagueId, dan, 'scorekeeper');
    expect((await post({ ...terms(), leagueId }, abe.key)).status).toBe(201);
    expect((await post({ ...terms(), leagueId }, dan.key)).status).toBe(201);
    expect(codeOf(await post({ ...terms(), leagueId }, cleo.key))).toEqual([403, 'match.of-others']);
  });

  it('say nothing about matches outside of it', async () => {
    await give(await league('staff'), abe, 'player');
    expect((await post(terms(), abe.key)).status).toBe(201);
  });
});

describe('an idempotency key', () => {
  const keyed = (body: unknown, name: string, key?: string) =>
    send(api, 'POST', '/v1/matches', {
      body: JSON.stringify(body),
      headers: { 'idempotency-key': name },
      ...(key !== undefined && { key }),
    });

  it('makes a match once, however often and at once it is sent', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => keyed(terms(), 'once')));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers.filter(({ headers }) => headers.get('idempotent-replayed') === 'true')).toHaveLength(3);
  });

  it('is refused with another body', async () => {
    await keyed(terms(), 'changing');
    expect(await keyed({ ...terms(), bestOf: 3 }, 'changing')).toMatchObject({
      status: 422,
      body: { code: 'event-store.idempotency-mismatch' },
    });
  });

  it('is answered from the record, also when the match would be refused by now', async () => {
    const made = await keyed(terms(), 'early');
    const refused = vi.spyOn(Seating.prototype, 'require').mockRejectedValue(new PlayerSeatedTwice(abe.id));
    const again = await keyed(terms(), 'early');
    expect((await keyed(terms(), 'late')).status).toBe(422);
    refused.mockRestore();
    expect([again.status, again.body]).toEqual([201, made.body]);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
  });

  it("is the caller's own", async () => {
    const [mine, other] = [await keyed(terms(), '1', abe.key), await keyed(terms(), '1', bea.key)];
    expect([mine.status, other.status]).toEqual([201, 201]);
    expect((mine.body as TestMatch).id).not.toBe((other.body as TestMatch).id);
  });
});

describe('listing matches', () => {
  it('filters and pages, the newest first', async () => {
    const [dan, eve] = [await seatedPlayer(api, 'Dan', 0), await seatedPlayer(api, 'Eve', 1)];
    const made: string[] = [];
    for (let n = 0; n < 5; n += 1) made.unshift((await createMatch(api, [dan, eve])).id);
    const path = `/v1/matches?player=${dan.id}&status=running&game=${GAME}&limit=2`;
    const feed = api.app.get(Feed);
    await eventually('the listing to hold the matches', async () => {
      await feed.head();
      const { body } = await api.call('GET', `/v1/matches?player=${dan.id}`);
      return (body as { items: unknown[] }).items.length === 5 ? true : null;
    });
    const seen: string[] = [];
    for (let next: string | null = path; next !== null;) {
      const { status, body } = await api.call('GET', next);
      expect(status).toBe(200);
      const page = body as { items: { id: string }[]; next: string | null };
      seen.push(...page.items.map(({ id }) => id));
      next = page.next;
    }
    expect(seen).toEqual(made);
    const newest = (await api.call('GET', path)).body as { items: { seats: object[] }[] };
    const { name: deckName } = (await api.call('GET', `/v1/decks/${dan.deckId}`)).body as { name: string };
    expect(newest.items[0]?.seats[0]).toMatchObject({ name: 'Dan', deckName });
    const toEve = (await api.call('GET', path, undefined, eve.key)).body as typeof newest;
    expect(toEve.items[0]?.seats[0]).not.toHaveProperty('deckName');
    expect((await api.call('GET', `/v1/matches?player=${dan.id}&status=ended`)).body).toEqual({
      items: [],
      next: null,
    });
    const found = async (query: string): Promise<readonly string[]> => {
      const { body } = await api.call('GET', `/v1/matches?player=${dan.id}&${query}`);
      return (body as { items: { id: string; format: string }[] }).items.map(({ id }) => id);
    };
    expect(await found('playerName=ÉV')).toEqual(made);
    expect(await found('playerName=ev&matchFormat=none')).toEqual([]);
    expect(await found('playerName=nobody')).toEqual([]);
    const createdAt = async (id = ''): Promise<string> =>
      ((await api.call('GET', `/v1/matches/${id}`)).body as { createdAt: string }).createdAt;
    expect(await found(`before=${await createdAt(made[1])}`)).toEqual(made.slice(2));
    expect((await api.call('GET', '/v1/matches?status=paused')).status).toBe(400);
    expect((await api.call('GET', '/v1/matches?cursor=bm9uZQ')).status).toBe(400);
  });

  it('does not know a match that does not exist', async () => {
    const gameId = (await createMatch(api, [abe, bea])).games[0]?.id ?? '';
    for (const id of [gameId, '0193a5a0-6f6b-7c3e-9d5a-1f2e3d4c5b6a']) {
      expect(await api.call('GET', `/v1/matches/${id}`)).toMatchObject({
        status: 404,
        body: { code: 'match.not-found' },
      });
    }
  });
});
