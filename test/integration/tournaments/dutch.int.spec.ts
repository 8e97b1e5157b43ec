/**
 * Goal: a Swiss stage is paired by the Dutch system of FIDE, and another program that reads its report arrives at the
 * same pairs. Method: the service with its database; the other program is the core on the report that was read.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fieldOfReport, pairDutch } from '../../../src/competition/pairing/dutch/index.js';
import { readTrf } from '../../../src/competition/trf/index.js';
import { serveKifu, type TestApi } from '../../support/api.js';
import { entrants, type SeenRound, TournamentCalls } from '../../support/tournament.js';

let api: TestApi;

beforeAll(async () => {
  api = await serveKifu('all');
});

afterAll(() => api.close());

const DUTCH = { kind: 'swiss', pairing: 'dutch', rounds: 4 } as const;

const begun = async (names: string): Promise<TournamentCalls> => {
  const evening = await TournamentCalls.created(api, { bestOf: 3, stages: [DUTCH], seeding: 'list' });
  await evening.post('/registration', { open: true });
  await evening.register(await entrants(api, names));
  await evening.post('/stages');
  return evening;
};

const pairsIn = ({ tables, byes }: SeenRound): readonly string[] => [
  ...tables.map(({ players }) => players.map(({ name }) => name).join('-')),
  ...byes.map(({ name }) => `bye ${name}`),
];

/** The next round by the report alone. */
async function pairsOfReport(evening: TournamentCalls, round: number, absent: readonly string[]) {
  const answer = await fetch(`${await api.app.getUrl()}/v1/tournaments/${evening.id}/trf`);
  const { report } = readTrf(await answer.text());
  if (report === null) throw new Error('The report has faults.');
  const names = new Map(report.players.map(({ number, name }) => [String(number), name]));
  const players = report.players.filter(({ name }) => absent.includes(name)).map(({ number }) => number);
  const paired = pairDutch(fieldOfReport({ ...report, absences: [{ round, mark: 'Z', players }] }, round));
  if (paired === null) throw new Error('There is a round.');
  const pairs = paired.pairs.map(({ white, black }) => `${names.get(white) ?? ''}-${names.get(black) ?? ''}`);
  return paired.bye === null ? pairs : [...pairs, `bye ${names.get(paired.bye) ?? ''}`];
}

interface Dutch {
  readonly brackets: readonly { readonly points: number; readonly leaving: readonly { readonly name: string }[] }[];
  readonly sides: readonly { readonly rule: string; readonly players: readonly { readonly due: string | null }[] }[];
}

describe('a stage by the Dutch system', () => {
  it('has the pairs that its report leads to, with byes, a drop and a late entry', async () => {
    const evening = await begun('Abe Bob Cyd Deb Eli Flo Gil');
    expect((await evening.get()).stages[0]).toMatchObject({ pairing: 'dutch', rounds: 4 });
    const first = await evening.round();
    expect(first.byes.map(({ name }) => name)).toEqual(['Gil']);
    await evening.finish();

    const gone = first.tables[1]?.players[0];
    await evening.post('/drops', { playerId: gone?.playerId, reason: 'Has to leave' });
    await evening.register(await entrants(api, 'Hob'));
    for (const round of [2, 3, 4]) {
      const expected = await pairsOfReport(evening, round, [gone?.name ?? '']);
      expect(pairsIn(await evening.round())).toEqual(expected);
      await evening.finish();
    }
    expect(await evening.get()).toMatchObject({ next: 'end' });
  });

  it('explains score groups, floats and sides', async () => {
    const evening = await begun('Ivy Jan Kim Lea Moe');
    const { byes } = await evening.round();
    const explained = (round: number, query = '') =>
      evening.get<{ cost: null; reasons: null; dutch: Dutch | null }>(`/rounds/${round}/explanation${query}`);
    const { cost, reasons, dutch } = await explained(1);
    expect([cost, reasons]).toEqual([null, null]);
    expect(dutch?.sides.map(({ rule }) => rule)).toEqual(['E5', 'E5']);
    expect(dutch?.brackets).toMatchObject([{ points: 0, movedDown: [], leaving: byes, isOdd: true, unmet: [] }]);
    await evening.finish();

    const { tables } = await evening.round();
    const one = tables[0]?.players[0];
    const own = await explained(2, `?player=${one?.playerId ?? ''}`);
    expect(own.dutch?.sides.map(({ players }) => players.map(({ due }) => due === null)).flat()).toContain(false);
    expect(own.dutch?.brackets.map(({ points }) => points)).toEqual([3, 0]);
  });

  it('says in the proposal why, until players change places', async () => {
    const evening = await begun('Ned Oda Pam Quin');
    const { tables, ...proposed } = await evening.post<SeenRound & { dutch: Dutch | null }>('/pairings', { round: 1 });
    expect(proposed.dutch?.sides).toHaveLength(2);
    const [[one], [other]] = tables.map(({ players }) => players.map(({ playerId }) => playerId)) as [
      string[],
      string[],
    ];
    const swap = await evening.post<{ dutch: null }>('/pairings/swaps', { round: 1, players: [one, other] });
    expect(swap.dutch).toBeNull();
  });

  it('is refused a round if everybody has met, and the organiser decides', async () => {
    const evening = await begun('Rob Sue');
    const [{ players = [] } = {}] = (await evening.round()).tables;
    await evening.finish();
    expect(await evening.ask('POST', '/pairings', { round: 2 })).toMatchObject({
      status: 409,
      body: { code: 'tournament.no-dutch-round' },
    });
    const locked = [{ players: players.map(({ playerId }) => playerId) }];
    expect((await evening.post<SeenRound>('/pairings', { round: 2, locked })).tables).toHaveLength(1);
  });
});

describe('terms that do not fit', () => {
  const created = (terms: object) =>
    api.call('POST', '/v1/tournaments', { name: 'Evening', game: 'lorcana', format: 'core-constructed', ...terms });

  it.each([
    ['only of a Swiss stage', { stages: [{ kind: 'round-robin', pairing: 'dutch' }] }],
    ['a capacity that is too large', { stages: [DUTCH], capacity: 257 }],
    ['a cut that is too large', { stages: [{ kind: 'swiss' }, { ...DUTCH, players: 257, continues: true }] }],
  ])('%s', async (_title, terms) => {
    expect(await created(terms)).toMatchObject({ status: 422, body: { code: 'tournament.terms-impossible' } });
  });

  it('a stage begins and goes on with at most 256 players', async () => {
    const evening = await TournamentCalls.created(api, { stages: [DUTCH] });
    await evening.post('/registration', { open: true });
    const lines = Array.from({ length: 257 }, () => ({ name: `Guest ${crypto.randomUUID()}`, isNew: true }));
    await evening.post('/players', { newPlayers: true, lines });
    expect(await evening.ask('POST', '/stages', {})).toMatchObject({
      status: 409,
      body: { code: 'tournament.too-many-players', players: 257, most: 256 },
    });
    const { items } = await evening.get<{ items: readonly { readonly playerId: string }[] }>('/players');
    await evening.post('/drops', { playerId: items[0]?.playerId, reason: 'Has to leave' });
    expect((await evening.post('/stages')).status).toBe('running');
    const late = { lines: [{ name: `Guest ${crypto.randomUUID()}`, isNew: true }], newPlayers: true };
    const tooMany = { status: 409, body: { code: 'tournament.too-many-players', players: 257, most: 256 } };
    const { version } = await evening.get();
    expect(await evening.ask('POST', '/players', { ...late, dryRun: true })).toMatchObject(tooMany);
    expect(await evening.ask('POST', '/players', late)).toMatchObject(tooMany);
    expect(await evening.ask('POST', '/returns', { playerId: items[0]?.playerId })).toMatchObject(tooMany);
    expect((await evening.get()).version).toBe(version);
    await evening.post('/drops', { playerId: items[1]?.playerId, reason: 'Has to leave' });
    expect((await evening.ask('POST', '/players', late)).status).toBe(200);
  });
});
