/**
 * Goal: a judge sees what a ruling, or another ruling on appeal, changes in the tournament before deciding, and the
 * tournament then changes in just that way. Method: over HTTP; each preview is held against what happens afterwards.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EventStore } from '../../../src/platform/event-store/index.js';
import { serveKifu, type TestApi } from '../../support/api.js';
import {
  carriedOut,
  codeOf,
  concede,
  contested,
  type Court,
  matchOf,
  openCourt,
  playOn,
  ruling,
  whenMatchIs,
} from '../../support/court.js';
import { eventually } from '../../support/ledger.js';
import { send } from '../../support/request.js';
import { entrants, type SeenRound, type SeenTable, TournamentCalls } from '../../support/tournament.js';

let api: TestApi;
let court: Court;

beforeAll(async () => {
  api = await serveKifu('all');
  court = await openCourt(api);
});

afterAll(() => api.close());

type RecordedTable = SeenTable & { readonly matchId: string | null };

interface Preview {
  readonly match: { readonly before: { isOver: boolean }; readonly after: { isOver: boolean; winners: string[] } };
  readonly tournament: {
    readonly consequence: string;
    readonly before: { readonly outcome: string } | null;
    readonly after: { readonly outcome: string } | null;
    readonly effects: {
      readonly places: readonly { name: string; before: number | null; after: number | null }[];
      readonly rounds: readonly object[];
    };
    readonly blockedBy: object | null;
  } | null;
}

const preview = (id: string, verdict: object, key: string) =>
  api.call('POST', `/v1/cases/${id}/rulings/preview`, verdict, key);

const foreseen = async (id: string, verdict: object, key: string): Promise<Preview> => {
  const { status, body } = await preview(id, verdict, key);
  expect({ status, body }).toMatchObject({ status: 200 });
  return body as Preview;
};

const GAMES = { won: 1, lost: 0, drawn: 0 };

/** A tournament in which the two players of the court meet at a table with a recorded match. */
async function paired(kind: 'swiss' | 'single-elimination', others = '') {
  const stages = [{ kind, ...(kind === 'swiss' && { rounds: 3 }) }];
  const evening = await TournamentCalls.created(api, { recorded: true, seeding: 'list', stages });
  const [one, two] = court.players;
  const made = others === '' ? [] : await entrants(api, others);
  const lines = [one, ...made, two].map(({ id: playerId }) => ({ playerId }));
  await evening.post('/players', { lines });
  for (const { id: playerId, deckId } of [one, two]) await evening.post('/decks', { deckId, playerId });
  await evening.post('/stages');
  // Brackets are paired by the list: the players of the court stand first and last.
  const locks = kind === 'swiss' ? [{ players: [one.id, two.id] }] : [];
  await evening.round({ locked: locks });
  const ofCourt = ({ players }: SeenTable) => players.some(({ playerId }) => playerId === one.id);
  const tables = async () => (await evening.get<SeenRound>('/rounds/1')).tables as readonly RecordedTable[];
  const table = async () => (await tables()).find(ofCourt) ?? null;
  const matchId = await eventually('the match to be made', async () => (await table())?.matchId ?? null);
  const { games, seats } = (await whenMatchIs(api, matchId, 'running')) as unknown as Seated;
  const seatOf = (id: string) => seats.find(({ playerId }) => playerId === id)?.seat ?? '';
  for (const each of await tables())
    if (!ofCourt(each)) await evening.post('/results', { round: 1, table: each.table, result: { games: GAMES } });
  const gameId = games[0]?.id ?? '';
  await playOn(api, gameId, court.players, 4);
  const outcomeIs = (outcome: string | null) =>
    eventually(`the outcome ${outcome}`, async () => {
      const now = await table();
      return (now?.result?.outcome ?? null) === outcome ? now : null;
    });
  const places = async () =>
    (await evening.get<{ rows: readonly { name: string; place: number }[] }>('/standings')).rows.map(
      ({ name, place }) => `${name} ${place}`,
    );
  return { evening, table, gameId, matchId, outcomeIs, places, seatOf, one, two };
}

interface Seated {
  readonly games: readonly { readonly id: string }[];
  readonly seats: readonly { readonly seat: string; readonly playerId: string }[];
}

const versionsOf = async (...streams: readonly string[]) =>
  Promise.all(streams.map(async (stream) => (await api.app.get(EventStore).read(stream)).length));

describe('the preview of a ruling', () => {
  it('says which places and rounds the ruling then changes, and records nothing', async () => {
    const { evening, gameId, matchId, table, outcomeIs, places, seatOf, one } = await paired('swiss', 'Cid Dot');
    const isFirst = (await table())?.players[0]?.playerId === one.id;
    const [lost, won] = isFirst ? (['second', 'first'] as const) : (['first', 'second'] as const);
    await concede(api, gameId, one);
    await outcomeIs(lost);
    await evening.round();
    const { id } = await contested(api, gameId, 2, one.key);
    const verdict = { matchResult: { winners: [seatOf(one.id)], draw: false } };
    const streams = [evening.id, matchId, gameId, id];
    const before = [await versionsOf(...streams), await places()];
    const { match, tournament } = await foreseen(id, verdict, court.judge);
    expect([await versionsOf(...streams), await places()]).toEqual(before);
    expect(match).toMatchObject({ before: { isOver: true }, after: { isOver: true, winners: [seatOf(one.id)] } });
    expect(tournament).toMatchObject({
      consequence: 'changes',
      before: { outcome: lost, how: 'played' },
      after: { outcome: won, how: 'ruling' },
      effects: { rounds: [{ round: 2, stage: 1 }], replaced: [], cut: null },
      blockedBy: null,
    });
    const then = await places();
    expect((await ruling(api, id, verdict, court.judge)).status).toBe(200);
    await outcomeIs(won);
    const now = await places();
    const changed = now.filter((each) => !then.includes(each));
    const foreseenPlaces = tournament?.effects.places.map(({ name, after }) => `${name} ${after}`);
    expect(changed.length).toBeGreaterThan(0);
    expect(foreseenPlaces?.toSorted()).toEqual(changed.toSorted());

    // On appeal, the result that was played holds again.
    await api.call('POST', `/v1/cases/${id}/appeals`, { text: 'No.' }, court.players[1].key);
    const again = await foreseen(id, {}, court.appealJudge);
    expect(again.tournament).toMatchObject({
      consequence: 'changes',
      before: { outcome: won },
      after: { outcome: lost },
    });
    expect(codeOf(await preview(id, {}, court.judge))).toBe('identity.role-forbidden');
    expect((await ruling(api, id, {}, court.appealJudge)).status).toBe(200);
    await carriedOut(api, id, 2);
    await outcomeIs(lost);
    expect(await places()).toEqual(then);
    expect(codeOf(await preview(id, {}, court.appealJudge))).toBe('case.closed');
  });

  it('says that the table is open again if the ruling has the game go on, and keeps the look', async () => {
    const { gameId, outcomeIs, table, one } = await paired('swiss');
    await concede(api, gameId, one);
    await eventually('a result', async () => (await table())?.result ?? null);
    const outcome = (await table())?.result?.outcome ?? '';
    const { id } = await contested(api, gameId, 2, one.key);
    const back = { rewind: { to: 3 } };
    const looks = async () =>
      ((await api.call('GET', `/v1/games/${gameId}/looks`)).body as { items: { read: string }[] }).items.filter(
        ({ read }) => read === 'case',
      ).length;
    const seen = await looks();
    const { match, tournament } = await foreseen(id, back, court.headJudge);
    expect(await looks()).toBe(seen + 1);
    expect([match.before.isOver, match.after.isOver]).toEqual([true, false]);
    expect(tournament).toMatchObject({ consequence: 'changes', before: { outcome }, after: null });
    expect(codeOf(await preview(id, back, court.judge))).toBe('identity.role-forbidden');
    expect((await ruling(api, id, back, court.headJudge)).status).toBe(200);
    await outcomeIs(null);
  });

  it('looks at the game before it refuses what may tell hidden cards', async () => {
    const { gameId, one } = await paired('swiss');
    const { id } = await contested(api, gameId, 2, one.key);
    const scopes = ['cases.read', 'cases.rule', 'cases.rewind'];
    const narrow = (await api.call('POST', '/v1/keys', { role: 'head-judge', scopes })).body as { key: string };
    const invoke = { seat: 'p1', object: 'o9', ability: 'text-9' };
    const correction = { seat: 'p1', source: 'o9', acts: [{ act: 'fly' }] };
    const answers = async (key: string) =>
      Promise.all(
        [{ invoke }, { correction }, { rewind: { to: 3 } }, { rewind: { to: 3 }, invoke }].map(async (verdict) => {
          const answer = await preview(id, verdict, key);
          return `${answer.status} ${codeOf(answer) ?? ''}`;
        }),
      );
    expect(await answers(narrow.key)).toEqual(Array.from({ length: 4 }, () => '403 game.view-forbidden'));
    expect(await answers(court.headJudge)).toEqual([
      '422 invocation.unknown',
      '422 correction.impossible',
      '200 ',
      '409 invocation.not-at-rest',
    ]);
  });

  it('says that the result of staff stays, and that a bracket needs a winner', async () => {
    const cup = await paired('single-elimination');
    const { id } = await contested(api, cup.gameId, 2, cup.one.key);
    const draw = { matchResult: { winners: [], draw: true } };
    expect((await foreseen(id, draw, court.judge)).tournament).toMatchObject({
      consequence: 'staff-decides',
      before: null,
      after: null,
    });
    await cup.evening.post('/results', { round: 1, table: 1, result: { games: GAMES, how: 'ruling' } });
    const won = { matchResult: { winners: [cup.seatOf(cup.two.id)], draw: false } };
    expect((await foreseen(id, draw, court.judge)).tournament).toMatchObject({
      ...{ consequence: 'staff-decides', before: { outcome: 'first' }, after: { outcome: 'first' } },
    });
    const seat = cup.seatOf(cup.one.id);
    const score = ['p1', 'p2'].map((each) => ({ seat: each, won: each === seat ? 1 : 0 }));
    const equal = { matchResult: { winners: [seat], draw: false, score } };
    expect((await foreseen(id, equal, court.judge)).tournament).toMatchObject({ consequence: 'same' });
    expect((await foreseen(id, won, court.judge)).tournament).toMatchObject({
      ...{ consequence: 'staff-result-stays', before: { outcome: 'first' }, after: { outcome: 'first' } },
      effects: { places: [], replaced: [], cut: null, rounds: [] },
    });
  });

  it('names the match of the bracket that stands in the way', async () => {
    const { evening, gameId, table, outcomeIs, seatOf, one } = await paired('single-elimination', 'Eve Fay');
    const isFirst = (await table())?.players[0]?.playerId === one.id;
    await concede(api, gameId, one);
    await outcomeIs(isFirst ? 'second' : 'first');
    await evening.round();
    const { id } = await contested(api, gameId, 2, one.key);
    const back = { rewind: { to: 3 } };
    expect((await foreseen(id, back, court.headJudge)).tournament).toMatchObject({
      ...{ consequence: 'bracket-moved-on', blockedBy: { round: 2, table: 1, hasResult: false } },
    });
    await evening.post('/results', { round: 2, table: 1, result: { games: GAMES } });
    const verdict = { matchResult: { winners: [seatOf(one.id)], draw: false } };
    const { tournament } = await foreseen(id, verdict, court.judge);
    expect(tournament).toMatchObject({
      consequence: 'bracket-moved-on',
      blockedBy: { round: 2, table: 1, hasResult: true },
      effects: { places: [] },
    });
  });

  it('refuses what the ruling would be refused for, and names no tournament for other matches', async () => {
    const { gameId, one } = await paired('swiss');
    const { id } = await contested(api, gameId, 2, one.key);
    const codes = async (body: object, key: string) => codeOf(await preview(id, body, key));
    expect(await codes({}, one.key)).toBe('identity.role-forbidden');
    expect(await codes({ rewind: { to: 999 } }, court.headJudge)).toBe('rewind.not-a-step');
    expect(await codes({ matchResult: { winners: ['p3'], draw: false } }, court.judge)).toBe('case.ruling-impossible');
    expect(await codes({ result: { winners: ['p1', 'p2'], draw: false } }, court.judge)).toBe('case.ruling-impossible');
    expect(await codes({ rewind: null }, court.headJudge)).toBe('request.invalid');
    expect(await codes({ text: 'Reasons' }, court.judge)).toBe('request.invalid');
    const named = await send(api, 'POST', `/v1/cases/${id}/rulings/preview`, {
      ...{ body: '{}', key: court.judge, headers: { 'idempotency-key': 'twice' } },
    });
    expect(codeOf(named)).toBe('request.idempotency-key-not-taken');
    expect(codeOf(await preview(crypto.randomUUID(), {}, court.judge))).toBe('case.not-found');
    const { body } = await api.call('GET', `/v1/cases/${id}`);
    const { opened } = body as { opened: { matchId: string } };
    expect(await matchOf(api, opened.matchId)).toMatchObject({ status: 'running' });
  });
});
