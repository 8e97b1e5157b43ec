/**
 * Goal: after a ruling, whatever was derived from how the game went before is gone or corrected, also where somebody
 * was just deriving it; and what was played stays readable. Method: the whole service in one process, over HTTP.
 */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { RulingProcess } from '../../../src/modules/cases/process/ruling.process.js';
import { BuildGameReplay } from '../../../src/modules/replays/jobs/build-game-replay.job.js';
import { ReplayTable } from '../../../src/modules/replays/replay-table.js';
import { GameFactTable } from '../../../src/modules/statistics/game-fact-table.js';
import { RecordGameFacts } from '../../../src/modules/statistics/jobs/record-game-facts.job.js';
import { PgPools } from '../../../src/platform/database/index.js';
import { type JobKind } from '../../../src/platform/queue/index.js';
import { serveKifu, type TestApi } from '../../support/api.js';
import {
  carriedOut,
  codeOf,
  concede,
  contested,
  type Court,
  gameOf,
  matchOf,
  newLeague,
  openCourt,
  playing,
  playOn,
  ruling,
  whenMatchIs,
} from '../../support/court.js';
import { eventually } from '../../support/ledger.js';

let api: TestApi;
let court: Court;

beforeAll(async () => {
  api = await serveKifu('all');
  court = await openCourt(api);
});

afterAll(() => api.close());

const replay = (gameId: string, query = '') => api.call('GET', `/v1/games/${gameId}/replay${query}`);
const whenReplay = (gameId: string, status: number) =>
  eventually(`the replay to answer ${status}`, async () => {
    const answer = await replay(gameId);
    return answer.status === status ? answer : null;
  });
const gamesCounted = async () => {
  const { items } = (await api.call('GET', `/v1/statistics?league=${court.leagueId}`)).body as {
    items: readonly { games: number }[];
  };
  return items[0]?.games ?? 0;
};
const whenCounted = (games: number) =>
  eventually(`${games} games in the statistics`, async () => ((await gamesCounted()) === games ? true : null));

/** A game that is over by concession, contested. */
async function endedGame(actions: number) {
  const { matchId, gameId } = await playing(api, court, actions);
  await concede(api, gameId, court.players[0]);
  await whenMatchIs(api, matchId, 'ended');
  const { version } = await gameOf(api, gameId);
  const { id } = await contested(api, gameId, version - 1, court.players[0].key);
  return { matchId, gameId, id, version };
}

describe('a game that is rewound after its end', () => {
  it('has no replay and counts in no statistics until it ends again; then both branches have one', async () => {
    const counted = await gamesCounted();
    const { gameId, id, matchId, version } = await endedGame(8);
    await whenReplay(gameId, 200);
    await whenCounted(counted + 1);
    await ruling(api, id, { rewind: { to: version - 4 } }, court.headJudge);
    await carriedOut(api, id);
    expect(codeOf(await whenReplay(gameId, 404))).toBe('replay.not-ended');
    await whenCounted(counted);
    expect(codeOf(await replay(gameId, '?branch=1'))).toBe('replay.not-ended');
    await playOn(api, gameId, court.players, 3);
    await concede(api, gameId, court.players[1]);
    await whenMatchIs(api, matchId, 'ended');
    await whenReplay(gameId, 200);
    await whenCounted(counted + 1);
    const branch = async (n: number) => (await replay(gameId, `?branch=${n}`)).body as Replay;
    const [first, second] = [await branch(1), await branch(2)];
    expect([first.game, second.game]).toMatchObject([
      { branch: 1, branches: 2, outcome: { winners: ['p2'] } },
      { branch: 2, branches: 2, outcome: { winners: ['p1'] } },
    ]);
    const versions = ({ frames }: Replay) => frames.map((frame) => frame.version);
    expect(versions(first)).toEqual(Array.from({ length: version - 1 }, (_, at) => at + 1));
    expect(versions(second).slice(0, version - 3)).toEqual([...versions(first).slice(0, version - 4), version + 1]);
    expect(codeOf(await replay(gameId, '?branch=3'))).toBe('replay.no-such-branch');
  });

  it('keeps what was played before readable: the log, the board, and a case about it', async () => {
    const { gameId, id, version } = await endedGame(8);
    await ruling(api, id, { rewind: { to: version - 4 } }, court.headJudge);
    await carriedOut(api, id);
    const [{ key }] = court.players;
    const { body } = await api.call('GET', `/v1/games/${gameId}/log?after=${version - 4}&limit=3`, undefined, key);
    expect((body as { items: readonly { version: number }[] }).items.map((each) => each.version)).toEqual([
      version - 3,
      version - 2,
      version - 1,
    ]);
    const board = await api.call('GET', `/v1/games/${gameId}/state?version=${version - 2}`, undefined, key);
    expect(board).toMatchObject({ status: 200, body: { version: version - 2 } });
    const { moment } = await contested(api, gameId, version - 2, key);
    expect(moment.log[0]?.version).toBe(version - 2);
  });
});

interface Replay {
  readonly game: { readonly branch: number };
  readonly frames: readonly { readonly version: number }[];
}

/** Whether no job is left to be done. */
async function isIdle(): Promise<boolean> {
  const { effects } = (await api.call('GET', '/v1/jobs')).body as {
    effects: readonly { counts: { waiting: number; active: number; retrying: number } }[];
  };
  return effects.every(({ counts: { waiting, active, retrying } }) => waiting + active + retrying === 0);
}

const REPLAYS = `select count(*)::int as rows from replays where id = $1`;
const FACTS = `select count(*)::int as rows from game_facts where game_id = $1`;

describe('a job that was at work on a game when it was rewound', () => {
  it.each([
    ['leaves no replay of what does not count', BuildGameReplay, ReplayTable, REPLAYS],
    ['leaves no facts of what does not count', RecordGameFacts, GameFactTable, FACTS],
  ])('%s', async (_, Job, Table, sql) => {
    const rows = async () => (await api.app.get(PgPools).app.query<{ rows: number }>(sql, [gameId])).rows[0]?.rows ?? 0;
    const { gameId, id, version } = await endedGame(6);
    await eventually('the first job', async () => ((await rows()) > 0 && (await isIdle()) ? true : null));
    const table = api.app.get<{ put(...given: unknown[]): Promise<void> }>(Table, { strict: false });
    const put = table.put.bind(table);
    // It has derived what it writes; before it does, a judge rules, and the job that this calls for finds nothing to
    // keep.
    const held = vi.spyOn(table, 'put').mockImplementationOnce(async (...given) => {
      await ruling(api, id, { rewind: { to: version - 3 } }, court.headJudge);
      await carriedOut(api, id);
      await eventually('the next job', async () => ((await rows()) === 0 ? true : null));
      await put(...given);
    });
    const late = { id: 'late', data: { gameId }, attempt: 1, progress: () => Promise.resolve() };
    await api.app.get<JobKind>(Job, { strict: false }).run(late);
    expect(held).toHaveBeenCalled();
    expect(await rows()).toBe(0);
    held.mockRestore();
  });
});

/** A match of three, its first game over and its second one begun. */
async function secondGame() {
  const leagueId = await newLeague(api, { bestOf: 3 });
  const { matchId, gameId: first } = await playing(api, court, 4, { leagueId, bestOf: 3 });
  await concede(api, first, court.players[0]);
  const second = await eventually('the second game', async () => (await matchOf(api, matchId)).games[1]?.id ?? null);
  return { matchId, first, second };
}

describe('a game that ended while its match was decided without it', () => {
  it('counts when a ruling has the match go on', async () => {
    const { matchId, first, second } = await secondGame();
    await concede(api, second, court.players[1]);
    const third = await eventually('the third game', async () => (await matchOf(api, matchId)).games[2]?.id ?? null);
    const { id } = await contested(api, first, 3, court.players[0].key);
    await ruling(api, id, { result: { winners: ['p1'], draw: false } }, court.judge);
    expect(await whenMatchIs(api, matchId, 'ended')).toMatchObject({ winners: ['p1'] });
    await concede(api, third, court.players[0]);
    expect((await gameOf(api, third)).status).toBe('ended');
    await carriedOut(api, id);
    await api.call('POST', `/v1/cases/${id}/appeals`, { text: 'Ask others.' }, court.players[1].key);
    await ruling(api, id, { result: { winners: ['p2'], draw: false } }, court.headJudge);
    await carriedOut(api, id, 2);
    await eventually('the result of three games', async () =>
      (await matchOf(api, matchId)).winners[0] === 'p2' ? true : null,
    );
    expect(await matchOf(api, matchId)).toMatchObject({ status: 'ended', games: [{}, {}, { winners: ['p2'] }] });
  });
});

describe('a ruling on a match', () => {
  it('gives it a result, whatever its games say; the game that is played ends with it', async () => {
    const { matchId, gameId } = await playing(api, court, 4, {
      leagueId: await newLeague(api, { bestOf: 3 }),
      bestOf: 3,
    });
    const { id } = await contested(api, gameId, 3, court.players[0].key);
    await ruling(api, id, { matchResult: { winners: ['p2'], draw: false } }, court.judge);
    expect(await carriedOut(api, id)).toMatchObject({
      effects: [
        { remedy: 'match', stream: matchId },
        { remedy: 'result', stream: gameId },
      ],
      failures: [],
    });
    expect(await whenMatchIs(api, matchId, 'ended')).toMatchObject({ winners: ['p2'], draw: false });
    expect(await gameOf(api, gameId)).toMatchObject({
      status: 'ended',
      outcome: { winners: ['p2'], reason: 'ruling' },
    });
  });

  it('ends the game that is played, also where an earlier one was contested', async () => {
    const { matchId, first, second } = await secondGame();
    const { id } = await contested(api, first, 3, court.players[0].key);
    const penalties = [{ seat: 'p2', infraction: 'cheating', penalty: 'match-loss' }];
    await ruling(api, id, { penalties }, court.judge);
    expect(await carriedOut(api, id)).toMatchObject({
      effects: [
        { remedy: 'match', stream: matchId },
        { remedy: 'result', stream: second },
      ],
      failures: [],
    });
    expect(await whenMatchIs(api, matchId, 'ended')).toMatchObject({ winners: ['p1'] });
    expect(await gameOf(api, first)).toMatchObject({ outcome: { winners: ['p2'], reason: 'concession' } });
    expect(await gameOf(api, second)).toMatchObject({ status: 'ended', outcome: { winners: ['p1'] } });
  });

  it('is a draw if the judge says so, also after a won game', async () => {
    const { matchId, gameId, id } = await endedGame(4);
    await ruling(api, id, { matchResult: { winners: [], draw: true } }, court.judge);
    expect((await carriedOut(api, id)).effects.map(({ remedy }) => remedy)).toEqual(['match']);
    await eventually('the draw', async () => ((await matchOf(api, matchId)).draw ? true : null));
    expect(await gameOf(api, gameId)).toMatchObject({ outcome: { winners: ['p2'] } });
  });
});

describe('a ruling that has become impossible before it was carried out', () => {
  it('is noted in the case with the reason, and the game stays as it is', async () => {
    const { gameId } = await playing(api, court, 10);
    const { version } = await gameOf(api, gameId);
    const [first, second] = [
      await contested(api, gameId, version, court.players[0].key),
      await contested(api, gameId, version, court.players[1].key),
    ];
    // Both are possible when they are ruled: the process comes to them only after that.
    const process = api.app.get(RulingProcess, { strict: false });
    let go: () => void = () => undefined;
    const bothRuled = new Promise<void>((resolve) => (go = resolve));
    const handle = process.handle.bind(process);
    const held = vi.spyOn(process, 'handle').mockImplementation(async (tx, events) => {
      await bothRuled;
      return handle(tx, events);
    });
    const rulings = [
      await ruling(api, first.id, { rewind: { to: version - 2 } }, court.headJudge),
      await ruling(api, second.id, { rewind: { to: version - 3 } }, court.headJudge),
    ];
    go();
    expect(rulings.map(({ status }) => status)).toEqual([200, 200]);
    expect(await carriedOut(api, first.id)).toMatchObject({ effects: [{ version: version + 1 }], failures: [] });
    expect(await carriedOut(api, second.id)).toMatchObject({
      effects: [],
      failures: [{ remedy: 'rewind', code: 'rewind.past-ruling' }],
    });
    held.mockRestore();
    expect(await gameOf(api, gameId)).toMatchObject({ version: version + 1, branches: [{}, {}] });
  });
});
