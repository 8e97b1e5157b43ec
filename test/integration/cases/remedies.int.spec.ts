/**
 * Goal: a judge who rules is told what can be done on the board, now and where the ruling would go back to; whatever is
 * told can be ruled; the look is on record, and nobody else is told. Method: over HTTP, with made-up cards that nobody
 * has scripted.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AuditsModule } from '../../../src/modules/audits/index.js';
import { CasesModule } from '../../../src/modules/cases/index.js';
import { SandboxModule } from '../../../src/modules/sandbox/index.js';
import { serveGames, type TestApi } from '../../support/api.js';
import { answerAll, asked, play, playWith, unscriptedPlayer } from '../../support/by-hand.js';
import { carriedOut, codeOf, concede, contested, gameOf, ruling } from '../../support/court.js';
import { createMatch, type TestPlayer } from '../../support/players.js';
import { UNSCRIPTED } from '../../support/unscripted-cards.js';

interface Act {
  readonly act: string;
  readonly objects?: readonly string[];
  readonly objectsMax?: number;
  readonly players?: readonly string[];
  readonly numberMax?: number;
}

interface Remedies {
  readonly version: number;
  readonly atRest: boolean;
  readonly sources: readonly string[];
  readonly acts: Readonly<Record<string, readonly Act[]>>;
  readonly invocations: readonly { readonly seat: string; readonly object: string; readonly ability: string }[];
  readonly boards: Readonly<Record<string, unknown>>;
}

interface Tried {
  readonly refused: object | null;
  readonly steps: readonly { readonly log: readonly object[] }[];
}

let api: TestApi;
let players: readonly [TestPlayer, TestPlayer];
let judge: string;
let headJudge: string;

beforeAll(async () => {
  api = await serveGames(AuditsModule, CasesModule, SandboxModule);
  await playWith(api, UNSCRIPTED);
  players = [await unscriptedPlayer(api, 'Abe'), await unscriptedPlayer(api, 'Bea')];
  const keyOf = async (role: string) => ((await api.call('POST', '/v1/keys', { role })).body as { key: string }).key;
  [judge, headJudge] = [await keyOf('judge'), await keyOf('head-judge')];
});

afterAll(() => api.close());

const ask = (id: string, query = '', key = judge) =>
  api.call('GET', `/v1/cases/${id}/remedies${query}`, undefined, key);
const told = async (id: string, query = '') => {
  const answer = await ask(id, query);
  expect([answer.status, codeOf(answer)]).toEqual([200, undefined]);
  return answer.body as Remedies;
};
const stateAt = async (gameId: string, version: number, as: string) =>
  (
    (await api.call('GET', `/v1/games/${gameId}/state?version=${version}&as=${as}`, undefined, judge)).body as {
      view: object;
    }
  ).view;

/** A character with a text without a script is in play, and its player is to move. */
async function atTable() {
  const gameId = (await createMatch(api, players)).games[0]?.id ?? '';
  const { mine, theirs, seat } = await play(api, gameId, players, 'sphinx');
  const { version } = await gameOf(api, gameId);
  const { id } = await contested(api, gameId, version, theirs.key);
  return { gameId, id, mine, theirs, seat, version };
}

describe('what a ruling could do on the board', () => {
  it('lists visible cards, acts with their parts, texts, and the boards that name them', async () => {
    const { gameId, id, mine, seat, version } = await atTable();
    const { invocations } = await asked(api, gameId, mine.key);
    const remedies = await told(id);
    expect(remedies).toMatchObject({ gameId, version, atRest: true, invocations });
    expect(invocations).toHaveLength(1);
    expect(remedies.sources).toContain(invocations[0]?.object);
    expect(remedies.boards).toEqual({
      p1: await stateAt(gameId, version, 'p1'),
      p2: await stateAt(gameId, version, 'p2'),
    });
    expect(Object.keys(remedies.acts)).toEqual(['p1', 'p2']);
    expect(remedies.acts[seat]).toContainEqual({
      ...{ act: 'gain-lore', title: 'A player gains lore', players: ['p1', 'p2'], numberMax: 99 },
    });
  });

  it('can be ruled, as the sandbox tries it out first', async () => {
    const { gameId, id } = await atTable();
    const { acts, sources, version } = await told(id);
    const source = sources[0] ?? '';
    const all = Object.entries(acts).flatMap(([seat, possible]) => possible.map((act) => ({ seat, ...act })));
    expect(all.length).toBeGreaterThan(20);
    // Every one of them: `test/kernel/32-corrections.spec.ts`.
    const some = all.filter((_, place) => place % 8 === 0);
    for (const { seat, act, objects: [object] = [], players: [player] = [], numberMax } of some) {
      const done = {
        act,
        ...(object && { objects: [object] }),
        ...(player && { player }),
        ...(numberMax && { number: 1 }),
      };
      const actions = [{ kind: 'correct', seat, source, acts: [done] }];
      const { body } = await api.call('POST', '/v1/sandbox', { game: { id: gameId, version }, actions }, judge);
      const { refused, steps } = body as Tried;
      expect(refused, `${seat} ${act}`).toBeNull();
      expect(steps[0]?.log.slice(0, 2)).toMatchObject([{ kind: 'gameCorrected' }, { kind: 'corrected', act }]);
    }
    const { seat = '', act = '' } = all.find(({ act: each }) => each === 'gain-lore') ?? {};
    const correction = { seat, source, acts: [{ act, player: 'p2', number: 2 }] };
    expect((await ruling(api, id, { correction }, judge)).status).toBe(200);
    expect(await carriedOut(api, id)).toMatchObject({ effects: [{ remedy: 'correct' }], failures: [] });
    expect((await api.call('GET', `/v1/games/${gameId}/audit`)).body).toMatchObject({ ok: true });
  });

  it('is shown for the step to which the same ruling rewinds, and refused as there', async () => {
    const { gameId, id, mine, version } = await atTable();
    const here = await told(id);
    await answerAll(api, gameId, mine.key, [{ action: 'end-turn' }]);
    const { version: now } = await gameOf(api, gameId);
    expect((await told(id)).version).toBe(now);
    expect(await told(id, `?to=${version}`)).toEqual(here);
    const [invoke] = here.invocations;
    expect((await ruling(api, id, { rewind: { to: version }, invoke }, headJudge)).status).toBe(200);
    await carriedOut(api, id);
    const other = await contested(api, gameId, version, players[0].key);
    expect(codeOf(await ask(other.id, `?to=${version}`))).toBe('rewind.past-ruling');
    expect(codeOf(await ask(id, `?to=${now + 99}`))).toBe('rewind.not-a-step');
    for (const to of ['0', '-1', '1.5', 'x', '2147483648'])
      expect(codeOf(await ask(id, `?to=${to}`))).toBe('request.invalid');
    expect(await told(id), 'a text is being carried out').toMatchObject({
      atRest: false,
      sources: [],
      acts: {},
      invocations: [],
    });
  });

  it('is nothing in a game that is over, but for where it would go back to', async () => {
    const { gameId, id, version } = await atTable();
    await concede(api, gameId, players[0]);
    expect(await told(id)).toMatchObject({ version: version + 2, atRest: false, acts: {}, invocations: [] });
    expect(await told(id, `?to=${version}`)).toMatchObject({ version, atRest: true });
  });

  it('on an appeal is as before the ruling that ended the game, and can be ruled', async () => {
    const { id, gameId, version } = await atTable();
    const before = await told(id);
    await ruling(api, id, { result: { winners: ['p1'], draw: false } }, judge);
    await carriedOut(api, id);
    expect((await gameOf(api, gameId)).status).toBe('ended');
    expect((await api.call('POST', `/v1/cases/${id}/appeals`, { text: 'No.' }, players[1].key)).status).toBe(200);
    expect(await told(id)).toEqual({ ...before, version });
    const [source = ''] = before.sources;
    const correction = { seat: 'p1', source, acts: [{ act: 'gain-lore', player: 'p2', number: 2 }] };
    expect((await ruling(api, id, { correction }, headJudge)).status).toBe(200);
    const { effects, failures } = await carriedOut(api, id, 2);
    expect([effects.map(({ remedy }) => remedy), failures]).toEqual([['rewind', 'correct'], []]);
    expect(await gameOf(api, gameId)).toMatchObject({ status: 'running', outcome: null });
    expect((await api.call('GET', `/v1/games/${gameId}/audit`)).body).toMatchObject({ ok: true });
  });

  it('is empty on an appeal if another ruling or the game itself has ended the game as well', async () => {
    const { id, gameId } = await atTable();
    const other = await contested(api, gameId, 2, players[0].key);
    for (const each of [other.id, id]) {
      await ruling(api, each, { result: { winners: ['p1'], draw: false } }, judge);
      await carriedOut(api, each);
    }
    await api.call('POST', `/v1/cases/${id}/appeals`, { text: 'No.' }, players[1].key);
    expect(await told(id)).toMatchObject({ atRest: false, acts: {}, invocations: [] });
  });

  it('is nothing either in a game that a ruling has ended', async () => {
    const { id, gameId } = await atTable();
    await ruling(api, id, { result: { winners: ['p1'], draw: false } }, judge);
    await carriedOut(api, id);
    const other = await contested(api, gameId, 2, players[0].key);
    expect(await told(other.id)).toMatchObject({ atRest: false, acts: {}, invocations: [] });
  });

  it('names no card that the seat in whose name it happens does not see, and is a look on record', async () => {
    const { gameId, id, version } = await atTable();
    const { acts } = await told(id);
    for (const seat of ['p1', 'p2']) {
      const board = JSON.stringify(await stateAt(gameId, version, seat));
      const named = [...new Set(acts[seat]?.flatMap(({ objects = [] }) => objects))];
      expect(
        named.filter((object) => !board.includes(`"id":"${object}","card"`) && !board.includes(`"${object}"`)),
      ).toEqual([]);
    }
    const { items } = (await api.call('GET', `/v1/games/${gameId}/looks?limit=100`, undefined, judge)).body as {
      items: readonly object[];
    };
    expect(items).toContainEqual(
      expect.objectContaining({ read: 'case', viewer: 'judge', from: version, to: version }),
    );
  });

  it('is for judges of the match', async () => {
    const { id } = await atTable();
    const outsider = await unscriptedPlayer(api, 'Cal');
    for (const { key } of [...players, outsider])
      expect(codeOf(await ask(id, '', key))).toBe('identity.role-forbidden');
    const narrow = { role: 'judge', scopes: ['cases.read', 'cases.rule'] };
    const { key } = (await api.call('POST', '/v1/keys', narrow)).body as { key: string };
    expect(codeOf(await ask(id, '', key))).toBe('game.view-forbidden');
    expect(codeOf(await ask('0193a5a0-6f6b-7c3e-9d5a-1f2e3d4c5b6a'))).toBe('case.not-found');
  });
});
