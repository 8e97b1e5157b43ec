/**
 * Goal: other pairing programs read a tournament of ours. Method: the service with its database; the report is read by
 * our own reader, which is held against files of another program.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readTrf } from '../../../src/competition/trf/index.js';
import { serveKifu, type TestApi } from '../../support/api.js';
import { entrants, TournamentCalls } from '../../support/tournament.js';

let api: TestApi;

beforeAll(async () => {
  api = await serveKifu('all');
});

afterAll(() => api.close());

/** As programs ask: without a key. */
const report = async (id: string, query = '') => fetch(`${await api.app.getUrl()}/v1/tournaments/${id}/trf${query}`);

it('a tournament is a report of FIDE, with names and published rounds', async () => {
  const evening = await TournamentCalls.created(api, { stages: [{ kind: 'swiss', rounds: 2 }] });
  await evening.post('/registration', { open: true });
  await evening.register(await entrants(api, 'Ada Bea'));
  await evening.post('/stages');
  const { version } = await evening.post<{ version: number }>('/pairings', { round: 1 });
  await evening.post('/rounds', { round: 1, proposal: version });
  const answer = await report(evening.id);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const { report: read } = readTrf(await answer.text());
  expect(read?.players.map(({ name }) => name.split(' ')[0]).sort()).toEqual(['Ada', 'Bea']);
  expect(read?.rounds).toBe(2);
  expect(await (await report(evening.id, '?edition=trf26')).text()).toContain('\r\n142 2\r\n');
});

it('an edition that is unknown is refused, and so is a tournament that is', async () => {
  const evening = await TournamentCalls.created(api);
  expect((await report(evening.id, '?edition=trf06')).status).toBe(400);
  expect((await report(crypto.randomUUID())).status).toBe(404);
});
