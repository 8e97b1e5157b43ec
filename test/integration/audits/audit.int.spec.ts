/**
 * Goal: an audit is good exactly when the record is what was recorded and leads to what was recorded. Method: rows are
 * changed behind the back of the service, as only the owner of the database can who first switches its triggers off;
 * the audit must name the version that was touched, and how it shows.
 */
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AuditsModule } from '../../../src/modules/audits/index.js';
import { DatabaseSettings } from '../../../src/platform/database/index.js';
import { EventStore, type Json } from '../../../src/platform/event-store/index.js';
import { newId } from '../../../src/platform/ids/index.js';
import { serveGames, type TestApi } from '../../support/api.js';
import { BY_ADMIN, eventually } from '../../support/ledger.js';
import { createMatch, dice, seatedPlayer, step, type TestPlayer } from '../../support/players.js';

let api: TestApi;
let players: readonly [TestPlayer, TestPlayer];

const ACTIONS = 15;

beforeAll(async () => {
  api = await serveGames(AuditsModule);
  players = [await seatedPlayer(api, 'Abe', 0), await seatedPlayer(api, 'Bea', 1)];
});

afterAll(() => api.close());

async function playedGame(): Promise<string> {
  const gameId = (await createMatch(api, players)).games[0]?.id ?? '';
  const pick = dice(17);
  for (let taken = 0; taken < ACTIONS; taken += 1) await step(api, gameId, players, pick);
  // What the ledger vouches for cannot be changed together with its hash: so wait for it.
  await eventually('the ledger to hold the game', async () => {
    const { rows } = await asOwner('select from es.ledger where stream = $1 and version = $2', [gameId, ACTIONS + 1]);
    return rows.length > 0 ? true : null;
  });
  return gameId;
}

async function asOwner(statement: string, values: readonly unknown[]): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: api.app.get(DatabaseSettings).url });
  await client.connect();
  try {
    await client.query('set session_replication_role = replica');
    return await client.query(statement, [...values]);
  } finally {
    await client.end();
  }
}

const audit = (gameId: string) => api.call('GET', `/v1/games/${gameId}/audit`);

describe('an audit', () => {
  it('is good for a game as it was recorded, running or over', async () => {
    const gameId = await playedGame();
    const { status, body } = await audit(gameId);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        gameId,
        ok: true,
        chain: { ok: true, events: ACTIONS + 1 },
        states: { by: 'state-hash', executed: ACTIONS + 1, differing: 0 },
        commitments: { ok: true, checked: 3 },
        assertedFacts: 0,
        firstDifference: null,
        pinned: { ruleset: 'lorcana@2025-03-14' },
      },
    });
    await api.call('POST', `/v1/games/${gameId}/concede`, undefined, players[0].key);
    expect((await audit(gameId)).body).toMatchObject({ ok: true, chain: { events: ACTIONS + 3 } });
  });

  it('names an event whose content was changed', async () => {
    const gameId = await playedGame();
    const changed = `update es.events set payload = jsonb_set(payload::jsonb, '{seat}', '"p9"')::json where stream = $1 and version = $2`;
    await asOwner(changed, [gameId, 9]);
    const { status, body } = await audit(gameId);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        ok: false,
        chain: { ok: false, events: 8 },
        states: { executed: 8, differing: 0 },
        firstDifference: { version: 9, reason: 'hash' },
      },
    });
  });

  it('names an event that was removed, and one whose hash was changed', async () => {
    const removed = await playedGame();
    await asOwner('delete from es.events where stream = $1 and version = $2', [removed, 5]);
    expect((await audit(removed)).body).toMatchObject({ ok: false, firstDifference: { version: 5, reason: 'gap' } });
    const first = await playedGame();
    await asOwner(`update es.events set hash = decode(repeat('ab', 32), 'hex') where stream = $1 and version = $2`, [
      first,
      1,
    ]);
    expect((await audit(first)).body).toMatchObject({
      ok: false,
      pinned: null,
      firstDifference: { version: 1, reason: 'hash' },
    });
  });

  it('names a step that the rules do not lead to, in a record that was forged as a whole', async () => {
    const gameId = await playedGame();
    const store = api.app.get(EventStore);
    const events = await store.read(gameId);
    const forged = newId();
    const forge = (payload: Json, version: number): Json => {
      if (version === 1) return { ...(payload as object), gameId: forged, matchId: newId() };
      return version === 7 ? { ...(payload as object), stateHash: 'e'.repeat(64) } : payload;
    };
    const copies = events.map(({ type, payload, version }) => ({ type, payload: forge(payload, version) }));
    await store.append({ stream: forged, expected: 'no-stream', events: copies, metadata: BY_ADMIN });
    const { body } = await audit(forged);
    // The chain is sound, for the forger made it; but nobody was bound to these secrets for this game.
    expect(body).toMatchObject({
      ok: false,
      chain: { ok: true },
      commitments: { ok: false },
      firstDifference: { version: 1, reason: 'commitment' },
    });
  });

  it('names the first state that differs', async () => {
    const gameId = await playedGame();
    const store = api.app.get(EventStore);
    const head = await store.head(gameId);
    const payload = { seat: 'p1', stateHash: 'e'.repeat(64) };
    const lie = {
      stream: gameId,
      expected: head?.version ?? 0,
      events: [{ type: 'Conceded', payload }],
      metadata: BY_ADMIN,
    };
    await store.append(lie);
    expect((await audit(gameId)).body).toMatchObject({
      ok: false,
      chain: { ok: true },
      firstDifference: { version: ACTIONS + 2, reason: 'state-hash', expected: 'e'.repeat(64) },
    });
  });

  it('names what was changed after it has been good', async () => {
    const gameId = await playedGame();
    const [first, second] = [await audit(gameId), await audit(gameId)];
    const timeless = ({ body }: Awaited<ReturnType<typeof audit>>) => ({ ...(body as object), milliseconds: null });
    expect(first.body).toMatchObject({ ok: true });
    expect(timeless(second)).toEqual(timeless(first));
    const changed = `update es.events set payload = jsonb_set(payload::jsonb, '{seat}', '"p9"')::json where stream = $1 and version = $2`;
    await asOwner(changed, [gameId, 4]);
    expect((await audit(gameId)).body).toMatchObject({ ok: false, firstDifference: { version: 4, reason: 'hash' } });
  });

  it('names what was changed after it has been good, in a game that has gone on since', async () => {
    const gameId = await playedGame();
    expect((await audit(gameId)).body).toMatchObject({ ok: true, chain: { events: ACTIONS + 1 } });
    const pick = dice(3);
    for (const actions of [1, 2]) {
      await step(api, gameId, players, pick);
      const executed = ACTIONS + 1 + actions;
      expect((await audit(gameId)).body).toMatchObject({ ok: true, chain: { events: executed }, states: { executed } });
    }
    const changed = `update es.events set payload = jsonb_set(payload::jsonb, '{seat}', '"p9"')::json where stream = $1 and version = $2`;
    await asOwner(changed, [gameId, 5]);
    const found = { ok: false, firstDifference: { version: 5, reason: 'hash' }, states: { executed: 4 } };
    expect((await audit(gameId)).body).toMatchObject(found);
    await step(api, gameId, players, pick);
    expect((await audit(gameId)).body).toMatchObject(found);
  });

  it('is of games only', async () => {
    const match = await createMatch(api, players);
    for (const id of [match.id, newId()]) {
      expect(await audit(id)).toMatchObject({ status: 404, body: { code: 'game.not-found' } });
    }
  });
});
