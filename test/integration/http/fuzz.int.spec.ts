import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EventStore } from '../../../src/platform/event-store/index.js';
import { PgPools } from '../../../src/platform/database/index.js';
import { describeApi } from '../../../src/platform/http/index.js';
import { serveKifu, type TestApi } from '../../support/api.js';
import { generatedRequests } from '../../support/generated-requests.js';
import { createMatch, dice, seatedPlayer, step, type TestPlayer } from '../../support/players.js';

/**
 * Goal: whatever is sent, no 5xx, and every chain of events stays valid. Method: requests generated from the API's own
 * description, valid and broken, sent by an admin and by players against a service with games in it. If it fails, the
 * printed seed and path repeat it; `npm run fuzz -- --requests 100000` looks longer.
 */
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 2_000);
const BATCH = 500;
/** Three parts of an hour for a hundred thousand, on a machine that does little else. */
const TIME_MS = Math.max(180_000, REQUESTS * 50);

let api: TestApi;
let players: readonly TestPlayer[];
const ids: string[] = [];

beforeAll(async () => {
  api = await serveKifu('all');
  players = [await seatedPlayer(api, 'Abe', 0), await seatedPlayer(api, 'Bea', 1)];
  ids.push(...players.flatMap(({ id, deckId }) => [id, deckId]));
  const league = { name: 'League', game: 'lorcana', format: 'core-constructed', bestOf: 1 };
  const { id: leagueId } = (await api.call('POST', '/v1/leagues', league)).body as { id: string };
  ids.push(leagueId);
  for (let count = 0; count < 4; count += 1) {
    const match = await createMatch(api, players, { leagueId });
    const gameId = match.games[0]?.id ?? '';
    ids.push(match.id, gameId);
    for (let action = 0; action < 5; action += 1) await step(api, gameId, players, dice(count));
  }
});

afterAll(() => api.close());

it(`answers ${REQUESTS} generated requests below 500, and every chain is valid`, { timeout: TIME_MS }, async () => {
  const seed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2 ** 31);
  const keys = [api.adminKey, api.adminKey, ...players.map(({ key }) => key)];
  const requests = fc.record({
    request: generatedRequests(describeApi(api.app), () => ids),
    by: fc.nat({ max: keys.length - 1 }),
  });
  const statuses: Record<string, number> = {};
  for (let sent = 0; sent < REQUESTS; sent += BATCH) {
    const numRuns = Math.min(BATCH, REQUESTS - sent);
    await fc.assert(
      fc.asyncProperty(requests, async ({ request: { method, path, body }, by }) => {
        const answer = await api.call(method, path, body, keys[by]);
        statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
        remember(answer.body);
        // 503 is an answer: the service says that it is busy, and when to come again.
        const isFine = answer.status < 500 || answer.status === 503;
        expect(isFine, `${method} ${path} ${JSON.stringify(body)}\n${JSON.stringify(answer.body)}`).toBe(true);
      }),
      { numRuns, seed: seed + sent },
    );
  }
  await chainsAreValid();
  process.stdout.write(`fuzz: seed ${seed}, answers by status ${JSON.stringify(statuses)}\n`);
  expect(Object.keys(statuses).length).toBeGreaterThan(4);
});

/** What was made is asked for later. */
function remember(body: unknown): void {
  if (typeof body !== 'object' || body === null || !('id' in body) || typeof body.id !== 'string') return;
  if (ids.length < 500) ids.push(body.id);
}

async function chainsAreValid(): Promise<void> {
  const { rows } = await api.app
    .get(PgPools)
    .app.query<{ stream: string }>('select distinct stream::text as stream from es.events');
  expect(rows.length).toBeGreaterThan(8);
  for (const { stream } of rows) {
    expect(await api.app.get(EventStore).verify(stream), stream).toMatchObject({ ok: true });
  }
}
