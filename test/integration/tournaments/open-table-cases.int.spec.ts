/**
 * Goal: staff of several tournaments sees every open case at their tables in one list, with who has taken it, and no
 * other reader does. Method: over HTTP; after each step the list is held against the calls of each tournament, and at
 * the end against a list that is built anew.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ProjectionAudit, Rebuilds } from '../../../src/platform/projections/index.js';
import { serveKifu, type TestApi } from '../../support/api.js';
import { codeOf, newLeague } from '../../support/court.js';
import { eventually } from '../../support/ledger.js';
import { type Entrant, entrants, type SeenRound, TournamentCalls } from '../../support/tournament.js';

let api: TestApi;
let judge: Entrant;

beforeAll(async () => {
  api = await serveKifu('all');
  [judge] = (await entrants(api, 'Jo')) as [Entrant];
});

afterAll(() => api.close());

interface OpenCase {
  readonly tournamentId: string;
  readonly tournamentName: string;
  readonly kind: string;
  readonly openedBy: number;
  readonly round: number;
  readonly table: number;
  readonly reason: string;
  readonly by: { readonly name: string };
  readonly taken: { readonly judge: { readonly name: string } | null } | null;
}

interface Page {
  readonly items: readonly OpenCase[];
  readonly next: string | null;
}

const listed = async (key?: string | null, query = ''): Promise<Page> => {
  const { status, body } = await api.call('GET', `/v1/table-cases${query}`, undefined, key);
  expect(status).toBe(200);
  return body as Page;
};

const judgesIn = async (leagueId: string): Promise<void> => {
  const { status } = await api.call('PUT', `/v1/leagues/${leagueId}/roles/${judge.id}/judge`, {});
  expect(status).toBeLessThan(300);
};

/** A round of a tournament with two tables. */
async function evening(name: string, leagueId?: string) {
  const players = await entrants(api, ['A', 'B', 'C', 'D'].map((letter) => `${letter}-${name}`).join(' '));
  const terms = {
    name,
    bestOf: 3,
    stages: [{ kind: 'swiss', rounds: 3 }],
    ...(leagueId !== undefined && { leagueId }),
  };
  const calls = await TournamentCalls.created(api, terms);
  await calls.register(players);
  await calls.post('/stages');
  const { tables } = await calls.round();
  const [first, second] = (tables[0] as SeenRound['tables'][number]).players;
  const keyOf = (id: string | undefined) => players.find((player) => player.id === id)?.key ?? '';
  return { calls, players, one: keyOf(first?.playerId), two: keyOf(second?.playerId) };
}

const GAMES = { won: 2, lost: 0, drawn: 0 };

/** The list as text, once it says what each tournament says of its open cases. */
const settled = (key: string, ...all: readonly TournamentCalls[]) =>
  eventually('the list to say what the tournaments say', async () => {
    const calls = await Promise.all(
      all.map(async (each) => (await each.get<{ items: readonly OpenCase[] }>('/calls')).items),
    );
    const own = calls.flatMap((items, at) => items.map((item) => `${all[at]?.id} ${textOf(item)}`));
    const { items } = await listed(key);
    const shown = items.filter(({ tournamentId }) => all.some(({ id }) => id === tournamentId));
    const texts = shown.map((item) => `${item.tournamentId} ${textOf(item)}`);
    return texts.toSorted().join() === own.toSorted().join() ? shown.map(textOf) : null;
  });

const textOf = ({ kind, round, table, by, reason, taken }: OpenCase): string =>
  `${kind} ${round}.${table} ${by.name}: ${reason}${taken === null ? '' : ` (${taken.judge?.name ?? 'staff'})`}`;

it('shows the open cases of all tournaments until they end, the longest waiting first', async () => {
  const leagueId = await newLeague(api);
  await judgesIn(leagueId);
  const one = await evening('One', leagueId);
  const two = await evening('Two', leagueId);
  const list = () => settled(judge.key, one.calls, two.calls);
  await one.calls.post('/calls', { round: 1, reason: 'A torn card' }, one.one);
  expect(await list()).toMatchObject([expect.stringMatching(/^call 1\.1 .-One: A torn card$/)]);
  await two.calls.post('/reports', { round: 1, games: GAMES }, two.one);
  await two.calls.post('/disputes', { round: 1, reason: 'I won' }, two.two);
  await two.calls.post('/disputes', { round: 1, reason: 'I won the last game' }, two.two);
  expect(await list()).toEqual([
    expect.stringMatching(/^call 1\.1 .-One: A torn card$/),
    expect.stringMatching(/^dispute 1\.1 .-Two: I won the last game$/),
  ]);
  const { items, next } = await listed(judge.key, '?limit=1');
  expect(items).toMatchObject([{ tournamentName: 'One', kind: 'call' }]);
  const second = (await api.call('GET', next ?? '', undefined, judge.key)).body as Page;
  expect(second).toMatchObject({ items: [{ tournamentName: 'Two', kind: 'dispute' }], next: null });
  expect((await listed(judge.key, '?kind=dispute')).items).toMatchObject([{ tournamentName: 'Two' }]);
  expect((await listed(judge.key, `?league=${crypto.randomUUID()}`)).items).toEqual([]);

  // The ruling ends the dispute, and is appealed; the next round ends the call, and the appeal waits.
  await two.calls.post('/results', { round: 1, table: 1, result: { games: GAMES }, reason: 'Both were heard' });
  await two.calls.post('/appeals', { round: 1, reason: 'They misread' }, two.two);
  expect(await list()).toEqual([expect.stringMatching(/^call/), expect.stringMatching(/^appeal 1\.1 .-Two: They/)]);
  await one.calls.finish();
  await one.calls.round();
  await two.calls.finish();
  await two.calls.round();
  expect(await list()).toEqual([expect.stringMatching(/^appeal/)]);
  const asked = { round: 1, table: 1, reason: 'The slip is signed' };
  await two.calls.post('/appeals/rejections', asked);
  expect(await list()).toEqual([]);

  await one.calls.post('/calls', { round: 2, reason: 'Another one' }, one.one);
  expect(await list()).toHaveLength(1);
  await one.calls.post('/rounds/withdrawals', { round: 2, reason: 'A player is missing' });
  expect(await list()).toEqual([]);
  await two.calls.post('/calls', { round: 2, reason: 'Slow play' }, two.one);
  expect(await list()).toHaveLength(1);
  await two.calls.post('/cancellation', { reason: 'Storm' });
  expect(await list()).toEqual([]);
});

it('says who has taken a case, which another member of staff may take over', async () => {
  const leagueId = await newLeague(api);
  await judgesIn(leagueId);
  const { calls, one, players } = await evening('Taken', leagueId);
  await calls.post('/calls', { round: 1, reason: 'A question' }, one);
  const at = { round: 1, table: 1, kind: 'call' };
  const take = (key?: string, body: object = at) => calls.ask('POST', '/cases/judges', body, key);
  const list = () => settled(judge.key, calls);
  expect((await take(judge.key)).status).toBe(200);
  expect(await list()).toEqual([expect.stringMatching(/A question \(Jo\)$/)]);
  const { version } = await calls.get();
  expect((await take(judge.key)).status).toBe(200);
  expect((await calls.get()).version).toBe(version);
  expect((await take()).status).toBe(200);
  expect(await list()).toEqual([expect.stringMatching(/A question \(staff\)$/)]);
  // No one knows whether two keys of staff are one person.
  const before = (await calls.get()).version;
  const { key: colleague } = (await api.call('POST', '/v1/keys', { role: 'organiser' })).body as { key: string };
  expect((await take(colleague)).status).toBe(200);
  expect((await calls.get()).version).toBe(before + 1);
  expect(await list()).toEqual([expect.stringMatching(/A question \(staff\)$/)]);
  expect(codeOf(await take(judge.key, { ...at, board: 1 }))).toBe('tournament.no-such-board');
  expect(codeOf(await take(one))).toBe('identity.role-forbidden');
  expect(codeOf(await take(judge.key, { ...at, kind: 'appeal' }))).toBe('tournament.no-open-case');
  expect(codeOf(await take(judge.key, { ...at, table: 9 }))).toBe('tournament.no-such-table');
  expect(codeOf(await take(judge.key, { ...at, kind: 'quarrel' }))).toBe('request.invalid');
  const own = players.find(({ key }) => key === one);
  await api.call('PUT', `/v1/leagues/${leagueId}/roles/${own?.id ?? ''}/judge`, {});
  expect(codeOf(await take(one))).toBe('tournament.own-result');
  await calls.post('/calls/answers', { round: 1, table: 1 });
  expect(codeOf(await take(judge.key))).toBe('tournament.no-open-case');
});

it('shows a case only to staff of its league, and is the same when it is built anew', async () => {
  const [here, elsewhere] = [await newLeague(api), await newLeague(api)];
  await judgesIn(here);
  const one = await evening('Here', here);
  const two = await evening('Elsewhere', elsewhere);
  const three = await evening('Free');
  for (const { calls, one: key } of [one, two, three])
    await calls.post('/calls', { round: 1, reason: 'A secret' }, key);
  await one.calls.post('/cases/judges', { round: 1, table: 1, kind: 'call' }, judge.key);
  const all = [one, two, three].map(({ calls }) => calls.id);
  const idsFor = async (key?: string | null) =>
    (await listed(key)).items.map(({ tournamentId }) => tournamentId).filter((id) => all.includes(id));
  await eventually('three cases', async () => ((await idsFor()).length === 3 ? true : null));
  expect(await idsFor()).toEqual(all);
  expect(await idsFor(judge.key)).toEqual([one.calls.id]);
  for (const key of [one.one, null]) expect(await listed(key)).toEqual({ items: [], next: null });
  expect(codeOf(await api.call('GET', '/v1/table-cases?cursor=x'))).toBe('request.invalid');

  const before = await listed();
  await api.app.get(Rebuilds).run('open-table-cases', () => undefined);
  expect(await listed()).toEqual(before);
  const findings: unknown[] = [];
  for await (const finding of api.app.get(ProjectionAudit).all(() => undefined)) findings.push(finding);
  expect(findings).toEqual([]);
});
