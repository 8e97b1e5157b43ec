/** Goal: penalties are exported as they stand: those of the last ruling on each case, all of them, once. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EventStore, Feed } from '../../../src/platform/event-store/index.js';
import { newId } from '../../../src/platform/ids/index.js';
import { Rebuilds } from '../../../src/platform/projections/index.js';
import { serveKifu, type TestApi } from '../../support/api.js';
import { recordEvents, sequenced } from '../../support/ledger.js';

const CASES = 505;
const overturned = newId();

let api: TestApi;
let leagueId: string;
let p1: string;
let p2: string;

beforeAll(async () => {
  api = await serveKifu();
  leagueId = await made('leagues', { name: 'League', game: 'lorcana', format: 'core-constructed', bestOf: 3 });
  [p1, p2] = [await made('players', { name: 'Ann' }), await made('players', { name: 'Bea' })];
  for (let count = 1; count < CASES; count += 1) await ruled(newId(), null, [warned('p1', p1)]);
  await ruled(overturned, leagueId, [warned('p1', p1), { ...warned('p2', p2), penalty: 'game-loss' }]);
  await sequenced(api.app.get(Feed), 2 * CASES);
  await listed();
});

afterAll(() => api.close());

const made = async (what: string, body: object) =>
  ((await api.call('POST', `/v1/${what}`, body)).body as { id: string }).id;

/** Lists the cases alone: no games are here to which rulings could be applied. */
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

/** The name of the league, and what follows the match. */
const withoutMatch = (cells: readonly string[]) => [cells[2], ...cells.slice(4)];

const exported = async (query: string) => (await api.call('GET', `/v1/exports/penalties${query}`)).body;

it('holds all of them, over all pages, once', async () => {
  const all = (await exported('')) as readonly { caseId: string; place: number }[];
  expect(all).toHaveLength(CASES + 1);
  expect(new Set(all.map(({ caseId, place }) => `${caseId}/${place}`)).size).toBe(CASES + 1);
});

it('is a table of a league, and changes when an appeal overturns the ruling', async () => {
  const table = async () => ((await exported(`?format=csv&league=${leagueId}`)) as string).split('\r\n').slice(0, -1);
  const [header, ...before] = await table();
  expect(header).toBe('imposedAt,leagueId,leagueName,matchId,caseId,playerId,playerName,infraction,penalty');
  expect(before.map((line) => withoutMatch(line.split(',')))).toEqual([
    ['League', overturned, p1, 'Ann', 'slow-play', 'warning'],
    ['League', overturned, p2, 'Bea', 'slow-play', 'game-loss'],
  ]);
  await recordEvents(api.app.get(EventStore), overturned, [
    { type: 'CaseAppealed', payload: { text: 'I was not slow.' } },
    { type: 'CaseRuled', payload: rulingOf(2, [warned('p2', p2)]) },
  ]);
  await sequenced(api.app.get(Feed), 2 * CASES + 2);
  await listed();
  expect((await table()).slice(1).map((line) => withoutMatch(line.split(',')))).toEqual([
    ['League', overturned, p2, 'Bea', 'slow-play', 'warning'],
  ]);
  expect(await exported(`?player=${p2}`)).toMatchObject([{ caseId: overturned, penalty: 'warning' }]);
  expect(await exported('?league=nowhere')).toMatchObject({ code: 'request.invalid' });
});
