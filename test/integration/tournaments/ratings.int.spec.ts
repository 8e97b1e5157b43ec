/**
 * Goal: staff corrects ratings of registered players with a reason, and nothing is overwritten without a word. Method:
 * the service with its database; lists, reports, seeds, tables, and every refusal.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveKifu, type TestApi } from '../../support/api.js';
import { newLeague } from '../../support/court.js';
import { entrants, type Entrant, TournamentCalls } from '../../support/tournament.js';

let api: TestApi;

beforeAll(async () => {
  api = await serveKifu('all');
});

afterAll(() => api.close());

const suffix = (): string => crypto.randomUUID().slice(0, 8);
const ratingsIn = async (evening: TournamentCalls) =>
  (await evening.get<{ items: readonly { rating: number | null }[] }>('/players')).items.map(({ rating }) => rating);

async function registered(more: object, ratings: readonly (number | null)[]) {
  const evening = await TournamentCalls.created(api, more);
  await evening.post('/registration', { open: true });
  const players = await entrants(api, ratings.map(() => `Rated${suffix()}`).join(' '));
  const lines = players.map(({ id }, at) => ({ playerId: id, ...(ratings[at] !== null && { rating: ratings[at] }) }));
  await evening.post('/players', { lines });
  return { evening, players };
}

const correct = (player: Entrant | undefined, rating: number | null, reason = 'List of March') => ({
  ratings: [{ playerId: player?.id, rating }],
  reason,
});

it('seeds by corrected ratings, and keeps the seeds after the start', async () => {
  const stages = [{ kind: 'swiss', rounds: 2, pairing: 'dutch' }];
  const { evening, players } = await registered({ seeding: 'rating', stages }, [1600, null, 1900]);
  const [ann, ben, cid] = players;
  const answer = await evening.post<{ ratings: readonly object[] }>('/ratings', correct(ben, 2000));
  expect(answer.ratings).toEqual([{ playerId: ben?.id, before: null, after: 2000 }]);
  await evening.post('/stages');
  await evening.post('/ratings', correct(ann, 2400));
  expect(await ratingsIn(evening)).toEqual([2400, 2000, 1900]);
  const { items } = await evening.get<{ items: readonly { type: string; data: object }[] }>('/history');
  expect(items.find(({ type }) => type === 'StageStarted')?.data).toMatchObject({
    players: [ben?.id, cid?.id, ann?.id],
  });
  expect(items.filter(({ type }) => type === 'RatingsCorrected').map(({ data }) => data)).toEqual([
    { ratings: [{ playerId: ben?.id, before: null, after: 2000 }], reason: 'List of March' },
    { ratings: [{ playerId: ann?.id, before: 1600, after: 2400 }], reason: 'List of March' },
  ]);
});

it('records nothing for the same ratings, and takes a rating away', async () => {
  const { evening, players } = await registered({}, [1600]);
  const { version } = await evening.get();
  await evening.post('/ratings', correct(players[0], 1600));
  expect((await evening.get()).version).toBe(version);
  await evening.post('/ratings', correct(players[0], null));
  expect(await ratingsIn(evening)).toEqual([null]);
});

it('answers a request that is sent again as before, and undoes no later correction', async () => {
  const { evening, players } = await registered({}, [1600]);
  const send = async () => {
    const response = await fetch(`${await api.app.getUrl()}/v1/tournaments/${evening.id}/ratings`, {
      method: 'POST',
      headers: {
        ...{ authorization: `Bearer ${api.adminKey}`, 'content-type': 'application/json' },
        'idempotency-key': 'rating-1',
      },
      body: JSON.stringify(correct(players[0], 1600)),
    });
    return { status: response.status, body: ((await response.json()) as { ratings: readonly object[] }).ratings };
  };
  const first = await send();
  expect(first).toEqual({ status: 200, body: [{ playerId: players[0]?.id, before: 1600, after: 1600 }] });
  await evening.post('/ratings', correct(players[0], 1700));
  expect(await send()).toEqual(first);
  expect(await ratingsIn(evening)).toEqual([1700]);
});

it('an import of rounds names the players whose ratings were not taken', async () => {
  const { evening, players } = await registered({ stages: [{ kind: 'swiss', rounds: 2 }] }, [1600, 2000]);
  const line = (number: number, name: string, points: string, game: string): string =>
    `001 ${String(number).padStart(4)}      ${name.padEnd(33)} 2000 ${' '.repeat(26)}${points.padStart(5)}     ${game}`;
  const report = [
    line(1, players[0]?.name ?? '', '1.0', '     2 w 1'),
    line(2, players[1]?.name ?? '', '0.0', '     1 b 0'),
  ].join('\n');
  const read = async (dryRun: boolean) =>
    (await evening.post<{ players: readonly { ratingIgnored?: boolean }[] }>('/trf', { report, dryRun })).players.map(
      ({ ratingIgnored }) => ratingIgnored,
    );
  expect(await read(true)).toEqual([true, undefined]);
  expect(await read(false)).toEqual([true, undefined]);
  expect(await ratingsIn(evening)).toEqual([1600, 2000]);
});

it('refuses staff who plays once a stage has begun, and everybody after the end', async () => {
  const leagueId = await newLeague(api);
  const { evening, players } = await registered({ leagueId, stages: [{ kind: 'swiss', rounds: 1 }] }, [1600, 1700]);
  const [ann, ben] = players;
  expect((await api.call('PUT', `/v1/leagues/${leagueId}/roles/${ann?.id ?? ''}/organiser`)).status).toBe(204);
  const send = async (rating: number, key?: string) => {
    const { status, body } = await evening.ask('POST', '/ratings', correct(ben, rating), key);
    return [status, (body as { code?: string }).code];
  };
  expect(await send(1800, ann?.key)).toEqual([200, undefined]);
  await evening.post('/stages');
  expect(await send(2800, ann?.key)).toEqual([403, 'tournament.own-ratings']);
  expect(await ratingsIn(evening)).toEqual([1600, 1800]);
  expect(await send(1900)).toEqual([200, undefined]);
  // A player who has left still has a place.
  await evening.post('/drops', { playerId: ann?.id, reason: 'Ill' });
  expect(await send(2800, ann?.key)).toEqual([403, 'tournament.own-ratings']);
  await evening.post('/end');
  expect(await send(2000)).toEqual([409, 'tournament.wrong-status']);
});

it('keeps a corrected rating when a player who had left registers again, and says so', async () => {
  const { evening, players } = await registered({}, [1600, 1700]);
  const [ann, ben] = players;
  await evening.post('/ratings', correct(ann, 2000));
  for (const player of [ann, ben]) await evening.post('/drops', { playerId: player?.id, reason: 'Ill' });
  const lines = [ann, ben].map((player) => ({ playerId: player?.id, rating: 1500 }));
  const answer = await evening.post<{ lines: readonly object[] }>('/players', { lines });
  expect(answer.lines).toMatchObject([{ status: 'entered', ratingIgnored: true }, { status: 'entered' }]);
  expect(answer.lines[1]).not.toHaveProperty('ratingIgnored');
  expect(await ratingsIn(evening)).toEqual([2000, 1500]);
});

it('refuses strangers, impossible lists, teams, players, and a cancelled tournament', async () => {
  const { evening, players } = await registered({}, [1600, 1700]);
  const [stranger] = await entrants(api, `Stranger${suffix()}`);
  const refused = async (body: object, key?: string, of = evening) => {
    const answer = await of.ask('POST', '/ratings', body, key);
    return [answer.status, (answer.body as { code: string }).code];
  };
  const { version } = await evening.get();
  expect(await refused(correct(stranger, 1800))).toEqual([404, 'tournament.player-not-in']);
  const twice = { ratings: [...correct(players[0], 1).ratings, ...correct(players[0], 2).ratings], reason: 'Twice' };
  const bad = [twice, correct(players[0], 0), correct(players[0], 10_000), correct(players[0], 1.5)];
  const more = [{ ratings: [], reason: 'None' }, { ratings: [null], reason: 'Null' }, correct(players[0], 1800, '')];
  for (const body of [...bad, ...more, { ratings: 7, reason: 'Number' }, { reason: 'No ratings' }])
    expect(await refused(body)).toEqual([400, 'request.invalid']);
  expect(await refused(correct(players[0], 1800), players[0]?.key)).toEqual([403, 'identity.role-forbidden']);
  expect((await evening.get()).version).toBe(version);
  await evening.post('/cancellation', { reason: 'Rain' });
  expect(await refused(correct(players[0], 1800))).toEqual([409, 'tournament.wrong-status']);
  const teams = await TournamentCalls.created(api, { boards: 3 });
  expect(await refused(correct(players[0], 1800), undefined, teams)).toEqual([409, 'tournament.teams-only']);
  const rated = { name: 'E', game: 'lorcana', format: 'core-constructed', boards: 3, seeding: 'rating' };
  expect(await api.call('POST', '/v1/tournaments', rated)).toMatchObject({
    status: 422,
    body: { code: 'tournament.terms-impossible' },
  });
});
