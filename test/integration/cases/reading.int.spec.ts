/**
 * Goal: what of a case may speak of hidden cards, or of steps that have not come, is told to those who may know it.
 * Method: a case with a ruling about a card of a hand, read by everybody.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CasesModule } from '../../../src/modules/cases/index.js';
import { serveGames, type TestApi } from '../../support/api.js';
import {
  carriedOut,
  codeOf,
  concede,
  type Court,
  openCourt,
  playing,
  playOn,
  ruling,
  whenMatchIs,
} from '../../support/court.js';
import { eventually } from '../../support/ledger.js';
import { seatedPlayer } from '../../support/players.js';
import { publish } from '../../support/publication.js';

const WORDS = 'The Hidden Card';

let api: TestApi;
let court: Court;
let outsiders: readonly string[];
let staff: readonly string[];

beforeAll(async () => {
  api = await serveGames(CasesModule);
  court = await openCourt(api);
  outsiders = [(await seatedPlayer(api, 'Cal', 0)).key, await keyOf({ role: 'spectator' })];
  staff = [court.judge, court.headJudge, await keyOf({ role: 'scorekeeper' }), await keyOf({ role: 'organiser' })];
});

afterAll(() => api.close());

const keyOf = async (body: object) => ((await api.call('POST', '/v1/keys', body)).body as { key: string }).key;
const read = (path: string, key?: string) => api.call('GET', path, undefined, key);

async function opened(gameId: string, step: number): Promise<string> {
  const claim = { gameId, step, claim: WORDS, text: WORDS };
  const { status, body } = await api.call('POST', '/v1/cases', claim, court.players[0].key);
  expect([status, body]).toMatchObject([201, { opened: { claim: WORDS, text: WORDS } }]);
  return (body as { id: string }).id;
}

/** How often it was written there. */
const wordsIn = (body: unknown) => JSON.stringify(body).split(WORDS).length - 1;

describe('what people wrote in a case', () => {
  it('is for those at the table, in lists too, and for everybody once the match is public', async () => {
    const { players } = court;
    const { matchId, gameId } = await playing(api, court, 6);
    const id = await opened(gameId, 4);
    expect((await ruling(api, id, { upheld: true, text: WORDS }, court.judge)).status).toBe(200);
    await carriedOut(api, id);
    const appeal = { text: WORDS };
    expect((await api.call('POST', `/v1/cases/${id}/appeals`, appeal, players[1].key)).status).toBe(200);
    const listed = `/v1/cases?match=${matchId}`;
    await eventually('the case in the list', async () => (wordsIn((await read(listed)).body) > 0 ? true : null));
    for (const key of [...players.map((player) => player.key), ...staff]) {
      expect([wordsIn((await read(`/v1/cases/${id}`, key)).body), wordsIn((await read(listed, key)).body)]).toEqual([
        4, 1,
      ]);
    }
    for (const key of outsiders) {
      const { status, body } = await read(`/v1/cases/${id}`, key);
      expect([status, wordsIn(body), wordsIn((await read(listed, key)).body)]).toEqual([200, 0, 0]);
      expect(body).toMatchObject({ opened: { step: 4 }, rulings: [{ ruling: { upheld: true } }], appeals: [{}] });
    }
    await publish(api, matchId, players);
    await concede(api, gameId, players[0]);
    await whenMatchIs(api, matchId, 'ended');
    for (const key of outsiders) expect(wordsIn((await read(`/v1/cases/${id}`, key)).body)).toBe(4);
  });
});

describe('a case', () => {
  it('shows only to judges that judges discuss it', async () => {
    const { players, judge } = court;
    const { gameId } = await playing(api, court, 4);
    const id = await opened(gameId, 3);
    const asTold = () =>
      Promise.all(
        [...players.map((player) => player.key), ...outsiders].map(
          async (key) => (await read(`/v1/cases/${id}`, key)).body,
        ),
      );
    const before = await asTold();
    for (const text of ['One.', 'Another.']) await api.call('POST', `/v1/cases/${id}/discussion`, { text }, judge);
    expect((await read(`/v1/cases/${id}`, judge)).body).toMatchObject({ version: 3, discussion: [{}, {}] });
    expect(await asTold()).toEqual(before);
  });

  it('names a card of a hand, which a ruling is about, to its seat and to judges', async () => {
    const { players, judge } = court;
    const { gameId } = await playing(api, court, 12);
    const correction = await discardOf(gameId);
    const id = await opened(gameId, 3);
    const ruled = await ruling(api, id, { correction }, judge);
    expect([ruled.status, codeOf(ruled)]).toEqual([200, undefined]);
    const [owner, other] = correction.seat === 'p1' ? players : [players[1], players[0]];
    const actsFor = async (key: string) =>
      ((await read(`/v1/cases/${id}`, key)).body as { rulings: { ruling: { correction: { acts: object[] } } }[] })
        .rulings[0]?.ruling.correction.acts;
    for (const key of [owner.key, judge]) expect(await actsFor(key)).toEqual(correction.acts);
    for (const key of [other.key, ...outsiders]) expect(await actsFor(key)).toEqual([{ act: 'discard' }]);
  });

  it('is read with a key of a judge that is for nothing else, as a spectator', async () => {
    const { gameId } = await playing(api, court, 4);
    const id = await opened(gameId, 3);
    const key = await keyOf({ role: 'judge', scopes: ['cases.read'] });
    const { status, body } = await read(`/v1/cases/${id}`, key);
    expect([status, body]).toMatchObject([200, { moment: { viewer: { kind: 'spectator' } } }]);
  });
});

interface Zones {
  readonly [zone: string]: { readonly objects?: readonly { readonly id: string }[] };
}

/** A correction that discards a card of a hand, about a card in play: played on until somebody has both. */
async function discardOf(gameId: string) {
  for (let actions = 0; actions < 60; actions += 1) {
    const { view } = (await read(`/v1/games/${gameId}/state?as=everything`)).body as {
      view: { seats: readonly { seat: string; zones: Zones }[] };
    };
    for (const { seat, zones } of view.seats) {
      const [source, card] = [zones['play']?.objects?.[0]?.id, zones['hand']?.objects?.[0]?.id];
      if (source === undefined || card === undefined) continue;
      const correction = { seat, source, acts: [{ act: 'discard', objects: [card] }] };
      if (await isPossible(gameId)) return correction;
    }
    await playOn(api, gameId, court.players, 1);
  }
  throw new Error('nobody had a card in play and one in hand while nothing was under way');
}

/** Whether nothing is under way. */
async function isPossible(gameId: string): Promise<boolean> {
  for (const { key } of court.players) {
    const { decisions } = (await read(`/v1/games/${gameId}/decisions`, key)).body as { decisions: { kind: string }[] };
    if (decisions.some(({ kind }) => kind === 'turnAction')) return true;
  }
  return false;
}
