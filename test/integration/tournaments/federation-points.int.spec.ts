/**
 * Goal: a tournament by the points of FIDE shows halves wherever points are shown, and the same halves come out in the
 * table, its explanation, the pairings, the export and the report. Method: the service with its database; five players,
 * one draw, one bye and one player who leaves.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readTrf } from '../../../src/competition/trf/index.js';
import { serveKifu, type TestApi } from '../../support/api.js';
import {
  entrants,
  type SeenPlace,
  type SeenRound,
  type SeenTournament,
  TournamentCalls,
} from '../../support/tournament.js';

let api: TestApi;

beforeAll(async () => {
  api = await serveKifu('all');
});

afterAll(() => api.close());

const STAGE = { kind: 'swiss', pairing: 'dutch', rounds: 3 } as const;

async function begun(policy: string): Promise<TournamentCalls> {
  const evening = await TournamentCalls.created(api, { bestOf: 1, stages: [STAGE], seeding: 'list', policy });
  await evening.post('/registration', { open: true });
  const players = await entrants(api, 'Ann Ben Cid Dan Eve');
  const lines = players.map(({ id }, at) => ({ playerId: id, ...(at > 0 && { rating: 2000 - 100 * at }) }));
  await evening.post('/players', { lines });
  await evening.post('/stages');
  return evening;
}

/** One draw at the first table; the first players of the others win. */
async function play(evening: TournamentCalls): Promise<SeenRound> {
  const published = await evening.round();
  for (const { table } of published.tables) {
    const outcome = table === 1 ? 'draw' : 'first';
    const games = { won: outcome === 'first' ? 1 : 0, lost: 0, drawn: outcome === 'draw' ? 1 : 0 };
    await evening.post('/results', { round: published.round, table, result: { games } });
  }
  return published;
}

const rowsOf = async (evening: TournamentCalls, query = '') =>
  (await evening.get<{ rows: readonly SeenPlace[] }>(`/standings${query}`)).rows;

const text = async (path: string): Promise<string> => (await fetch(`${await api.app.getUrl()}${path}`)).text();

describe('a tournament by the points of FIDE', () => {
  it('has them in its policy, and lists the policy with the others', async () => {
    const { body } = await api.call('GET', '/v1/tournaments/policies?game=lorcana');
    const { policies } = body as { policies: readonly { id: string; points: object }[] };
    expect(policies.filter(({ id }) => id.startsWith('fide-2024')).map(({ id }) => id)).toEqual([
      ...['fide-2024-swiss', 'fide-2024-swiss-median', 'fide-2024-swiss-ratings', 'fide-2024-round-robin'],
    ]);
    expect(policies.find(({ id }) => id === 'fide-2024-swiss')?.points).toEqual({ win: 1, draw: 0.5, loss: 0, bye: 1 });
  });

  it('shows halves in tables, pairings, explanation, export and report', async () => {
    const evening = await begun('fide-2024-swiss');
    await play(evening);
    const second = await play(evening);
    const points = second.tables.flatMap(({ players }) => players.map((player) => player.points));
    expect(points).toContain(0.5);
    const rows = await rowsOf(evening);
    const counted = rows.map(({ numbers }) => Number(numbers[0]?.value));
    expect(counted.reduce((sum, each) => sum + each, 0)).toBe(6);
    expect(rows.map(({ numbers }) => numbers[0]?.value)).toContain('1.5');
    expect(rows[0]?.numbers.map(({ measure }) => measure)).toEqual([
      ...['match-points', 'buchholz-cut-1', 'buchholz', 'fide-sonneborn-berger', 'direct-encounter', 'wins'],
    ]);
    const [first] = rows;
    const explained = (await rowsOf(evening, `?explain=${first?.playerId ?? ''}`))[0];
    const terms = explained?.numbers[2]?.terms ?? [];
    expect(terms.reduce((sum, { value }) => sum + Number(value), 0)).toBe(Number(explained?.numbers[2]?.value));

    const csv = await api.call('GET', `/v1/exports/tournament?tournament=${evening.id}&format=csv`);
    expect(String(csv.body)).toContain(',1.5,');
    const { report } = readTrf(await text(`/v1/tournaments/${evening.id}/trf`));
    expect(report?.points).toMatchObject({ win: 10, draw: 5, loss: 0, bye: 10 });
    expect(report?.players.map((player) => player.rating)).toEqual([null, 1900, 1800, 1700, 1600]);
    const reported = new Map(report?.players.map(({ name, points: tenths }) => [name, tenths / 10]));
    expect(rows.map(({ name, numbers }) => reported.get(name) === Number(numbers[0]?.value))).not.toContain(false);
  });

  it('says that a rating of a player who is registered already was not taken', async () => {
    const evening = await TournamentCalls.created(api, {});
    const [player] = await entrants(api, 'Rated');
    const register = async (rating: number) => {
      const lines = [{ playerId: player?.id, rating }];
      return (await evening.post<{ lines: readonly object[] }>('/players', { lines })).lines;
    };
    await evening.post('/registration', { open: true });
    expect((await register(1800))[0]).not.toHaveProperty('ratingIgnored');
    expect((await register(1800))[0]).not.toHaveProperty('ratingIgnored');
    expect(await register(1850)).toMatchObject([{ status: 'already-entered', ratingIgnored: true }]);
    const { items } = await evening.get<{ items: readonly object[] }>('/players');
    expect(items).toMatchObject([{ rating: 1800 }]);
  });

  it('counts rounds after a player has left as draws for the opponents', async () => {
    const evening = await begun('fide-2024-swiss');
    const { tables } = await play(evening);
    const [winner, loser] = tables[1]?.players ?? [];
    const buchholz = async () =>
      (await rowsOf(evening)).find(({ playerId }) => playerId === winner?.playerId)?.numbers[2]?.value;
    expect(await buchholz()).toBe('0');
    await evening.post('/drops', { playerId: loser?.playerId, reason: 'Has to leave' });
    await evening.round();
    expect(await buchholz()).toBe('0.5');
  });

  it('breaks ties by ratings of the opponents, where they are known', async () => {
    const evening = await begun('fide-2024-swiss-ratings');
    const { tables } = await play(evening);
    const rows = await rowsOf(evening);
    const averages = new Map(rows.map(({ name, numbers }) => [name, numbers[2]?.value]));
    const ratings = { Ann: '0', Ben: '1900', Cid: '1800', Dan: '1700', Eve: '1600' };
    for (const { players } of tables) {
      const [one, other] = players.map(({ name }) => name as keyof typeof ratings);
      if (one === undefined || other === undefined) throw new Error('a pair');
      expect([averages.get(one), averages.get(other)]).toEqual([ratings[other], ratings[one]]);
    }
  });

  it('follows an own order of tie-breakers in table, explanation and export', async () => {
    const tieBreakers = ['opponents-match-win', 'direct-encounter', 'wins'];
    const evening = await TournamentCalls.created(api, {
      ...{ bestOf: 1, stages: [STAGE], seeding: 'list', policy: 'fide-2024-swiss', tieBreakers },
    });
    const { policy } = await evening.get<{ policy: object } & SeenTournament>();
    expect(policy).toMatchObject({
      ...{ id: 'fide-2024-swiss-own-order', measures: ['match-points', ...tieBreakers] },
      points: { win: 1, draw: 0.5, loss: 0, bye: 1 },
    });
    await evening.register(await entrants(api, 'Fay Gus Hal Ida'));
    await evening.post('/stages');
    await play(evening);
    const rows = await rowsOf(evening);
    const [first] = rows;
    const measures = ['match-points', ...tieBreakers];
    expect(rows.map(({ numbers }) => numbers.map(({ measure }) => measure))).toEqual(Array(4).fill(measures));
    const explained = (await rowsOf(evening, `?explain=${first?.playerId ?? ''}`))[0];
    expect(explained?.numbers[1]?.terms).toHaveLength(1);
    const csv = await api.call('GET', `/v1/exports/tournament?tournament=${evening.id}&format=csv`);
    expect(String(csv.body).split(/\r?\n/)[0]?.endsWith(measures.join(','))).toBe(true);
  });

  it('refuses an own order that decides nothing, and names that are no tie-breakers', async () => {
    const refused = async (tieBreakers: unknown, more: object = {}) => {
      const terms = { name: 'E', game: 'lorcana', format: 'core-constructed', tieBreakers, ...more };
      const { status, body } = await api.call('POST', '/v1/tournaments', terms);
      const { code, measure, fault, errors } = body as Record<string, unknown>;
      return code === 'request.invalid' ? [status, code] : [status, code, measure, fault, errors];
    };
    const unfit = (measure: string, fault: string, at: number, says: string) => [
      ...[422, 'tournament.tie-breakers-unfit', measure, fault],
      [{ in: 'body', pointer: `/tieBreakers/${at}`, message: `The tie-breaker ${measure} ${says}.` }],
    ];
    expect(await refused(['wins', 'wins'])).toEqual(unfit('wins', 'twice', 1, 'is named twice'));
    expect(await refused(['koya'])).toEqual(
      unfit('koya', 'no-round-robin', 0, 'needs a round robin in each stage with a table'),
    );
    expect(await refused(['average-rating'], { boards: 3 })).toEqual(
      unfit('average-rating', 'teams', 0, 'is of players, not of teams'),
    );
    for (const bad of [['match-points'], ['luck'], 'wins', [1], [null], Array(17).fill('wins')])
      expect(await refused(bad)).toEqual([400, 'request.invalid']);
  });

  it('refuses a rating that no federation gives', async () => {
    const evening = await TournamentCalls.created(api, {});
    await evening.post('/registration', { open: true });
    const refused = await evening.ask('POST', '/players', { lines: [{ name: 'Ann', rating: 10_000 }] });
    expect(refused).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
  });
});
