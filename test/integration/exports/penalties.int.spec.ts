/** Goal: penalties are exported as they stand: those of the last ruling on each case, all of them, once. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EventStore, Feed } from '../../../src/platform/event-store/index.js';
import { newId } from '../../../src/platform/ids/index.js';
import { Rebuilds } from '../../../src/platform/projections/index.js';
import { serveKifu, type TestApi } from '../../support/api.js';
import { recordEvents, sequenced } from '../../support/ledger.js';

const CASES = 505;
const leagueId = newId();
const [p1, p2] = [newId(), newId()];
const overturned = newId();

let api: TestApi;

beforeAll(async () => {
  api = await serveKifu();
  for (let count = 1; count < CASES; count += 1) await ruled(newId(), null, [warned('p1', p1)]);
  await ruled(overturned, leagueId, [warned('p1', p1), { ...warned('p2', p2), penalty: 'game-loss' }]);
  await sequenced(api.app.get(Feed), 2 * CASES);
  await listed();
});

afterAll(() => api.close());

/** Of the cases alone: there are no games here that their rulings could be brought to. */
const listed = () => api.app.get(Rebuilds).run('cases', () => undefined);

const warned = (seat: string, playerId: string) => ({ seat, playerId, infraction: 'slow-play', penalty: 'warning' });

function ruled(caseId: string, league: string | null, penalties: readonly object[]): Promise<void> {
  const seats = [p1, p2].map((playerId, at) => ({ seat: `p${at + 1}`, playerId }));
  const about = { caseId, game: 'toy', gameId: newId(), matchId: newId(), leagueId: league, seats };
  const opened = { ...about, step: 3, claim: 'Slow play', rule: null, text: 'Slow.' };
  return recordEvents(api.app.get(EventStore), caseId, [
    { type: 'CaseOpened', payload: opened },
    { type: 'CaseRuled', payload: rulingOf(1, penalties) },
  ]);
}

const rulingOf = (number: number, penalties: readonly object[]) => ({
  ...{ number, upheld: true, rule: null, text: 'So be it.' },
  penalties: penalties.map((each) => ({ ...each })) as Record<string, string>[],
});

const exported = async (query: string) => (await api.call('GET', `/v1/exports/penalties${query}`)).body;

it('holds all of them, over all pages, once', async () => {
  const all = (await exported('')) as readonly { caseId: string; place: number }[];
  expect(all).toHaveLength(CASES + 1);
  expect(new Set(all.map(({ caseId, place }) => `${caseId}/${place}`)).size).toBe(CASES + 1);
});

it('is a table of a league, and changes when an appeal overturns the ruling', async () => {
  const table = async () => ((await exported(`?format=csv&league=${leagueId}`)) as string).split('\r\n').slice(0, -1);
  const [header, ...before] = await table();
  expect(header).toBe('imposedAt,leagueId,matchId,caseId,playerId,infraction,penalty');
  expect(before.map((line) => line.split(',').slice(3))).toEqual([
    [overturned, p1, 'slow-play', 'warning'],
    [overturned, p2, 'slow-play', 'game-loss'],
  ]);
  await recordEvents(api.app.get(EventStore), overturned, [
    { type: 'CaseAppealed', payload: { text: 'I was not slow.' } },
    { type: 'CaseRuled', payload: rulingOf(2, [warned('p2', p2)]) },
  ]);
  await sequenced(api.app.get(Feed), 2 * CASES + 2);
  await listed();
  expect((await table()).slice(1).map((line) => line.split(',').slice(3))).toEqual([
    [overturned, p2, 'slow-play', 'warning'],
  ]);
  expect(await exported(`?player=${p2}`)).toMatchObject([{ caseId: overturned, penalty: 'warning' }]);
  expect(await exported('?league=nowhere')).toMatchObject({ code: 'request.invalid' });
});
