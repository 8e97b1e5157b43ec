/**
 * Goal: two records of one person count as one wherever people read results, and are apart again after a separation.
 * Method: over HTTP, with recorded matches of both records.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EventStore, Feed } from '../../../src/platform/event-store/index.js';
import { newId } from '../../../src/platform/ids/index.js';
import { Consumers } from '../../../src/platform/projections/index.js';
import { serveKifu, type TestApi } from '../../support/api.js';
import { recordEvents, sequenced } from '../../support/ledger.js';
import { recordedMatch } from '../../support/recorded-matches.js';

let api: TestApi;
let organiser: string;
let events = 0;

beforeAll(async () => {
  api = await serveKifu();
  organiser = ((await api.call('POST', '/v1/keys', { role: 'organiser' })).body as { key: string }).key;
});
afterAll(() => api.close());

const player = async (name: string) =>
  (await api.call('POST', '/v1/players', { name })).body as { readonly id: string; readonly key: string };
const read = async (path: string) => (await api.call('GET', path)).body as Record<string, unknown>;
const items = async (path: string) => (await read(path)).items as readonly Record<string, unknown>[];
const caughtUp = async () => {
  await sequenced(api.app.get(Feed), events);
  await api.app.get(Consumers).catchUp();
};
const change = async (what: 'merges' | 'separations', id: string, playerId: string, key = organiser) => {
  const answer = await api.call('POST', `/v1/players/${id}/${what}`, { playerId, reason: 'Registered twice' }, key);
  if (answer.status === 204) events += 1;
  await caughtUp();
  return answer;
};

async function matchOf(leagueId: string, players: readonly [string, string], winner: 'p1' | 'p2'): Promise<void> {
  const { streams } = recordedMatch({ players: [...players], games: [{ winner }], leagueId });
  for (const [stream, recorded] of streams) {
    await recordEvents(api.app.get(EventStore), stream, recorded);
    events += recorded.length;
  }
}

async function league(): Promise<string> {
  const terms = { name: 'League', game: 'lorcana', format: 'core-constructed', bestOf: 1 };
  return ((await api.call('POST', '/v1/leagues', terms)).body as { id: string }).id;
}

describe('records of one person', () => {
  it('count as one player after a merge, and as two after a separation', async () => {
    const [ada, twin, bea] = [await player('Ada'), await player('Adda'), await player('Bea')];
    const leagueId = await league();
    await matchOf(leagueId, [ada.id, bea.id], 'p1');
    await matchOf(leagueId, [twin.id, bea.id], 'p1');
    await caughtUp();

    const seen = async () => {
      const { standings } = await read(`/v1/leagues/${leagueId}/standings`);
      const table = (standings as readonly { name: string; points: number }[]).map(
        ({ name, points }) => `${name} ${points}`,
      );
      const matches = await items(`/v1/matches?player=${ada.id}`);
      const ofName = await items('/v1/matches?playerName=Adda');
      const names = matches.flatMap(({ seats }) => (seats as readonly { name: string }[]).map(({ name }) => name));
      const found = [...(await items('/v1/players?name=ada')), ...(await items('/v1/players?name=adda'))];
      return [table, matches.length, ofName.length, [...new Set(names)].sort(), found.map(({ name }) => name)];
    };
    const apart = [['Ada 3', 'Adda 3', 'Bea 0'], 1, 1, ['Ada', 'Bea'], ['Ada', 'Adda']];
    expect(await seen()).toEqual(apart);

    expect((await change('merges', ada.id, twin.id)).status).toBe(204);
    expect(await seen()).toEqual([['Ada 6', 'Bea 0'], 2, 2, ['Ada', 'Bea'], ['Ada']]);
    expect(await read(`/v1/players/${twin.id}`)).toMatchObject({ name: 'Adda', mergedInto: ada.id });
    expect(await items(`/v1/players/${ada.id}/records`)).toMatchObject([
      { id: twin.id, name: 'Adda', reason: 'Registered twice' },
    ]);

    expect((await change('separations', ada.id, twin.id)).status).toBe(204);
    expect(await seen()).toEqual(apart);
    expect(await items(`/v1/players/${ada.id}/records`)).toEqual([]);
  });

  it('take one seat of a match', async () => {
    const [one, two] = [await player('Cleo'), await player('Cleo')];
    expect(await read(`/v1/players/${one.id}`)).toHaveProperty('tag');
    await change('merges', one.id, two.id);
    expect(await read(`/v1/players/${one.id}`)).not.toHaveProperty('tag');
    const seats = [one, two].map(({ id }) => ({ playerId: id, deckId: newId() }));
    const match = { game: 'lorcana', format: 'core-constructed', bestOf: 1, seats };
    expect(await api.call('POST', '/v1/matches', match)).toMatchObject({
      status: 422,
      body: { code: 'match.player-seated-twice' },
    });
  });

  it('merge one level deep, and only records that there are', async () => {
    const [one, two, three] = [await player('One'), await player('Two'), await player('Three')];
    const refused = (code: string) => ({ body: { code: `identity.${code}` } });
    await change('merges', one.id, two.id);
    expect(await change('merges', one.id, two.id)).toMatchObject(refused('player-merged'));
    expect(await change('merges', two.id, three.id)).toMatchObject(refused('player-merged'));
    expect(await change('merges', three.id, one.id)).toMatchObject(refused('player-has-records'));
    expect(await change('merges', one.id, one.id)).toMatchObject(refused('same-player'));
    expect(await change('merges', one.id, newId())).toMatchObject(refused('player-not-found'));
    expect(await change('separations', three.id, two.id)).toMatchObject(refused('player-not-merged'));
  });

  it('are merged by organisers, and by no player', async () => {
    const [one, two] = [await player('Dora'), await player('Dora B')];
    expect(await change('merges', one.id, two.id, one.key)).toMatchObject({ status: 403 });
    expect((await api.call('GET', `/v1/players/${one.id}/records`, undefined, one.key)).status).toBe(403);
  });

  it('are merged by one of two requests that contradict each other', async () => {
    const [one, two] = [await player('Emil'), await player('Emile')];
    const both = await Promise.all([
      api.call('POST', `/v1/players/${one.id}/merges`, { playerId: two.id, reason: 'Twice' }, organiser),
      api.call('POST', `/v1/players/${two.id}/merges`, { playerId: one.id, reason: 'Twice' }, organiser),
    ]);
    events += 1;
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
  });
});
