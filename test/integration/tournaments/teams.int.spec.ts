/**
 * Goal: teams of three play a tournament by boards. Method: the service with its database; the results of tables, the
 * standings and what a member sees follow from what the boards say.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveKifu, type TestApi } from '../../support/api.js';
import { eventually } from '../../support/ledger.js';
import { FORMAT, GAME } from '../../support/players.js';
import { type Entrant, entrants, TournamentCalls } from '../../support/tournament.js';

let api: TestApi;

beforeAll(async () => {
  api = await serveKifu('all');
});

afterAll(() => api.close());

interface Named {
  readonly playerId: string;
  readonly name: string;
}

interface Match {
  readonly result: { readonly outcome: string; readonly games: object; readonly how: string } | null;
  readonly source: string | null;
  readonly corrections: number;
}

interface Board extends Match {
  readonly board: number;
  readonly players: readonly Named[];
}

interface TeamTable extends Match {
  readonly table: number;
  readonly players: readonly Named[];
  readonly boards: readonly Board[];
}

interface TeamRound {
  readonly isOver: boolean;
  readonly tables: readonly TeamTable[];
}

interface Own {
  readonly name: string;
  readonly status: string;
  readonly place: number | null;
  readonly team: (Named & { readonly members: readonly Named[] }) | null;
  readonly current: {
    readonly board: number;
    readonly opponent: Named;
    readonly opposingTeam: Named;
    readonly score: string;
    readonly canReport: boolean;
    readonly canConfirm: boolean;
  } | null;
}

const TWO_NIL = { won: 2, lost: 0, drawn: 0 };
const NIL_TWO = { won: 0, lost: 2, drawn: 0 };

let count = 0;

/** Teams that staff has registered: their ids, and their members in the order of boards. */
async function teamsOf(evening: TournamentCalls, names: string) {
  const teams = [];
  for (const name of names.split(' ')) {
    count += 1;
    const members = await entrants(api, [1, 2, 3].map((board) => `${name}${board}x${count}`).join(' '));
    const { team } = await evening.post<{ team: { playerId: string } }>('/teams', {
      name,
      members: members.map(({ id }) => ({ playerId: id })),
    });
    teams.push({ id: team.playerId, name, members });
  }
  return teams;
}

async function begun(names = 'Red Blue', terms: object = {}) {
  const evening = await TournamentCalls.created(api, { boards: 3, bestOf: 3, ...terms });
  await evening.post('/registration', { open: true });
  const teams = await teamsOf(evening, names);
  await evening.post('/stages');
  await evening.round();
  const round = () => evening.get<TeamRound>('/rounds/1');
  const record = (board: number | undefined, result: object, table = 1) =>
    evening.ask('POST', '/results', { round: 1, table, result, ...(board !== undefined && { board }) });
  const all = teams.flatMap(({ members }) => members);
  const playerAt = async (board: number, side: 0 | 1): Promise<Entrant> => {
    const id = (await round()).tables[0]?.boards[board - 1]?.players[side]?.playerId;
    const found = all.find((each) => each.id === id);
    if (found === undefined) throw new Error('Nobody sits there.');
    return found;
  };
  return { evening, teams, round, record, playerAt };
}

describe('a table of two teams', () => {
  it('has its result when the boards decide it, and takes the last board all the same', async () => {
    const { evening, round, record, teams } = await begun();
    const { tables } = await round();
    expect(tables[0]?.boards.map(({ board, result }) => [board, result])).toEqual([
      [1, null],
      [2, null],
      [3, null],
    ]);
    expect((await record(1, { games: TWO_NIL })).status).toBe(200);
    expect(await round()).toMatchObject({ isOver: false, tables: [{ result: null }] });
    expect((await record(2, { games: { won: 2, lost: 1, drawn: 0 } })).status).toBe(200);
    expect(await round()).toMatchObject({
      isOver: true,
      tables: [{ result: { outcome: 'first', games: { won: 2, lost: 0, drawn: 0 } } }],
    });
    expect((await record(3, { games: NIL_TWO })).status).toBe(200);
    expect(await round()).toMatchObject({ tables: [{ result: { games: { won: 2, lost: 1, drawn: 0 } } }] });
    expect(await record(3, { games: TWO_NIL })).toMatchObject({ body: { code: 'tournament.result-known' } });

    const winner = teams.find(({ id }) => id === tables[0]?.players[0]?.playerId);
    const { rows } = await evening.get<{ rows: readonly (Named & { members: readonly Named[] })[] }>('/standings');
    expect(rows[0]).toMatchObject({ name: winner?.name, place: 1, record: { won: 1, lost: 0, drawn: 0 } });
    expect(rows[0]?.members.map(({ playerId }) => playerId)).toEqual(winner?.members.map(({ id }) => id));
  });

  it('asks for the board, except for a decision without play, which holds for every open board', async () => {
    const { round, record } = await begun();
    expect(await record(undefined, { games: TWO_NIL })).toMatchObject({
      status: 422,
      body: { code: 'tournament.board-needed' },
    });
    expect(await record(4, { games: TWO_NIL })).toMatchObject({
      status: 404,
      body: { code: 'tournament.no-such-board', board: 4 },
    });
    expect((await record(1, { games: NIL_TWO })).status).toBe(200);
    expect((await record(undefined, { outcome: 'first', how: 'no-show' })).status).toBe(200);
    expect((await round()).tables[0]).toMatchObject({
      result: { outcome: 'first', games: { won: 2, lost: 1, drawn: 0 }, how: 'played' },
      boards: [{ result: { outcome: 'second' } }, { result: { how: 'no-show' } }, { result: { how: 'no-show' } }],
    });
  });

  it('carries a corrected board through: it opens again, and the next board ends the round', async () => {
    const { evening, round, record } = await begun();
    await record(1, { games: TWO_NIL });
    await record(2, { games: TWO_NIL });
    const correction = { round: 1, table: 1, result: { games: NIL_TWO }, reason: 'Slip' };
    expect(await evening.ask('POST', '/corrections', correction)).toMatchObject({
      body: { code: 'tournament.board-needed' },
    });
    await evening.post('/corrections', { ...correction, board: 2 });
    expect(await round()).toMatchObject({
      isOver: false,
      tables: [{ result: null, boards: [{}, { corrections: 1 }, {}] }],
    });
    await evening.post('/corrections', { ...correction, board: 2, result: { games: TWO_NIL } });
    expect(await round()).toMatchObject({ isOver: true, tables: [{ result: { outcome: 'first' } }] });
    expect(await evening.ask('POST', '/rounds/withdrawals', { round: 1, reason: 'Late' })).toMatchObject({
      body: { code: 'tournament.round-begun' },
    });
  });

  it('that a correction opens after the end takes the result of its last board', async () => {
    const { evening, round, record } = await begun('Red Blue', { stages: [{ kind: 'swiss', rounds: 1 }] });
    for (const board of [1, 2]) await record(board, { games: TWO_NIL });
    await evening.post('/end');
    const refused = { status: 409, body: { code: 'tournament.wrong-status' } };
    expect(await record(3, { games: TWO_NIL })).toMatchObject(refused);
    await evening.post('/corrections', { round: 1, table: 1, board: 2, result: { games: NIL_TWO }, reason: 'Slip' });
    expect((await record(3, { games: TWO_NIL })).status).toBe(200);
    expect(await round()).toMatchObject({
      isOver: true,
      tables: [{ result: { games: { won: 2, lost: 1, drawn: 0 } } }],
    });
    expect(await evening.get()).toMatchObject({ status: 'ended' });
  });

  it('has at each board what its two players report and confirm', async () => {
    const { evening, teams, round, playerAt } = await begun();
    const [one, other] = [await playerAt(2, 0), await playerAt(2, 1)];
    const own = (key: string) => evening.get<Own>('/me', key);
    const seen = await own(one.key);
    expect(seen).toMatchObject({
      name: one.name,
      status: 'entered',
      current: { board: 2, opponent: { playerId: other.id }, canReport: true, canConfirm: false },
    });
    expect(teams.map(({ name }) => name).toSorted()).toEqual(
      [seen.team?.name, seen.current?.opposingTeam.name].toSorted(),
    );
    expect(seen.team?.members.map(({ playerId }) => playerId)).toContain(one.id);

    await evening.post('/reports', { round: 1, games: TWO_NIL }, one.key);
    // The member of another board has no part in it.
    const stranger = await playerAt(1, 1);
    expect(await evening.ask('POST', '/confirmations', { round: 1 }, stranger.key)).toMatchObject({
      body: { code: 'tournament.nothing-reported' },
    });
    expect((await own(other.key)).current).toMatchObject({ canConfirm: true });
    await evening.post('/confirmations', { round: 1 }, other.key);
    expect((await round()).tables[0]?.boards).toMatchObject([
      { result: null },
      { result: { outcome: 'first' }, source: 'players' },
      { result: null },
    ]);
    expect((await own(one.key)).current).toMatchObject({ score: 'won', canReport: false });
  });

  it('has a dispute and a call of a board as a case of that board', async () => {
    const { evening, record, playerAt } = await begun();
    const [one, other, elsewhere] = [await playerAt(3, 0), await playerAt(3, 1), await playerAt(1, 0)];
    await evening.post('/reports', { round: 1, games: TWO_NIL }, one.key);
    await evening.post('/disputes', { round: 1, reason: 'I won' }, other.key);
    await evening.post('/calls', { round: 1, reason: 'Which card?' }, one.key);
    const cases = (key?: string) => evening.get<{ items: readonly object[] }>('/cases', key);
    expect((await cases()).items).toMatchObject([
      { kind: 'dispute', board: 3, by: { playerId: other.id }, status: 'open' },
      { kind: 'call', board: 3, by: { playerId: one.id } },
    ]);
    expect((await cases(elsewhere.key)).items).toEqual([]);
    expect((await evening.get<{ round: object }>()).round).toMatchObject({ disputed: 1, missing: 1 });
    await record(3, { games: NIL_TWO });
    expect((await cases(one.key)).items).toMatchObject([{ status: 'ruled' }, {}]);
  });

  it('has a call of each board, and each is answered by itself', async () => {
    const { evening, playerAt } = await begun();
    const [one, other] = [await playerAt(1, 0), await playerAt(2, 1)];
    for (const { key } of [one, other]) await evening.post('/calls', { round: 1, reason: 'Which card?' }, key);
    const calls = async () => (await evening.get<{ round: { calls: number } }>()).round.calls;
    const isCalled = async ({ key }: Entrant) =>
      (await evening.get<{ current: { isJudgeCalled: boolean } }>('/me', key)).current.isJudgeCalled;
    expect(await calls()).toBe(2);
    expect(await isCalled(await playerAt(2, 0))).toBe(true);
    const answer = (board?: number) => evening.ask('POST', '/calls/answers', { round: 1, table: 1, board });
    expect(await answer()).toMatchObject({ status: 422, body: { code: 'tournament.board-needed' } });
    expect(await answer(4)).toMatchObject({ status: 404, body: { code: 'tournament.no-such-board' } });
    expect(await answer(3)).toMatchObject({ status: 409, body: { code: 'tournament.no-judge-call' } });
    expect((await answer(2)).status).toBe(200);
    expect([await calls(), await isCalled(one), await isCalled(other)]).toEqual([1, true, false]);
    expect((await evening.get<{ items: readonly object[] }>('/calls')).items).toMatchObject([{ board: 1 }]);
  });

  it('loses the board of a member who gets a match loss', async () => {
    const { evening, round, playerAt } = await begun();
    const one = await playerAt(1, 0);
    await evening.post('/penalties', { playerId: one.id, kind: 'match-loss', reason: 'Marked cards' });
    expect((await round()).tables[0]).toMatchObject({
      result: null,
      boards: [{ result: { outcome: 'second', how: 'ruling' } }, { result: null }, { result: null }],
    });
  });

  it('has no result by a scorekeeper who plays at another board of it', async () => {
    const league = { name: 'Club', game: GAME, format: FORMAT, bestOf: 3 };
    const { id: leagueId } = (await api.call('POST', '/v1/leagues', league)).body as { id: string };
    const { evening, playerAt, round } = await begun('Red Blue', { leagueId });
    const { id, key } = await playerAt(2, 0);
    expect((await api.call('PUT', `/v1/leagues/${leagueId}/roles/${id}/scorekeeper`)).status).toBe(204);
    const asked = { round: 1, table: 1, board: 1, result: { games: TWO_NIL } };
    expect(await evening.ask('POST', '/results', asked, key)).toMatchObject({
      body: { code: 'tournament.own-result' },
    });
    expect((await round()).tables[0]?.boards[0]?.result).toBeNull();
  });
});

describe('a team', () => {
  it('registers by one of its members, who names the others; a player is in one team', async () => {
    const evening = await TournamentCalls.created(api, { boards: 3, selfRegistration: true });
    const [ada, bea, cas, dan, eve] = await entrants(api, 'Adele Beate Casper Daniel Evelyn');
    const members = (...all: readonly (Entrant | undefined)[]) => all.map((each) => ({ playerId: each?.id }));
    const ask = (body: object, key?: string | null) => evening.ask('POST', '/teams', { name: 'Red', ...body }, key);
    expect((await ask({ members: members(ada, bea, cas) }, ada?.key)).body).toMatchObject({
      code: 'tournament.wrong-status',
    });
    await evening.post('/registration', { open: true });
    const refusals = [
      [{ members: members(ada, bea) }, 'tournament.wrong-number-of-members'],
      [{ members: members(ada, bea, bea) }, 'tournament.member-twice'],
      [{ members: members(bea, cas, dan) }, 'tournament.team-of-others'],
      [{ members: [...members(ada, bea), { name: 'Nobody of this name' }] }, 'tournament.members-open'],
      [{ members: [...members(ada, bea), { name: 'New one', isNew: true }] }, 'tournament.members-open'],
    ] as const;
    for (const [body, code] of refusals) expect((await ask(body, ada?.key)).body).toMatchObject({ code });
    const entered = await ask({ members: [...members(ada, bea), { name: 'casper' }] }, ada?.key);
    expect(entered).toMatchObject({ status: 200, body: { team: { members: [ada?.id, bea?.id, cas?.id] } } });
    expect((await ask({ members: members(dan, eve, cas) }, dan?.key)).body).toMatchObject({
      code: 'tournament.member-taken',
      playerId: cas?.id,
    });
    expect((await ask({ members: members(dan, eve, cas) }, null)).status).toBe(401);

    // Any member can drop the team, which gives its members free.
    await evening.post('/drops', {}, bea?.key);
    expect((await ask({ members: members(dan, eve, cas) }, dan?.key)).status).toBe(200);
    const { items } = await evening.get<{ items: readonly { status: string; members: readonly Named[] }[] }>(
      '/players',
    );
    expect(items.map(({ status, members: of }) => [status, of.length])).toEqual([
      ['dropped', 3],
      ['entered', 3],
    ]);
    const listed = async (player: Entrant | undefined) => {
      const { body } = await api.call('GET', `/v1/tournaments?player=${player?.id ?? ''}`);
      return (body as { items: readonly { id: string; players: number }[] }).items.find(({ id }) => id === evening.id);
    };
    const found = await eventually('the listing of the second team', async () => (await listed(dan)) ?? null);
    expect(found).toMatchObject({ players: 3 });
    expect(await listed(ada)).toBeUndefined();
    expect(await listed(cas)).toBeDefined();
  });

  it('by staff can have new players, and comes late as single players do', async () => {
    const { evening, teams } = await begun('Red Blue Green Black');
    const asked = {
      name: 'Late',
      members: ['One', 'Two', 'Three'].map((name) => ({ name: `Late ${name}`, isNew: true })),
    };
    const { team } = await evening.post<{ team: { playerId: string; members: readonly string[] } }>('/teams', asked);
    expect(team.members).toHaveLength(3);
    const taken = { name: 'Again', members: [team.members[0], teams[0]?.members[0]?.id, team.members[1]] };
    const again = { ...taken, members: taken.members.map((playerId) => ({ playerId })) };
    expect((await evening.ask('POST', '/teams', again)).body).toMatchObject({ code: 'tournament.member-taken' });
    // A team that has left can return; its members stay its own.
    await evening.post('/drops', { playerId: team.playerId });
    expect((await evening.ask('POST', '/returns', { playerId: team.members[2] })).status).toBe(200);
  });

  it('is refused among single players, and lists, single entries and reports among teams', async () => {
    const evening = await TournamentCalls.created(api, { boards: 3, selfRegistration: true });
    await evening.post('/registration', { open: true });
    const [ada] = await entrants(api, 'Adalbert');
    const refused = { status: 409, body: { code: 'tournament.teams-only' } };
    expect(await evening.ask('POST', '/players', { lines: [{ playerId: ada?.id }] })).toMatchObject(refused);
    expect(await evening.ask('POST', '/players', { lines: [{ playerId: ada?.id }], dryRun: true })).toMatchObject(
      refused,
    );
    expect(await evening.ask('POST', '/entries', {}, ada?.key)).toMatchObject(refused);
    expect(await evening.ask('POST', '/trf', { report: '012 Club\r\n' })).toMatchObject(refused);
    expect(await evening.ask('GET', '/trf')).toMatchObject(refused);
    const alone = await TournamentCalls.created(api, {});
    const team = { name: 'Red', members: [{ playerId: ada?.id }, { playerId: ada?.id }] };
    expect(await alone.ask('POST', '/teams', team)).toMatchObject({
      status: 409,
      body: { code: 'tournament.no-teams' },
    });
    expect(await alone.get()).toMatchObject({ boards: null });
  });

  it.each([
    ['The Dutch system', { boards: 3, stages: [{ kind: 'swiss', pairing: 'dutch' }] }],
    ['A bracket', { boards: 4, stages: [{ kind: 'single-elimination' }] }],
    ['Teams draft no decks', { boards: 3, game: 'ashes', format: 'drafted', stages: [{ kind: 'swiss', draft: {} }] }],
  ])('does not fit with what the answer names: %s', async (named, terms) => {
    const { body } = await api.call('POST', '/v1/tournaments', {
      name: 'T',
      game: GAME,
      format: FORMAT,
      ...terms,
    });
    const detail: unknown = expect.stringContaining(named);
    expect(body).toMatchObject({ code: 'tournament.terms-impossible', detail });
  });

  it('goes on in a bracket by its boards, each of which somebody wins', async () => {
    const { round, record, evening } = await begun('Red Blue', { stages: [{ kind: 'single-elimination' }] });
    expect((await record(1, { outcome: 'double-loss', how: 'ruling' })).body).toMatchObject({
      code: 'tournament.result-impossible',
    });
    expect((await record(1, { games: { won: 1, lost: 1, drawn: 0 } })).body).toMatchObject({
      code: 'tournament.result-impossible',
    });
    for (const board of [1, 3]) await record(board, { games: NIL_TWO });
    const [, winner] = (await round()).tables[0]?.players ?? [];
    const { rows } = await evening.get<{ rows: readonly Named[] }>('/standings');
    expect(rows[0]).toMatchObject({ playerId: winner?.playerId, place: 1 });
  });
});
