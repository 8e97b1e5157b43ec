/**
 * Goal: a tournament that other software has run goes on here. Method: the service with its database; reports of our
 * own, and such as other programs write.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveKifu, type TestApi } from '../../support/api.js';
import { entrants, type SeenRound, TournamentCalls } from '../../support/tournament.js';

let api: TestApi;

beforeAll(async () => {
  api = await serveKifu('all');
});

afterAll(() => api.close());

const DUTCH = { stages: [{ kind: 'swiss', rounds: 3, pairing: 'dutch', bestOf: 3 }] };
const reportOf = async (id: string) => (await fetch(`${await api.app.getUrl()}/v1/tournaments/${id}/trf`)).text();
const suffix = (): string => crypto.randomUUID().slice(0, 8);

/** A line of a player up to the points, and the games after it. */
const line = (number: number, name: string, points: string, games = ''): string =>
  `001 ${String(number).padStart(4)}      ${name.padEnd(33)} 2000 ${' '.repeat(26)}${points.padStart(5)}     ${games}`;

interface Read {
  readonly tournament: { readonly version: number; readonly status: string };
  readonly players: readonly { readonly number: number; readonly status: string; readonly name: string }[];
  readonly rounds: readonly object[];
}

it('three players with a round and a half-point bye are read, and the next round is paired', async () => {
  const names = ['Fay', 'Gus', 'Hal'].map((name) => `${name} ${suffix()}`);
  const [fay = '', gus = '', hal = ''] = names;
  const report = [
    line(1, fay, '1.0', '     2 w 1'),
    line(2, gus, '0.0', '     1 b 0'),
    line(3, hal, '0.5', '  0000 - H'),
  ].join('\n');
  const evening = await TournamentCalls.created(api, DUTCH);
  const said = await evening.post<Read>('/trf', { report, newPlayers: true, dryRun: true });
  expect(said.players.map(({ status }) => status)).toEqual(['new', 'new', 'new']);
  const round = { round: 1, pairings: 1, forfeits: 0, byes: 0, fullByes: 0, halfByes: 1, absent: 0 };
  expect(said.rounds).toEqual([round]);
  expect((await evening.get()).version).toBe(1);

  const done = await evening.post<Read>('/trf', { report, newPlayers: true });
  expect(done).toMatchObject({ rounds: [round], tournament: { status: 'running' } });
  const first = await evening.get<SeenRound & { readonly halfByes: readonly { readonly name: string }[] }>('/rounds/1');
  expect(first).toMatchObject({ isOver: true, byes: [], halfByes: [{ name: hal }] });
  expect(first.tables).toMatchObject([
    { players: [{ name: fay }, { name: gus }], result: { outcome: 'first' }, source: 'report' },
  ]);
  expect(await evening.table()).toEqual([`1 ${fay} 3 1-0-0`, `2 ${hal} 1 0-0-1`, `3 ${gus} 0 0-1-0`]);
  const next = await evening.round();
  expect([...next.tables.flatMap(({ players }) => players), ...next.byes].map(({ name }) => name).sort()).toEqual(
    names,
  );
  expect((await evening.ask('POST', '/trf', { report, newPlayers: true })).body).toMatchObject({
    code: 'tournament.wrong-status',
  });
});

it('a report of a tournament of ours is read elsewhere to the same report', async () => {
  const names = ['Ivy', 'Jon', 'Kim', 'Lea', 'Max'].map((name) => `${name} ${suffix()}`);
  const one = await TournamentCalls.created(api, { ...DUTCH, seeding: 'list' });
  await one.post('/players', { lines: names.map((name) => ({ name })), newPlayers: true });
  await one.post('/stages');
  await one.round();
  await one.finish();
  const text = await reportOf(one.id);

  const other = await TournamentCalls.created(api, DUTCH);
  const send = async () => {
    const response = await fetch(`${await api.app.getUrl()}/v1/tournaments/${other.id}/trf`, {
      method: 'POST',
      headers: {
        ...{ authorization: `Bearer ${api.adminKey}`, 'content-type': 'application/json' },
        'idempotency-key': 'report-1',
      },
      body: JSON.stringify({ report: text }),
    });
    return { status: response.status, body: (await response.json()) as Read };
  };
  const { status, body } = await send();
  expect({ status, body }).toMatchObject({ status: 200 });
  expect(await reportOf(other.id)).toBe(text);
  expect((await send()).body).toMatchObject({ players: body.players, rounds: body.rounds });
  expect((await other.get()).version).toBe(body.tournament.version);
});

it('nothing is recorded while a player is not known, and a choice says who it is', async () => {
  const twin = `Ned ${suffix()}`;
  const other = `Ora ${suffix()}`;
  const evening = await TournamentCalls.created(api);
  await (
    await TournamentCalls.created(api)
  ).post('/players', {
    lines: [{ name: twin }, { name: twin, isNew: true }, { name: other }],
    newPlayers: true,
  });
  const report = [line(1, twin, '1.0', '     2 w 1'), line(2, other, '0.0', '     1 b 0')].join('\n');
  expect(await evening.ask('POST', '/trf', { report, newPlayers: true })).toMatchObject({
    status: 422,
    body: { code: 'tournament.report-players-open', numbers: [1] },
  });
  expect(await evening.ask('POST', '/trf', { report, players: [{ number: 9, isNew: true }] })).toMatchObject({
    status: 409,
    body: { code: 'tournament.report-unfit' },
  });
  expect((await evening.get()).version).toBe(1);
  const done = await evening.post<Read>('/trf', { report, players: [{ number: 1, isNew: true }] });
  expect(done.players.map(({ status }) => status)).toEqual(['new', 'entered']);
});

it('faults, a bracket, a file without rounds and players of the own table are refused', async () => {
  const evening = await TournamentCalls.created(api);
  const refused = async (report: string, key?: string) => (await evening.ask('POST', '/trf', { report }, key)).body;
  expect(await refused('001')).toMatchObject({ code: 'tournament.report-faulty', faults: [{ line: 1, column: 4 }] });
  expect(await refused(line(1, 'Pia', '0.0'))).toMatchObject({ code: 'tournament.report-unfit' });
  const pair = [line(1, 'Pia', '1.0', '     2 w 1'), line(2, 'Quy', '0.0', '     1 b 0')].join('\n');
  const [player] = await entrants(api, `Rex${suffix()}`);
  expect(await refused(pair, player?.key)).toMatchObject({ code: 'identity.role-forbidden' });
  const bracket = await TournamentCalls.created(api, { stages: [{ kind: 'single-elimination' }] });
  expect((await bracket.ask('POST', '/trf', { report: pair })).body).toMatchObject({ code: 'tournament.report-unfit' });
  expect((await evening.get()).version).toBe(1);
});
