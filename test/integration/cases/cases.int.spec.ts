/**
 * Goal: a contested step becomes a case, a ruling reaches the game and the match exactly once, standings and listings follow
 * by themselves, and a rebuild of everything derived comes to the same. Method: the stories, told over HTTP.
 */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { AuditsModule } from '../../../src/modules/audits/index.js';
import { CasesModule } from '../../../src/modules/cases/index.js';
import { CatalogueModule } from '../../../src/modules/catalogue/index.js';
import { GamesModule } from '../../../src/modules/games/index.js';
import { LeaguesModule } from '../../../src/modules/leagues/index.js';
import { MatchesModule } from '../../../src/modules/matches/index.js';
import { Clock } from '../../../src/platform/database/index.js';
import { EventStore } from '../../../src/platform/event-store/index.js';
import { Rebuilds } from '../../../src/platform/projections/index.js';
import { type Answer, serve, type TestApi } from '../../support/api.js';
import { eventually } from '../../support/ledger.js';
import {
  createMatch,
  dice,
  FORMAT,
  GAME,
  seatedPlayer,
  step,
  type TestMatch,
  type TestPlayer,
} from '../../support/players.js';

let api: TestApi;
let players: readonly [TestPlayer, TestPlayer];
let judge: string;
let headJudge: string;
let leagueId: string;

beforeAll(async () => {
  api = await serve([CatalogueModule, LeaguesModule, MatchesModule, GamesModule, AuditsModule, CasesModule]);
  players = [await seatedPlayer(api, 'Abe', 0), await seatedPlayer(api, 'Bea', 1)];
  const key = async (role: string) => ((await api.call('POST', '/v1/keys', { role })).body as { key: string }).key;
  [judge, headJudge] = [await key('judge'), await key('head-judge')];
  const league = { name: 'Season', game: GAME, format: FORMAT };
  leagueId = ((await api.call('POST', '/v1/leagues', league)).body as { id: string }).id;
});

afterAll(() => api.close());

interface Ruled {
  readonly id: string;
  readonly status: string;
  readonly rulings: readonly {
    carriedOut: { effects: readonly { remedy: string }[]; failures: readonly unknown[] } | null;
  }[];
  readonly suggestions: readonly { seat: string; infraction: string; before: number; penalty: string }[];
  readonly moment: {
    views: Record<string, unknown>;
    decisions: readonly unknown[];
    log: readonly { version: number }[];
  };
  readonly discussion: readonly unknown[];
}

const codeOf = ({ body }: Answer) => (body as { code?: string }).code;
const get = (path: string, key?: string) => api.call('GET', path, undefined, key);
const matchOf = async (id: string) => (await get(`/v1/matches/${id}`)).body as TestMatch & { draw: boolean };
const gameOf = async (id: string) =>
  (await get(`/v1/games/${id}`)).body as {
    version: number;
    status: string;
    deciding: string[];
    outcome: unknown;
    branches: unknown[];
  };

async function playing(
  actions: number,
  seed: number,
  terms: object = {},
): Promise<{ matchId: string; gameId: string }> {
  const match = await createMatch(api, players, { leagueId, ...terms });
  const gameId = match.games[0]?.id ?? '';
  const pick = dice(seed);
  for (let done = 0; done < actions; done += 1) if ((await step(api, gameId, players, pick)) === null) break;
  return { matchId: match.id, gameId };
}

const opened = async (gameId: string, contested: number, key = players[0].key): Promise<Ruled> => {
  const body = { gameId, step: contested, claim: 'That was not legal', rule: '4.3.4', text: 'See the log.' };
  const answer = await api.call('POST', '/v1/cases', body, key);
  expect([answer.status, codeOf(answer)]).toEqual([201, undefined]);
  return answer.body as Ruled;
};

const ruling = (id: string, verdict: object, key = headJudge) =>
  api.call('POST', `/v1/cases/${id}/rulings`, { upheld: true, text: 'So be it.', ...verdict }, key);

const carriedOut = (id: string, number = 1): Promise<Ruled> =>
  eventually(`ruling ${number} to be carried out`, async () => {
    const found = (await get(`/v1/cases/${id}`, judge)).body as Ruled;
    return found.rulings[number - 1]?.carriedOut ? found : null;
  });

interface Row {
  readonly playerId: string;
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
}

const standings = async () =>
  ((await get(`/v1/leagues/${leagueId}/standings`)).body as { standings: readonly Row[] }).standings.map(
    ({ playerId, won, lost, drawn }) => ({ playerId, won, lost, drawn }),
  );

/** What everything derived says, and says again after it was made anew from the ledger. */
async function sameAfterRebuild(): Promise<void> {
  const all = async () => [
    (await get(`/v1/matches?league=${leagueId}&limit=200`)).body,
    await standings(),
    (await get(`/v1/cases?limit=200`)).body,
  ];
  const before = await all();
  const rebuilds = api.app.get(Rebuilds);
  for (const name of ['matches', 'standings', 'cases']) await rebuilds.run(name, () => undefined);
  expect(await all()).toEqual(before);
}

const ended = (matchId: string) =>
  eventually('the match to end', async () => ((await matchOf(matchId)).status === 'ended' ? true : null));

describe('a case', () => {
  it('shows players their own side, and judges both with the legal answers and the rules', async () => {
    const { gameId } = await playing(12, 3);
    const { version } = await gameOf(gameId);
    const own = await opened(gameId, version);
    expect(Object.keys(own.moment.views)).toEqual(['p1']);
    expect(own).toMatchObject({ status: 'open', discussion: [], suggestions: [] });
    expect((await api.call('POST', `/v1/cases/${own.id}/discussion`, { text: 'Look at the ink.' }, judge)).status).toBe(
      200,
    );
    const whole = (await get(`/v1/cases/${own.id}`, judge)).body as Ruled;
    expect(Object.keys(whole.moment.views)).toEqual(['p1', 'p2']);
    expect(whole.moment.decisions).toMatchObject([{ legal: { answers: expect.any(Array) as unknown[] } }]);
    expect(whole.moment.log[0]).toMatchObject({ version });
    expect(whole.discussion).toMatchObject([{ text: 'Look at the ink.', by: { role: 'judge' } }]);
    expect(((await get(`/v1/cases/${own.id}`, players[1].key)).body as Ruled).discussion).toEqual([]);
    const assigned = await api.call('POST', `/v1/cases/${own.id}/assignments`, { judge: 'Cleo' }, headJudge);
    expect(assigned.body).toMatchObject({ status: 'assigned', judge: 'Cleo' });
  });

  it('is opened by parties and judges, about steps that there are, citing rules that there are', async () => {
    const { gameId } = await playing(3, 5);
    const claim = { gameId, step: 3, claim: 'No', text: 'No.' };
    const stranger = await seatedPlayer(api, 'Dan', 0);
    const open = (body: object, key?: string) => api.call('POST', '/v1/cases', { ...claim, ...body }, key);
    expect(codeOf(await open({}, stranger.key))).toBe('identity.role-forbidden');
    expect(await open({ step: 999 }, players[0].key)).toMatchObject({
      status: 422,
      body: { code: 'case.no-such-step' },
    });
    expect(codeOf(await open({ rule: '99.9' }, players[0].key))).toBe('case.unknown-rule');
    expect(codeOf(await open({ gameId: players[0].id }, players[0].key))).toBe('game.not-found');
    expect((await open({}, judge)).status).toBe(201);
  });
});

describe('a ruling', () => {
  it('rewinds a game that was played on illegally, with chance where cards cannot be told apart; both branches stay', async () => {
    const { gameId } = await playing(30, 7);
    const { version } = await gameOf(gameId);
    const { id } = await opened(gameId, version - 12);
    expect(codeOf(await ruling(id, { rewind: { to: version - 13 } }, judge))).toBe('identity.role-forbidden');
    expect((await ruling(id, { rewind: { to: version - 13 } })).status).toBe(200);
    const done = await carriedOut(id);
    expect(done).toMatchObject({ status: 'ruled' });
    expect(done.rulings[0]?.carriedOut).toMatchObject({
      effects: [{ remedy: 'rewind', stream: gameId }],
      failures: [],
    });
    expect((await gameOf(gameId)).branches).toHaveLength(2);
    const { items } = (await get(`/v1/games/${gameId}/events?after=${version}`, players[0].key)).body as {
      items: readonly { type: string; payload: object }[];
    };
    expect(items.map(({ type }) => type)).toEqual(['Rewound']);
    expect(items[0]?.payload).not.toHaveProperty('substitutions');
    for (let actions = 0; actions < 8; actions += 1) await step(api, gameId, players, dice(actions + 1));
    expect((await get(`/v1/games/${gameId}/audit`)).body).toMatchObject({ ok: true, firstDifference: null });
    const again = await opened(gameId, version + 2);
    expect(await ruling(again.id, { rewind: { to: version - 14 } })).toMatchObject({
      status: 409,
      body: { code: 'rewind.past-ruling', ruledAt: version + 1 },
    });
    expect(codeOf(await ruling(again.id, { rewind: { to: version } }))).toBe('rewind.not-a-step');
  });

  it('has a game played on that was over, with new chance; the match and the standings follow', async () => {
    const before = await standings();
    const { matchId, gameId } = await playing(10, 11);
    await api.call('POST', `/v1/games/${gameId}/concede`, {}, players[0].key);
    await ended(matchId);
    const { version } = await gameOf(gameId);
    const { id } = await opened(gameId, version - 1);
    await ruling(id, { rewind: { to: version - 2 } });
    await carriedOut(id);
    await eventually('the match to go on', async () => ((await matchOf(matchId)).status === 'running' ? true : null));
    await eventually('the standings', async () =>
      JSON.stringify(await standings()) === JSON.stringify(before) ? true : null,
    );
    expect(await gameOf(gameId)).toMatchObject({ status: 'running', outcome: null });
    const opening = (await get(`/v1/games/${gameId}`)).body as { randomness: { secrets: unknown } };
    expect(opening.randomness.secrets).toBeNull();
    for (let actions = 0; actions < 5; actions += 1) await step(api, gameId, players, dice(actions + 5));
    await api.call('POST', `/v1/games/${gameId}/concede`, {}, players[1].key);
    await ended(matchId);
    expect((await matchOf(matchId)).winners).toEqual(['p1']);
    expect((await get(`/v1/games/${gameId}/audit`)).body).toMatchObject({ ok: true, firstDifference: null });
    await sameAfterRebuild();
  });

  it('is suggested a game loss for the second slow play, and that ends the game', async () => {
    const first = await playing(4, 13);
    const warned = await opened(first.gameId, 3);
    await ruling(warned.id, { penalties: [{ seat: 'p2', infraction: 'slow-play', penalty: 'warning' }] }, judge);
    await carriedOut(warned.id);
    const { matchId, gameId } = await playing(4, 17);
    const { id } = await opened(gameId, 3);
    const suggestion = await eventually('the ladder to know', async () => {
      const { suggestions } = (await get(`/v1/cases/${id}`, judge)).body as Ruled;
      return (
        suggestions.find((each) => each.seat === 'p2' && each.infraction === 'slow-play' && each.before === 1) ?? null
      );
    });
    expect(suggestion.penalty).toBe('game-loss');
    await ruling(id, { penalties: [{ seat: 'p2', infraction: 'slow-play', penalty: suggestion.penalty }] }, judge);
    await carriedOut(id);
    await ended(matchId);
    expect(await matchOf(matchId)).toMatchObject({ winners: ['p1'], games: [{ winners: ['p1'] }] });
    expect(await gameOf(gameId)).toMatchObject({
      status: 'ended',
      deciding: [],
      outcome: { winners: ['p1'], reason: 'ruling' },
    });
    const [act] = await Promise.all([api.call('POST', `/v1/games/${gameId}/concede`, {}, players[0].key)]);
    expect([act.status, codeOf(act)]).toEqual([409, 'game.over']);
    expect((await get(`/v1/games/${gameId}/audit`)).body).toMatchObject({ ok: true });
    await sameAfterRebuild();
  });

  it('disqualifies both: nobody wins', async () => {
    const before = await standings();
    const { matchId, gameId } = await playing(4, 19, { bestOf: 1 });
    const { id } = await opened(gameId, 3);
    const penalties = ['p1', 'p2'].map((seat) => ({ seat, infraction: 'cheating', penalty: 'disqualification' }));
    await ruling(id, { penalties });
    await carriedOut(id);
    await ended(matchId);
    expect(await matchOf(matchId)).toMatchObject({ winners: [], draw: false });
    await eventually('the standings', async () => {
      const lost = (rows: readonly Row[]) => rows.reduce((sum, row) => sum + row.lost, 0);
      return lost(await standings()) === lost(before) + 2 ? true : null;
    });
    await sameAfterRebuild();
  });

  it('is overturned on appeal after the standings were published, and they follow', async () => {
    const { matchId, gameId } = await playing(6, 23);
    await api.call('POST', `/v1/games/${gameId}/concede`, {}, players[0].key);
    await ended(matchId);
    const { id } = await opened(gameId, 4);
    await ruling(id, { upheld: false }, judge);
    await carriedOut(id);
    const published = await standings();
    expect(
      (await api.call('POST', `/v1/cases/${id}/appeals`, { text: 'I was made to.' }, players[0].key)).body,
    ).toMatchObject({
      status: 'appealed',
    });
    expect(codeOf(await ruling(id, { result: { winners: ['p1'], draw: false } }, judge))).toBe(
      'identity.role-forbidden',
    );
    expect((await ruling(id, { result: { winners: ['p1'], draw: false } })).body).toMatchObject({ status: 'closed' });
    await carriedOut(id, 2);
    await eventually('the match to be won by the other', async () =>
      (await matchOf(matchId)).winners[0] === 'p1' && JSON.stringify(await standings()) !== JSON.stringify(published)
        ? true
        : null,
    );
    const won = (rows: readonly Row[], id: string) => rows.find(({ playerId }) => playerId === id)?.won ?? 0;
    expect(won(await standings(), players[0].id)).toBe(won(published, players[0].id) + 1);
    expect(won(await standings(), players[1].id)).toBe(won(published, players[1].id) - 1);
    expect(await ruling(id, {})).toMatchObject({ status: 409, body: { code: 'case.closed' } });
    await sameAfterRebuild();
  });

  it('is one, of two judges who rule at once', async () => {
    const { gameId } = await playing(4, 29);
    const { id } = await opened(gameId, 3);
    const answers = await Promise.all([ruling(id, {}, judge), ruling(id, { upheld: false }, headJudge)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.map(codeOf)).toContain('case.wrong-status');
  });

  it('does what it does once, however often the ledger brings it', async () => {
    const { gameId, matchId } = await playing(4, 31);
    const { id } = await opened(gameId, 3);
    await ruling(id, { result: { winners: ['p2'], draw: false } }, judge);
    await carriedOut(id);
    await ended(matchId);
    const events = await api.app.get(EventStore).read(gameId);
    expect(events.slice(-2).map(({ type }) => type)).toEqual(['ResultRuled', 'GameEnded']);
    expect(events.filter(({ type }) => type === 'ResultRuled')).toHaveLength(1);
  });

  it('is refused where it contradicts itself or names what there is not', async () => {
    const { gameId } = await playing(6, 37);
    const { id } = await opened(gameId, 4);
    const both = { rewind: { to: 3 }, result: { winners: ['p1'], draw: false } };
    expect(await ruling(id, both)).toMatchObject({ status: 422, body: { code: 'case.ruling-impossible' } });
    const penalties = [{ seat: 'p1', infraction: 'being-rude', penalty: 'warning' }];
    expect(codeOf(await ruling(id, { penalties }))).toBe('case.ruling-impossible');
    expect(codeOf(await ruling(id, { result: { winners: ['p7'], draw: false } }))).toBe('case.ruling-impossible');
    expect(codeOf(await ruling(id, { rule: '99' }))).toBe('case.unknown-rule');
    expect(codeOf(await ruling(id, {}, players[0].key))).toBe('identity.role-forbidden');
    await api.call('POST', `/v1/cases/${id}/closing`, { text: 'Withdrawn.' }, judge);
    expect(codeOf(await ruling(id, {}))).toBe('case.closed');
  });
});

describe('time', () => {
  it('runs out for contests and appeals when the window of the league has closed', async () => {
    const { matchId, gameId } = await playing(4, 41);
    await api.call('POST', `/v1/games/${gameId}/concede`, {}, players[0].key);
    await ended(matchId);
    const { id } = await opened(gameId, 3);
    await ruling(id, {}, judge);
    const later = vi.spyOn(api.app.get(Clock, { strict: false }), 'now');
    later.mockReturnValue(new Date(Date.now() + 93 * 86_400_000));
    const late = { gameId, step: 3, claim: 'Late', text: 'Late.' };
    expect(await api.call('POST', '/v1/cases', late, players[0].key)).toMatchObject({
      status: 409,
      body: { code: 'case.window-closed' },
    });
    expect(codeOf(await api.call('POST', `/v1/cases/${id}/appeals`, { text: 'Late.' }, players[0].key))).toBe(
      'case.window-closed',
    );
    later.mockReturnValue(new Date(Date.now() + 91 * 86_400_000));
    expect((await api.call('POST', '/v1/cases', late, players[0].key)).status).toBe(201);
    later.mockRestore();
  });
});
