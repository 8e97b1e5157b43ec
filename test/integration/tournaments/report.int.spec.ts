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

it('a report registers its players elsewhere, by their starting numbers', async () => {
  const names = ['Cas', 'Dan', 'Eve'].map((name) => `${name} ${crypto.randomUUID().slice(0, 8)}`);
  const evening = await TournamentCalls.created(api, { stages: [{ kind: 'swiss', rounds: 1 }], seeding: 'list' });
  await evening.post('/players', { lines: names.map((name) => ({ name })), newPlayers: true });
  await evening.post('/stages');
  await evening.round();
  const text = await (await report(evening.id)).text();

  const next = await TournamentCalls.created(api);
  const asked = { lines: [{ name: names[2] }], report: text };
  const { lines } = await next.post<{ lines: readonly object[] }>('/players', { ...asked, dryRun: true });
  expect(lines).toMatchObject([
    { line: 1, name: names[2], status: 'entered' },
    { line: 2, name: names[0], status: 'entered' },
    { line: 3, name: names[1], status: 'entered' },
    { line: 4, name: names[2], status: 'twice' },
  ]);
  expect((await next.get()).players.entered).toBe(0);
  await next.post('/players', asked);
  expect((await next.get()).players.entered).toBe(3);
});

it('a report with a fault registers nobody, and says line and column', async () => {
  const evening = await TournamentCalls.created(api);
  const line = (name: string, points: string) => `001    1      ${name.padEnd(66)}${points}`;
  const refused = (text: string) => evening.ask('POST', '/players', { report: text, newPlayers: true });
  expect(await refused(`012 Evening\n${line('Ada', ' x.0')}`)).toMatchObject({
    status: 422,
    body: {
      code: 'tournament.report-faulty',
      faults: [{ line: 2, column: 81, code: 'no-number' }],
      errors: [{ pointer: '/report', message: expect.stringMatching(/^Line 2, column 81: /u) as string }],
    },
  });
  expect(await refused(line('', ' 0.0'))).toMatchObject({
    body: { faults: [{ line: 1, column: 15, code: 'no-name' }] },
  });
  const many = Array.from({ length: 501 }, (_, at) =>
    line(`P${at}`, ' 0.0').replace('   1', String(at + 1).padStart(4)),
  );
  expect(await refused(many.join('\n'))).toMatchObject({ body: { faults: [{ line: 1, code: 'too-large' }] } });
  expect((await evening.ask('POST', '/players', {})).status).toBe(400);
  expect((await evening.get()).version).toBe(1);
});
