/**
 * Goal: players see what may still happen to them. Method: the service with its database; a tournament of eight with a
 * cut to four whose third and last round of Swiss is open, and one whose further rounds are unknown.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveKifu, type TestApi } from '../../support/api.js';
import { entrants, TournamentCalls } from '../../support/tournament.js';

let api: TestApi;

beforeAll(async () => {
  api = await serveKifu('all');
});

afterAll(() => api.close());

interface SeenOutlook {
  readonly name: string;
  readonly version: number;
  readonly outlook: {
    readonly isExact: boolean;
    readonly cut: string;
    readonly next: readonly { readonly result: string; readonly cut: string }[];
    readonly simulated: {
      readonly samples: number;
      readonly goesOn: { low: number; value: number; high: number };
    } | null;
    readonly opponents: readonly { readonly name: string; readonly share: number }[];
  } | null;
}

const begun = async (rounds: number) => {
  const players = await entrants(api, 'Ada Bea Cas Dan Eve Fay Gus Hal');
  const stages = [
    { kind: 'swiss', rounds },
    { kind: 'single-elimination', players: 4 },
  ];
  const evening = await TournamentCalls.created(api, { bestOf: 3, stages });
  await evening.post('/registration', { open: true });
  await evening.register(players);
  const [ada] = players;
  const path = `/players/${ada?.id ?? ''}/outlook`;
  return { evening, ada, path };
};

describe('the outlook of a player', () => {
  it('in the last round says exactly whether a draw makes the cut, and is for everybody to read', async () => {
    const { evening, path } = await begun(3);
    expect((await evening.ask('GET', path)).body).toMatchObject({ code: 'tournament.no-such-stage' });
    await evening.post('/stages');
    for (let round = 1; round < 3; round += 1) {
      await evening.round();
      await evening.finish();
    }
    await evening.round();
    const { outlook, name, version } = await evening.get<SeenOutlook>(path, null);
    expect({ name, version }).toEqual({ name: 'Ada', version: (await evening.get()).version });
    // Ada has six points, and three others at most can have as many.
    expect(outlook).toMatchObject({ isExact: true, cut: 'certain', simulated: null, cutSize: 4 });
    expect(outlook?.next.map(({ result, cut }) => `${result} ${cut}`)).toEqual([
      'win certain',
      'draw certain',
      'loss certain',
    ]);
    await evening.finish();
    await evening.post('/end', { early: true });
    expect((await evening.get<SeenOutlook>(path)).outlook).toBeNull();
  });

  it('with rounds that nobody has paired is simulated, with its error', async () => {
    const { evening, path } = await begun(3);
    await evening.post('/stages');
    await evening.round();
    await evening.finish();
    const { outlook } = await evening.get<SeenOutlook>(path);
    expect(outlook).toMatchObject({ isExact: false, cut: 'possible' });
    const { simulated, opponents } = outlook ?? {};
    const { low = 1, value = 0, high = 0 } = simulated?.goesOn ?? {};
    expect(low < value && value < high).toBe(true);
    // The other winners of the first round.
    expect(opponents?.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
    expect(opponents).toHaveLength(3);
    expect((await evening.get<SeenOutlook>(path, null)).outlook).toEqual(outlook);
  });

  it('of somebody who is not in the tournament does not exist', async () => {
    const { evening } = await begun(3);
    await evening.post('/stages');
    const [stranger] = await entrants(api, 'Zoe');
    const answer = await evening.ask('GET', `/players/${stranger?.id ?? ''}/outlook`);
    expect(answer).toMatchObject({ status: 404, body: { code: 'tournament.player-not-in' } });
  });
});
