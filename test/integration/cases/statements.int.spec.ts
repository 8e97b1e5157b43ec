/**
 * Goal: the players of a match say what happened, to all who work at the table, until the case is closed. Method: over
 * HTTP, read by everybody.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CasesModule } from '../../../src/modules/cases/index.js';
import { EventStore } from '../../../src/platform/event-store/index.js';
import { serveGames, type TestApi } from '../../support/api.js';
import { codeOf, contested, type Court, openCourt, playing } from '../../support/court.js';
import { seatedPlayer } from '../../support/players.js';

let api: TestApi;
let court: Court;

beforeAll(async () => {
  api = await serveGames(CasesModule);
  court = await openCourt(api);
});

afterAll(() => api.close());

const say = (id: string, text: string, key: string) => api.call('POST', `/v1/cases/${id}/statements`, { text }, key);
const statements = async (id: string, key?: string) =>
  ((await api.call('GET', `/v1/cases/${id}`, undefined, key)).body as { statements: readonly object[] }).statements;

async function opened(): Promise<string> {
  const { gameId } = await playing(api, court, 3);
  return (await contested(api, gameId, 3, court.players[0].key)).id;
}

it('is read at the table; other readers learn only that there is one', async () => {
  const { players, judge } = court;
  const id = await opened();
  expect(await say(id, 'I drew\none.', players[1].key)).toMatchObject({
    status: 200,
    body: {
      status: 'open',
      version: 2,
      statements: [{ text: 'I drew\none.', by: { role: 'player', playerId: players[1].id } }],
    },
  });
  await say(id, 'Two.', players[0].key);
  for (const key of [judge, players[0].key]) {
    expect(await statements(id, key)).toMatchObject([{ text: 'I drew\none.' }, { text: 'Two.' }]);
  }
  const outsider = await seatedPlayer(api, 'Cal', 0);
  const seen = await statements(id, outsider.key);
  expect(seen).toHaveLength(2);
  for (const statement of seen) expect(statement).not.toHaveProperty('text');
  const events = await api.app.get(EventStore).read(id);
  expect(events.map(({ type }) => type)).toEqual(['CaseOpened', 'CaseAnswered', 'CaseAnswered']);
});

it('is by players of the match, while the case is not closed, once per key, and so many times', async () => {
  const { players, judge, headJudge } = court;
  const id = await opened();
  const outsider = await seatedPlayer(api, 'Cal', 0);
  expect(codeOf(await say(id, 'Hello.', outsider.key))).toBe('case.not-a-party');
  expect(codeOf(await say(id, 'Hello.', judge))).toBe('identity.role-forbidden');
  expect(codeOf(await say(id, '', players[0].key))).toBe('request.invalid');
  expect(codeOf(await say(id, 'x'.repeat(4_001), players[0].key))).toBe('request.invalid');
  for (let said = 0; said < 100; said += 1)
    expect((await say(id, `${said}`, players[said % 2]?.key ?? '')).status).toBe(200);
  expect(await say(id, 'More.', players[0].key)).toMatchObject({
    status: 409,
    body: { code: 'case.too-many-statements', most: 100 },
  });
  expect((await api.call('POST', `/v1/cases/${id}/closing`, { text: 'Enough.' }, headJudge)).status).toBe(200);
  expect(codeOf(await say(id, 'But.', players[0].key))).toBe('case.closed');
  expect(await statements(id, judge)).toHaveLength(100);
});
