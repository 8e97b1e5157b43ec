/**
 * Goal: a judge sees what a rewind would undo before ruling so, nothing happens by looking, and the look is on record.
 * Method: over HTTP; the preview is held against the ruling itself.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CasesModule } from '../../../src/modules/cases/index.js';
import { serveGames, type TestApi } from '../../support/api.js';
import {
  carriedOut,
  codeOf,
  contested,
  type Court,
  gameOf,
  openCourt,
  playing,
  playOn,
  ruling,
} from '../../support/court.js';
import { seatedPlayer } from '../../support/players.js';

interface Preview {
  readonly version: number;
  readonly count: number;
  readonly undone: readonly { readonly version: number; readonly log: readonly object[] }[];
  readonly now: Readonly<Record<string, object>>;
  readonly then: Readonly<Record<string, object>>;
}

let api: TestApi;
let court: Court;

beforeAll(async () => {
  api = await serveGames(CasesModule);
  court = await openCourt(api);
});

afterAll(() => api.close());

const preview = (id: string, to: number | string, key: string) =>
  api.call('GET', `/v1/cases/${id}/rewind?to=${to}`, undefined, key);
const boardsAt = async (gameId: string, version: number) => {
  const at = async (as: string) =>
    (
      (await api.call('GET', `/v1/games/${gameId}/state?version=${version}&as=${as}`, undefined, court.judge)).body as {
        view: object;
      }
    ).view;
  return { p1: await at('p1'), p2: await at('p2') };
};
const versions = ({ undone }: Preview) => undone.map(({ version }) => version);
const looks = async (gameId: string) =>
  ((await api.call('GET', `/v1/games/${gameId}/looks`, undefined, court.judge)).body as { items: readonly object[] })
    .items;

describe('a preview of a rewind', () => {
  it('lists what would be undone, with both seats’ boards before and after, and is on record', async () => {
    const { gameId } = await playing(api, court, 8);
    const { version } = await gameOf(api, gameId);
    const { id } = await contested(api, gameId, 5, court.players[0].key);
    const before = (await looks(gameId)).length;
    const { status, body } = await preview(id, 4, court.judge);
    expect(status).toBe(200);
    const seen = body as Preview;
    expect(seen).toMatchObject({ gameId, to: 4, version, count: version - 4 });
    expect(versions(seen)).toEqual(Array.from({ length: version - 4 }, (_, index) => index + 5));
    expect(seen.undone.every(({ log }) => log.length > 0)).toBe(true);
    expect((await looks(gameId)).slice(before)).toMatchObject([
      { read: 'case', viewer: 'judge', from: 4, to: version },
    ]);
    expect(seen.now).toEqual(await boardsAt(gameId, version));
    expect(seen.then).toEqual(await boardsAt(gameId, 4));
    expect((await gameOf(api, gameId)).version).toBe(version);
  });

  it('leaves out what was undone before, and names the other branch on appeal', async () => {
    const { gameId } = await playing(api, court, 6);
    const { id } = await contested(api, gameId, 4, court.players[0].key);
    const { version } = await gameOf(api, gameId);
    expect((await ruling(api, id, { rewind: { to: 3 } }, court.headJudge)).status).toBe(200);
    await carriedOut(api, id);
    await playOn(api, gameId, court.players, 2);
    const now = (await gameOf(api, gameId)).version;
    await api.call('POST', `/v1/cases/${id}/appeals`, { text: 'No.' }, court.players[1].key);
    const further = (await preview(id, 2, court.appealJudge)).body as Preview;
    expect(versions(further)).toEqual([3, ...Array.from({ length: now - version }, (_, index) => version + 1 + index)]);
    const across = (await preview(id, version, court.appealJudge)).body as Preview;
    expect(versions(across)).toEqual(Array.from({ length: now - version }, (_, index) => version + 1 + index));
    expect(across.then).toEqual(await boardsAt(gameId, version));
  });

  it('is refused as the ruling would be', async () => {
    const { gameId } = await playing(api, court, 6);
    const { id } = await contested(api, gameId, 4, court.players[0].key);
    const other = await contested(api, gameId, 5, court.players[0].key);
    const { version } = await gameOf(api, gameId);
    for (const to of [version, version + 1])
      expect(await preview(id, to, court.judge)).toMatchObject({ status: 422, body: { code: 'rewind.not-a-step' } });
    for (const to of ['0', '-1', '1.5', 'x', '2147483648'])
      expect(await preview(id, to, court.judge)).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
    expect((await ruling(api, other.id, { rewind: { to: 4 } }, court.headJudge)).status).toBe(200);
    await carriedOut(api, other.id);
    expect(await preview(id, 3, court.judge)).toMatchObject({ status: 409, body: { code: 'rewind.past-ruling' } });
  });

  it('is for judges of the match', async () => {
    const { gameId } = await playing(api, court, 4);
    const { id } = await contested(api, gameId, 3, court.players[0].key);
    const outsider = await seatedPlayer(api, 'Cal', 0);
    for (const { key } of [...court.players, outsider]) {
      expect(codeOf(await preview(id, 2, key))).toBe('identity.role-forbidden');
    }
    const narrow = { role: 'judge', scopes: ['cases.read', 'cases.rule'] };
    const { key } = (await api.call('POST', '/v1/keys', narrow)).body as { key: string };
    expect(codeOf(await preview(id, 2, key))).toBe('game.view-forbidden');
    expect(codeOf(await preview('0193a5a0-6f6b-7c3e-9d5a-1f2e3d4c5b6a', 2, court.judge))).toBe('case.not-found');
  });
});
