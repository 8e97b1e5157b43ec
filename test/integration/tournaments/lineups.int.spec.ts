/**
 * Goal: a reserve comes in between two rounds, sits at a board from the next round on, and each person keeps the
 * results of the boards where that person sat. Method: the service with its database, two teams of three; changes by
 * staff and by a member, and every refusal.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveKifu, type TestApi } from '../../support/api.js';
import { entrants, type Entrant, TournamentCalls } from '../../support/tournament.js';

let api: TestApi;

beforeAll(async () => {
  api = await serveKifu('all');
});

afterAll(() => api.close());

interface Team {
  readonly id: string;
  readonly members: readonly Entrant[];
}

interface Board {
  readonly board: number;
  readonly players: readonly { readonly playerId: string; readonly name: string }[];
}

let count = 0;

async function teamOf(evening: TournamentCalls, name: string): Promise<Team> {
  count += 1;
  const members = await entrants(api, ['One', 'Two', 'Tri'].map((board) => `${name}${board}x${count}`).join(' '));
  const lines = members.map(({ id }) => ({ playerId: id }));
  const { team } = await evening.post<{ team: { playerId: string } }>('/teams', { name, members: lines });
  return { id: team.playerId, members };
}

async function begun(more: object = {}) {
  const stages = [{ kind: 'swiss', rounds: 2 }];
  const evening = await TournamentCalls.created(api, { boards: 3, bestOf: 3, stages, ...more });
  await evening.post('/registration', { open: true });
  const red = await teamOf(evening, 'Red');
  const blue = await teamOf(evening, 'Blue');
  const [reserve] = await entrants(api, `Reserve${count}`);
  if (reserve === undefined) throw new Error('a reserve');
  return { evening, red, blue, reserve };
}

const named = (players: readonly (Entrant | undefined)[]) => ({
  members: players.map((player) => ({ playerId: player?.id })),
});

const boardsOf = async (evening: TournamentCalls, round: number) =>
  (await evening.get<{ tables: readonly { boards: readonly Board[] }[] }>(`/rounds/${round}`)).tables[0]?.boards ?? [];

const winEveryBoard = (evening: TournamentCalls, round: number) =>
  evening.post('/results', { round, table: 1, result: { outcome: 'first', how: 'conceded' } });

describe('the line-up of a team', () => {
  it('lets a reserve in from the next round on, and keeps the figures of each person', async () => {
    const { evening, red, reserve } = await begun();
    const [one, two, three] = red.members;
    await evening.post('/teams/lineups', { playerId: red.id, ...named([one, two, three, reserve]) });
    await evening.post('/stages');
    await evening.round();
    const answer = await evening.post<{ team: object }>('/teams/lineups', {
      ...{ playerId: red.id, ...named([two, reserve, three]) },
    });
    expect(answer.team).toEqual({
      ...{ playerId: red.id, name: 'Red', members: [two?.id, reserve.id, three?.id], reserves: [one?.id] },
    });
    const seated = async (round: number) =>
      (await boardsOf(evening, round)).map(({ players }) => players.map(({ playerId }) => playerId));
    expect((await seated(1)).flat()).not.toContain(reserve.id);
    await winEveryBoard(evening, 1);
    await evening.round();
    const second = await seated(2);
    expect(second[0]).toContain(two?.id);
    expect(second[1]).toContain(reserve.id);
    expect(second.flat()).not.toContain(one?.id);
    await winEveryBoard(evening, 2);

    const { items } = await evening.get<{
      items: readonly { playerId: string; boards: readonly number[]; won: number; lost: number; isReserve: boolean }[];
    }>('/members', null);
    const figures = new Map(
      items.map(({ playerId, boards, won, lost, isReserve }) => [playerId, { boards, played: won + lost, isReserve }]),
    );
    expect(figures.size).toBe(7);
    expect(figures.get(one?.id ?? '')).toEqual({ boards: [1], played: 1, isReserve: true });
    expect(figures.get(two?.id ?? '')).toEqual({ boards: [1, 2], played: 2, isReserve: false });
    expect(figures.get(reserve.id)).toEqual({ boards: [2], played: 1, isReserve: false });
    const { items: players } = await evening.get<{ items: readonly { playerId: string; reserves: object[] }[] }>(
      '/players',
    );
    expect(players.find(({ playerId }) => playerId === red.id)?.reserves).toMatchObject([{ playerId: one?.id }]);
    const listed = await api.call('GET', `/v1/tournaments?player=${reserve.id}`);
    expect(listed.body).toMatchObject({ items: [{ id: evening.id }] });
  });

  it('is changed by a member between rounds, among the players of the team', async () => {
    const { evening, red, reserve } = await begun({ selfRegistration: true });
    const [one, two, three] = red.members;
    const ask = (players: readonly (Entrant | undefined)[], key = one?.key) =>
      evening.ask('POST', '/teams/lineups', named(players), key);
    expect((await ask([one, two, three, reserve])).status).toBe(200);
    const [stranger] = await entrants(api, `Stranger${count}`);
    await evening.post('/stages');
    expect(await ask([stranger, two, three])).toMatchObject({
      ...{ status: 403, body: { code: 'tournament.lineup-by-staff' } },
    });
    expect((await ask([reserve, two, three])).status).toBe(200);
    await evening.round();
    expect(await ask([one, two, three])).toMatchObject({ status: 403, body: { code: 'tournament.lineup-by-staff' } });
    await winEveryBoard(evening, 1);
    // The reserve of before is in the team, and changes it as well.
    expect((await ask([three, two, one], one?.key)).status).toBe(200);
    expect((await boardsOf(evening, 1)).flatMap(({ players }) => players.map(({ playerId }) => playerId))).toContain(
      reserve.id,
    );
  });

  it('lets players leave the team who have not sat at a board, and enter another team', async () => {
    const { evening, red, blue, reserve } = await begun();
    const [one, two, three] = red.members;
    const change = (id: string, players: readonly (Entrant | undefined)[]) =>
      evening.post<{ team: { reserves: readonly string[] } }>('/teams/lineups', { playerId: id, ...named(players) });
    await change(red.id, [reserve, two, three]);
    const listed = async () => (await api.call('GET', `/v1/tournaments?player=${one?.id}`)).body;
    await expect.poll(listed).toMatchObject({ items: [] });
    expect((await change(blue.id, [...blue.members, one])).team.reserves).toEqual([one?.id]);
    await evening.post('/stages');
    await evening.round();
    expect((await change(blue.id, blue.members)).team.reserves).toEqual([]);
    expect((await change(red.id, [one, two, three])).team.reserves).toEqual([reserve.id]);
  });

  it('is refused to a member who brings in a player while only staff registers players', async () => {
    const { evening, red, reserve } = await begun();
    const [one, two, three] = red.members;
    expect(await evening.ask('POST', '/teams/lineups', named([one, two, reserve]), three?.key)).toMatchObject({
      ...{ status: 403, body: { code: 'tournament.lineup-by-staff' } },
    });
    const swapped = await evening.ask('POST', '/teams/lineups', named([three, two, one]), three?.key);
    expect(swapped).toMatchObject({ status: 200, body: { team: { reserves: [] } } });
  });

  it('is not changed again by a request that is sent again late, also one that changed nothing', async () => {
    const { evening, red } = await begun();
    const [one, two, three] = red.members;
    const ask = async (players: readonly (Entrant | undefined)[], key?: string) => {
      const response = await fetch(`${await api.app.getUrl()}/v1/tournaments/${evening.id}/teams/lineups`, {
        method: 'POST',
        headers: {
          ...{ authorization: `Bearer ${api.adminKey}`, 'content-type': 'application/json' },
          ...(key !== undefined && { 'idempotency-key': key }),
        },
        body: JSON.stringify({ playerId: red.id, ...named(players) }),
      });
      await response.text();
      return response.status;
    };
    const key = 'lineup-1';
    expect(await ask([one, two, three], key)).toBe(200);
    expect(await ask([three, two, one])).toBe(200);
    expect(await ask([one, two, three], key)).toBe(200);
    const { items } = await evening.get<{ items: readonly { playerId: string; members: readonly Entrant[] }[] }>(
      '/players',
    );
    expect(items.find(({ playerId }) => playerId === red.id)?.members).toMatchObject([
      ...[three, two, one].map((player) => ({ playerId: player?.id })),
    ]);
  });

  it('is refused with a reason, and then nothing is recorded', async () => {
    const { evening, red, blue, reserve } = await begun();
    const [one, two, three] = red.members;
    const refused = async (body: object, code: string, key?: string) => {
      expect((await evening.ask('POST', '/teams/lineups', body, key)).body).toMatchObject({ code });
    };
    const { version } = await evening.get();
    const more = await entrants(api, [1, 2, 3, 4, 5, 6, 7].map((at) => `More${at}x${count}`).join(' '));
    await refused({ playerId: red.id, ...named([one, two]) }, 'tournament.wrong-number-of-members');
    await refused({ playerId: red.id, ...named([one, one, two]) }, 'tournament.member-twice');
    await refused({ playerId: red.id, ...named([one, two, blue.members[0]]) }, 'tournament.member-taken');
    await refused({ playerId: red.id, ...named([one, two, three, ...more]) }, 'tournament.too-many-reserves');
    await refused(
      { playerId: red.id, members: [{ name: 'Nobody of them' }, ...named([two, three]).members] },
      'tournament.members-open',
    );
    await refused({ playerId: reserve.id, ...named([one, two, three]) }, 'tournament.player-not-in');
    await refused({ playerId: red.id, ...named([one, two, three]) }, 'identity.role-forbidden', blue.members[0]?.key);
    await refused(named([one, two, three]), 'tournament.player-not-in', reserve.key);
    expect((await evening.get()).version).toBe(version);
    await evening.post('/teams/lineups', { playerId: red.id, ...named([one, two, three]) });
    expect((await evening.get()).version).toBe(version);
    // Six reserves are the most.
    const filled = await evening.post<{ team: { reserves: readonly string[] } }>('/teams/lineups', {
      ...{ playerId: red.id, ...named([one, two, three, ...more.slice(0, 6)]) },
    });
    expect(filled.team.reserves).toHaveLength(6);
    const alone = await TournamentCalls.created(api, {});
    await alone.post('/registration', { open: true });
    await alone.register([reserve]);
    expect(
      (await alone.ask('POST', '/teams/lineups', { playerId: reserve.id, ...named([one, two]) })).body,
    ).toMatchObject({
      code: 'tournament.no-teams',
    });
    expect(await alone.get('/members')).toMatchObject({ items: [] });
  });
});
