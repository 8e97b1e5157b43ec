/**
 * Goal: who reads without a key gets what a spectator with a key gets, and nothing that a spectator's key is needed
 * for. Method: every route that reads is asked by both, in a service where matches run and have ended, are private and
 * published; the answers must be the same, or the reader without a key is told that one is missing. Twins of matches
 * that differ in what is hidden are asked without a key in `games/no-telling`.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppModule } from '../../../src/app.module.js';
import { ANY_CALLER, RIGHTS } from '../../../src/modules/identity/index.js';
import { PgPools } from '../../../src/platform/database/index.js';
import { readConfig } from '../../../src/platform/config/index.js';
import { serveKifu, type TestApi } from '../../support/api.js';
import { concede, contested, newLeague, openCourt, playing, whenMatchIs } from '../../support/court.js';
import { eventually } from '../../support/ledger.js';
import { publish } from '../../support/publication.js';
import { nameOf, type Route, routesOf } from '../../support/routes.js';

let api: TestApi;
let spectator: string;
let ids: readonly Readonly<Record<string, string>>[];

const KIFU_SECRETS_KEY = Buffer.alloc(32).toString('base64');
const env = { DATABASE_URL: 'postgresql://kifu@localhost/kifu', KIFU_SECRETS_KEY };
const reading = routesOf(AppModule.of(readConfig(env, 'api'))).filter(
  ({ method, need }) => method === 'GET' && need !== 'public' && need !== ANY_CALLER,
);
/** Who may read these depends on the league of the case, so they ask for more than their door does. */
const FOR_JUDGES = ['/v1/cases/:id/rewind', '/v1/cases/:id/remedies'];
const isPublic = ({ need, path }: Route): boolean =>
  typeof need === 'object' &&
  need.permission in RIGHTS &&
  'public' in RIGHTS[need.permission] &&
  !FOR_JUDGES.includes(path);

beforeAll(async () => {
  api = await serveKifu('all');
  spectator = ((await api.call('POST', '/v1/keys', { role: 'spectator' })).body as { key: string }).key;
  const court = await openCourt(api);
  const running = await playing(api, court, 12);
  const ended = await playing(api, court, 12);
  const delayed = await newLeague(api, { spectators: { delay: { seconds: 600 } } });
  const late = await playing(api, { ...court, leagueId: delayed }, 12);
  const published = await playing(api, court, 12);
  const { id: caseId } = await contested(api, running.gameId, 3, court.players[0].key);
  for (const { gameId, matchId } of [ended, published]) {
    await concede(api, gameId, court.players[0]);
    await whenMatchIs(api, matchId, 'ended');
  }
  await publish(api, published.matchId, court.players);
  await eventually('the replay', async () => {
    const { status } = await api.call('GET', `/v1/games/${ended.gameId}/replay`, undefined, spectator);
    return status === 200 ? true : null;
  });
  ids = [running, ended, late, published].map(({ matchId, gameId }) => ({
    ...{ matches: matchId, games: gameId, leagues: court.leagueId, cases: caseId, players: court.players[0].id },
    decks: court.players[0].deckId,
  }));
}, 240_000);

afterAll(() => api.close());

/** Sets of cards and streams are named otherwise. */
function pathOf({ path }: Route, of: Readonly<Record<string, string>>): string {
  const [, , resource = ''] = path.split('/');
  return path.replaceAll(/:\w+/g, () => of[resource] ?? '0');
}

const QUERIES: Readonly<Record<string, readonly string[]>> = {
  '/v1/cards': ['?game=lorcana', '?game=lorcana&text=heihei'],
  '/v1/catalogue/card-sets': ['?game=lorcana'],
  '/v1/catalogue/card-sets/:version': ['?game=lorcana'],
  '/v1/catalogue/card-sets/:version/cards': ['?game=lorcana'],
  '/v1/cases/:id/rewind': ['?to=2'],
  '/v1/cases/:id/remedies': ['', '?to=2'],
  '/v1/decks': ['', `?player={players}`],
  '/v1/statistics': ['?game=lorcana'],
};
const VIEWS = ['', '?as=spectator', '?as=p1', '?as=judge', '?as=everything'];

const queriesOf = ({ path }: Route): readonly string[] =>
  QUERIES[path] ?? (/\/games\/:id\/(state|log|events|decisions|replay|stream)$/.test(path) ? VIEWS : ['']);

interface Read {
  readonly status: number;
  readonly text: string;
}

/** But for the id of the request, and for what begins and does not end. */
async function read(path: string, key: string | null): Promise<Read> {
  const gone = new AbortController();
  const headers = key === null ? {} : { authorization: `Bearer ${key}` };
  const response = await fetch(`${await api.app.getUrl()}${path}`, { headers, signal: gone.signal });
  if (response.headers.get('content-type') === 'text/event-stream') {
    gone.abort();
    return { status: response.status, text: '' };
  }
  const text = await response.text();
  return { status: response.status, text: text.replace(/"requestId":"[^"]*"/, '') };
}

describe('without a key', () => {
  it.each(reading.map((route) => [nameOf(route), route] as const))('%s', async (_, route) => {
    for (const of of ids) {
      for (const query of queriesOf(route)) {
        const path = `${pathOf(route, of)}${query.replace('{players}', of['players'] ?? '')}`;
        const [open, keyed] = [await read(path, null), await read(path, spectator)];
        if (isPublic(route)) expect([path, open]).toEqual([path, keyed]);
        else expect([path, open.status, open.text.includes('identity.key-missing')]).toEqual([path, 401, true]);
      }
    }
  });

  it('reads games, tables and replays, so that the answers above are some', async () => {
    const [running, ended] = ids;
    const paths = [
      `/v1/games/${running?.['games']}/state`,
      `/v1/games/${ended?.['games']}/replay`,
      `/v1/leagues/${running?.['leagues']}/standings`,
      `/v1/cases/${running?.['cases']}`,
      '/v1/matches',
    ];
    for (const path of paths) expect([path, (await read(path, null)).status]).toEqual([path, 200]);
  });

  it('shows a deck once it was played in public, and hides it when that match is reopened', async () => {
    const [{ players = '', decks = '' } = {}] = ids;
    const listed = async () => {
      const { items } = JSON.parse((await read(`/v1/decks?player=${players}`, null)).text) as {
        items: readonly { readonly id: string }[];
      };
      return items.map(({ id }) => id);
    };
    expect([(await read(`/v1/decks/${decks}`, null)).status, await listed()]).toEqual([200, [decks]]);
    const { app } = api.app.get(PgPools);
    await app.query(`update match_listings set status = 'running' where id = $1`, [ids.at(-1)?.['matches']]);
    expect([(await read(`/v1/decks/${decks}`, null)).status, await listed()]).toEqual([403, []]);
    await app.query(`update match_listings set status = 'ended' where id = $1`, [ids.at(-1)?.['matches']]);
  });

  it('counts by address, and keeps what it holds', async () => {
    const url = `${await api.app.getUrl()}/v1/matches`;
    const first = await fetch(url);
    const again = await fetch(url, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
    expect([first.headers.get('cache-control'), again.status]).toEqual(['private, no-cache', 304]);
  });
});
