/**
 * Goal: the server is bound to what it puts into the chance of a match before it knows what the seats put in, and a
 * seat sees it where that was not so. Method: matches as they should be, and such in which the server cheats behind its
 * own routes; a seat checks them with the very lines of docs/how-to/check-the-chance.md.
 */
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commitment, masterSeed } from '../../../src/engine/index.js';
import { AuditsModule } from '../../../src/modules/audits/index.js';
import {
  decodeMatchEvent,
  type GameStarted,
  logHash,
  NOTHING_BEFORE,
  RulesRegistry,
  setupOf,
} from '../../../src/modules/matches/index.js';
import { GameStarter } from '../../../src/modules/matches/game-starter.js';
import { EventStore } from '../../../src/platform/event-store/index.js';
import { type Answer, serveGames, type TestApi } from '../../support/api.js';
import { BY_ADMIN, eventually } from '../../support/ledger.js';
import { createMatch, FORMAT, GAME, seatedPlayer, type TestPlayer } from '../../support/players.js';
import { publish } from '../../support/publication.js';

let api: TestApi;
let players: readonly [TestPlayer, TestPlayer];
let folder: string;

beforeAll(async () => {
  api = await serveGames(AuditsModule);
  players = [await seatedPlayer(api, 'Abe', 0), await seatedPlayer(api, 'Bea', 1)];
  folder = mkdtempSync(join(tmpdir(), 'kifu-chance-'));
  const page = readFileSync(new URL('../../../docs/how-to/check-the-chance.md', import.meta.url), 'utf8');
  writeFileSync(join(folder, 'check.mjs'), /```js\n(.*?)```/s.exec(page)?.[1] ?? '');
});

afterAll(async () => {
  rmSync(folder, { recursive: true });
  await api.close();
});

interface Pledged {
  readonly id: string;
  readonly games: readonly { readonly id: string; readonly number: number }[];
  readonly pledge: {
    readonly games: readonly { readonly number: number; readonly gameId: string; readonly commitment: string }[];
    readonly seats: Readonly<Record<string, string>>;
    readonly given: readonly string[];
  };
}

async function created(terms: object = {}): Promise<Pledged> {
  const seats = players.map(({ id, deckId }) => ({ playerId: id, deckId }));
  const body = { game: GAME, format: FORMAT, bestOf: 1, seats, randomness: 'shared', ...terms };
  const answer = await api.call('POST', '/v1/matches', body);
  expect([answer.status, answer.body]).toMatchObject([201, {}]);
  return answer.body as Pledged;
}

const gameOf = ({ pledge }: Pledged, number = 1): string => pledge.games[number - 1]?.gameId ?? '';
const give = (matchId: string, body: object, key: string | undefined): Promise<Answer> =>
  api.call('PUT', `/v1/matches/${matchId}/entropy`, body, key);
const random = (): string => randomBytes(32).toString('hex');
const refused = (status: number, code: string) => ({ status, body: { code } });
const read = async <Read>(path: string) => (await api.call('GET', path)).body as Read;

async function played(match: Pledged): Promise<void> {
  const [{ key }] = players;
  expect((await api.call('POST', `/v1/games/${gameOf(match)}/concede`, {}, key)).status).toBe(200);
  await eventually('the match is over', async () =>
    (await read<{ status: string }>(`/v1/matches/${match.id}`)).status === 'ended' ? true : null,
  );
  await publish(api, match.id, players);
}

/** What a seat finds by the lines of the page; its own share, where it gave one. */
async function found(kept: Pledged, seat: string, share?: string): Promise<string> {
  const game = await read(`/v1/games/${gameOf(kept)}`);
  for (const [name, value] of Object.entries({ kept, game })) {
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(value));
  }
  const words = ['check.mjs', 'kept.json', 'game.json', seat, ...(share === undefined ? [] : [share])];
  try {
    return execFileSync(process.execPath, words, { cwd: folder, encoding: 'utf8' }).trim();
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? String(error.stdout).trim() : String(error);
  }
}

describe('a match whose chance is shared', () => {
  it('begins when all seats have answered, with what the server was bound to before', async () => {
    const match = await created();
    expect(match).toMatchObject({ status: 'running', games: [], pledge: { given: [] } });
    expect((await api.call('GET', `/v1/games/${gameOf(match)}`)).status).toBe(404);
    const [abe, bea] = players;
    const share = random();
    const first = await give(match.id, { entropy: share }, abe.key);
    expect(first).toMatchObject({ status: 200, body: { games: [], pledge: { given: ['p1'] } } });
    expect(JSON.stringify(first.body)).not.toContain(share);
    // The same again is the same; another is none.
    expect((await give(match.id, { entropy: share }, abe.key)).body).toEqual(first.body);
    expect(await give(match.id, { entropy: random() }, abe.key)).toMatchObject(refused(409, 'entropy.final'));
    expect(await give(match.id, {}, abe.key)).toMatchObject(refused(409, 'entropy.final'));
    const last = await give(match.id, {}, bea.key);
    expect(last).toMatchObject({ status: 200, body: { games: [{ id: gameOf(match), number: 1 }] } });
    const { games, seats } = (last.body as Pledged).pledge;
    expect({ games, seats }).toEqual({ games: match.pledge.games, seats: match.pledge.seats });

    await played(match);
    const seed = await found(match, 'p1', share);
    expect(await found(match, 'p2')).toBe(seed);
    const { randomness } = await read<{ randomness: { secrets: { server: string; seats: Record<string, string> } } }>(
      `/v1/games/${gameOf(match)}`,
    );
    const { server, seats: shares } = randomness.secrets;
    expect(shares['p1']).toBe(share);
    const seatSecrets = [shares['p1'] ?? '', shares['p2'] ?? ''];
    expect(seed).toBe(`seed ${masterSeed({ gameId: gameOf(match), serverSecret: server, seatSecrets })}`);
    expect(await read(`/v1/games/${gameOf(match)}/audit`)).toMatchObject({ ok: true, commitments: { ok: true } });
  });

  it('has its record in this order, and reveals no secret before its end', async () => {
    const match = await created();
    const shares = [random(), random()];
    for (const [place, { key }] of players.entries()) await give(match.id, { entropy: shares[place] }, key);
    const events = (await api.app.get(EventStore).read(match.id)).map(decodeMatchEvent);
    const types = ['MatchCreated', 'EntropyGiven', 'EntropyGiven', 'MatchGameStarted'];
    expect(events.map(({ type }) => type)).toEqual(types);
    const [opening] = events;
    const own = opening?.type === 'MatchCreated' ? opening.payload : null;
    const secrets = [...(own?.serverSecrets ?? []), ...Object.values(own?.seatSecrets ?? {}), ...shares];
    expect(secrets).toHaveLength(5);
    const { key } = (await api.call('POST', '/v1/keys', { role: 'judge' })).body as { key: string };
    for (const reader of [api.adminKey, key, ...players.map((player) => player.key)]) {
      for (const path of [`matches/${match.id}`, `games/${gameOf(match)}`, `games/${gameOf(match)}/events`, 'events']) {
        const { body } = await api.call('GET', `/v1/${path}`, undefined, reader);
        expect(secrets.filter((secret) => JSON.stringify(body).includes(secret))).toEqual([]);
      }
    }
  });

  it('plays every game with what was pledged for it', async () => {
    const match = await created({ bestOf: 3 });
    expect(match.pledge.games.map(({ number }) => number)).toEqual([1, 2, 3]);
    for (const { key } of players) await give(match.id, {}, key);
    await api.call('POST', `/v1/games/${gameOf(match)}/concede`, {}, players[0].key);
    await eventually('the second game', async () =>
      (await api.call('GET', `/v1/games/${gameOf(match, 2)}`)).status === 200 ? true : null,
    );
    const [opening] = await api.app.get(EventStore).read(gameOf(match, 2), { to: 1 });
    const { randomness } = opening?.payload as unknown as GameStarted;
    expect(randomness.commitments['server']).toBe(match.pledge.games[1]?.commitment);
  });
});

describe('a seat', () => {
  /** The server knows all shares, and begins the game as suits it. */
  async function cheated(change: (started: GameStarted) => GameStarted['randomness']): Promise<[Pledged, string]> {
    const match = await created();
    const share = random();
    await give(match.id, { entropy: share }, players[0].key);
    const honest = await created();
    for (const { key } of players) await give(honest.id, {}, key);
    const [opening] = await api.app.get(EventStore).read(gameOf(honest), { to: 1 });
    const like = opening?.payload as unknown as GameStarted;
    const [own] = (await api.app.get(EventStore).read(match.id)).map(decodeMatchEvent);
    if (own?.type !== 'MatchCreated') throw new Error('a match begins');
    const { serverSecrets = [], seatSecrets = {} } = own.payload;
    const randomness = {
      ...like.randomness,
      serverSecret: serverSecrets[0] ?? '',
      seatSecrets: { ...seatSecrets, p1: share },
    };
    const started = { ...like, gameId: gameOf(match), matchId: match.id, randomness };
    const { serverSecret, seatSecrets: shares } = change(started);
    const secrets = Object.entries({ server: serverSecret, ...shares });
    const commitments = Object.fromEntries(
      secrets.map(([who, secret]) => [who, commitment(started.gameId, who, secret)]),
    );
    const dealt = {
      ...started,
      randomness: { kind: 'seeded' as const, serverSecret, seatSecrets: shares, commitments },
    };
    await api.app.get(GameStarter).record(await rehashed(dealt), BY_ADMIN);
    await give(match.id, {}, players[1].key);
    await played(match);
    return [match, share];
  }

  it('detects another secret of the server, another share, or a missing own share', async () => {
    const [swapped, mine] = await cheated(({ randomness }) => ({ ...randomness, serverSecret: random() }));
    expect(await found(swapped, 'p1', mine)).toBe('another secret of the server than pledged');
    expect(await read(`/v1/games/${gameOf(swapped)}/audit`)).toMatchObject({
      ok: false,
      commitments: { ok: false },
      firstDifference: { version: 1, reason: 'commitment', expected: swapped.pledge.games[0]?.commitment },
    });
    const [left] = await cheated(({ randomness: { seatSecrets, ...chance } }) => ({
      ...chance,
      seatSecrets: { ...seatSecrets, p2: random() },
    }));
    expect(await found(left, 'p2')).toBe('another share than mine');
    expect(await read(`/v1/games/${gameOf(left)}/audit`)).toMatchObject({ commitments: { ok: false } });
    const [ignored, given] = await cheated(({ randomness: { seatSecrets, ...chance } }) => ({
      ...chance,
      seatSecrets: { ...seatSecrets, p1: random() },
    }));
    expect(await found(ignored, 'p1', given)).toBe('another share than mine');
  });

  it('finds nothing where nothing was changed', async () => {
    const [match, share] = await cheated(({ randomness }) => randomness);
    expect(await found(match, 'p1', share)).toMatch(/^seed [0-9a-f]{64}$/);
    expect(await found(match, 'p2')).toMatch(/^seed [0-9a-f]{64}$/);
    expect(await read(`/v1/games/${gameOf(match)}/audit`)).toMatchObject({ ok: true });
  });
});

describe('a share', () => {
  it('is given only by its player', async () => {
    const match = await created();
    const [abe, bea] = players;
    const other = await seatedPlayer(api, 'Cyd', 0);
    const notYours = refused(403, 'entropy.not-yours');
    expect(await give(match.id, { entropy: random() }, other.key)).toMatchObject(notYours);
    expect(await give(match.id, { seat: 'p2' }, abe.key)).toMatchObject(notYours);
    expect(await give(match.id, { entropy: random() }, api.adminKey)).toMatchObject(notYours);
    expect(await give(match.id, { entropy: random(), seat: 'p2' }, api.adminKey)).toMatchObject(notYours);
    expect(await give(match.id, { seat: 'p9' }, api.adminKey)).toMatchObject(notYours);
    for (const entropy of ['', 'ff', 'FF'.repeat(32), 7]) {
      expect(await give(match.id, { entropy }, bea.key)).toMatchObject(refused(400, 'request.invalid'));
    }
    const { key } = (await api.call('POST', '/v1/keys', { role: 'judge' })).body as { key: string };
    expect(await give(match.id, { seat: 'p2' }, key)).toMatchObject(refused(403, 'identity.role-forbidden'));
    // Who makes matches of others need not wait for somebody who does not come.
    expect(await give(match.id, { seat: 'p2' }, api.adminKey)).toMatchObject({ body: { pledge: { given: ['p2'] } } });
    expect((await give(match.id, { entropy: random() }, abe.key)).body).toMatchObject({ games: [{ number: 1 }] });
  });

  it('is awaited where the match says so, and not before', async () => {
    const { id } = await createMatch(api, players);
    expect(await give(id, {}, players[0].key)).toMatchObject(refused(409, 'entropy.not-awaited'));
    expect(await read(`/v1/matches/${id}`)).toMatchObject({ pledge: null });
    const seats = players.map(({ id: playerId, deckId }) => ({ playerId, deckId, entropy: random() }));
    const body = { game: GAME, format: FORMAT, bestOf: 1, seats, randomness: 'shared' };
    expect(await api.call('POST', '/v1/matches', body)).toMatchObject(refused(422, 'entropy.too-early'));
  });
});

/** As the server would have it: with the hash of the state that this chance leads to. */
async function rehashed(started: GameStarted): Promise<GameStarted> {
  const rules = await api.app.get(RulesRegistry).current(started.game);
  const created = rules.create(setupOf(started));
  if (created.kind === 'rejected') throw new Error(created.message);
  const { state, log } = created;
  return { ...started, stateHash: rules.stateHash(state), logHash: logHash(state, NOTHING_BEFORE, log) };
}
