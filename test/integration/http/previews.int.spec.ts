/**
 * The point of this file: a link to a page says what it is about, from public facts, and no name becomes markup there.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtInDecks } from '../../../src/engine/index.js';
import { PgPools } from '../../../src/platform/database/index.js';
import { newId } from '../../../src/platform/ids/index.js';
import { serveKifu, type TestApi } from '../../support/api.js';
import { concede, newLeague } from '../../support/court.js';
import { eventually } from '../../support/ledger.js';
import { createMatch, GAME, seatedPlayer } from '../../support/players.js';
import { ROOT } from '../../support/processes.js';

const INDEX = '<html><head><title>Kifu</title></head><body></body></html>';
const NAMES = [`Abe "><script>alert(1)</script>`, `$& O'Bea </head>`] as const;
const ESCAPED = [
  'Abe &#34;&#62;&#60;script&#62;alert(1)&#60;/script&#62;',
  '$&#38; O&#39;Bea &#60;/head&#62;',
] as const;

let folder: string;
let api: TestApi;
let closed: TestApi;
let ids: Readonly<Record<'games' | 'matches' | 'leagues' | 'players' | 'decks', string>>;
let hiddenDeck: string;
/** The key of the player whose deck is public. */
let ownKey: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kifu-web-'));
  await writeFile(join(folder, 'index.html'), INDEX);
  const web = { folder, imageOrigins: [] };
  api = await serveKifu('all', {}, { web });
  closed = await serveKifu('api', { PUBLIC_READING: 'off' }, { web });
  const players = [await seatedPlayer(api, NAMES[0], 0), await seatedPlayer(api, NAMES[1], 1)] as const;
  const leagueId = await newLeague(api, { name: 'Cup & <b>Season</b>' });
  const match = await createMatch(api, players, { leagueId });
  ids = {
    games: match.games[0]?.id ?? '',
    matches: match.id,
    leagues: leagueId,
    players: players[0].id,
    decks: players[0].deckId,
  };
  hiddenDeck = players[1].deckId;
  ownKey = players[0].key;
  await api.call('PUT', `/v1/decks/${ids.decks}/publication`, { published: true }, players[0].key);
  await concede(api, ids.games, players[0]);
  await eventually('the listing', async () => {
    const { body } = await api.call('GET', '/v1/matches?status=ended');
    return (body as { items: unknown[] }).items.length > 0 ? true : null;
  });
}, 120_000);

afterAll(async () => {
  await Promise.all([api.close(), closed.close()]);
  await rm(folder, { recursive: true });
});

const playerCalled = async (name: string): Promise<string> =>
  ((await api.call('POST', '/v1/players', { name })).body as { id: string }).id;

/** As a name may stand in a record from before such names were refused. */
const playerOnceCalled = async (name: string): Promise<string> => {
  const id = await playerCalled('Eve');
  await api.app.get(PgPools).owner.query('update players set name = $2 where id = $1', [id, name]);
  return id;
};

const open = async (path: string, at = api): Promise<string> => (await fetch(`${await at.app.getUrl()}${path}`)).text();

const page = async (title: string, description: string, path: string): Promise<string> =>
  `<html><head><title>${title} · Kifu</title><meta property="og:site_name" content="Kifu">` +
  `<meta property="og:type" content="website"><meta property="og:title" content="${title}">` +
  `<meta property="og:description" content="${description}">` +
  `<meta property="og:image" content="${await api.app.getUrl()}/preview${path}.png">` +
  `<meta property="og:image:type" content="image/png"><meta property="og:image:width" content="1200">` +
  `<meta property="og:image:height" content="630"><meta property="og:image:alt" content="${title}. ${description}">` +
  `<meta name="twitter:card" content="summary_large_image"><meta name="description" content="${description}">` +
  `</head><body></body></html>`;

describe('the head of a page', () => {
  it('says who played, where, and what came of it', async () => {
    const match = (path: string) =>
      page(
        `${ESCAPED[0]} – ${ESCAPED[1]}`,
        `A match of Disney Lorcana in Cup &#38; &#60;b&#62;Season&#60;/b&#62;. ${ESCAPED[1]} won.`,
        path,
      );
    expect(await open(`/games/${ids.games}`)).toBe(await match(`/games/${ids.games}`));
    expect(await open(`/embed/games/${ids.games}`)).toBe(await match(`/games/${ids.games}`));
    expect(await open(`/matches/${ids.matches}`)).toBe(await match(`/matches/${ids.matches}`));
  });

  it('says what a league plays, and whose matches these are', async () => {
    const season = 'Cup &#38; &#60;b&#62;Season&#60;/b&#62;';
    expect(await open(`/leagues/${ids.leagues}`)).toBe(
      await page(season, 'A league of Disney Lorcana.', `/leagues/${ids.leagues}`),
    );
    expect(await open(`/players/${ids.players}`)).toBe(
      await page(ESCAPED[0], `Matches of ${ESCAPED[0]}.`, `/players/${ids.players}`),
    );
  });

  it('tells players of one name apart, as statistics do', async () => {
    const kims = [await seatedPlayer(api, 'Kim', 0), await seatedPlayer(api, 'Kim', 1)] as const;
    const [one, two] = kims.map(({ id }) => `Kim #${id.slice(-6)}`);
    const leagueId = await newLeague(api);
    const { id, games } = await createMatch(api, kims, { leagueId });
    await concede(api, games[0]?.id ?? '', kims[0]);
    expect(await open(`/players/${kims[0].id}`)).toContain(`<title>${one} · Kifu</title>`);
    const labels = await eventually('the statistics of the match', async () => {
      const { body } = await api.call('GET', `/v1/statistics?league=${leagueId}&withoutTurns=true`);
      const { items } = body as { items: readonly { wins: { byPlayer: readonly { label: string }[] } }[] };
      const counted = items[0]?.wins.byPlayer ?? [];
      return counted.length > 0 ? counted.map(({ label }) => label) : null;
    });
    expect(labels).toEqual([two, one]);
    expect(await open(`/matches/${id}`)).toContain(`<title>${one} – ${two} · Kifu</title>`);
  });

  it('says whose deck it is, where everybody may read it', async () => {
    const [name = ''] = Object.keys(builtInDecks(GAME));
    expect(await open(`/decks/${ids.decks}`)).toBe(
      await page(name, `A deck of Disney Lorcana by ${ESCAPED[0]}.`, `/decks/${ids.decks}`),
    );
    expect(await open(`/decks/${hiddenDeck}`)).toBe(INDEX);
    expect((await fetch(`${await api.app.getUrl()}/preview/decks/${hiddenDeck}.png`)).status).toBe(404);
  });

  it('has names without the characters that turn the direction of the text beside them', async () => {
    const id = await playerOnceCalled('\u2067Eve\u202E\u2069 \u05E2\u05D3\u05D4\u200F');
    const name = 'Eve \u05E2\u05D3\u05D4';
    expect(await open(`/players/${id}`)).toBe(await page(name, `Matches of ${name}.`, `/players/${id}`));
  });

  it.each([
    '/',
    '/record',
    `/decks/${newId()}`,
    `/games/${newId()}`,
    '/games/x',
    '/cases/019ab1c2-0000-7000-8000-000000000001',
  ])('says nothing of %s', async (path) => expect(await open(path)).toBe(INDEX));

  it('says nothing where reading takes a key', async () => {
    const { id } = (await closed.call('POST', '/v1/players', { name: 'Abe' })).body as { id: string };
    expect(await open(`/players/${id}`, closed)).toBe(INDEX);
  });
});

describe('the picture of a page', () => {
  const ask = async (path: string, at = api) => fetch(`${await at.app.getUrl()}/preview${path}`);
  const drawn = async (path: string): Promise<Buffer> => {
    const response = await ask(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    return Buffer.from(await response.arrayBuffer());
  };

  it('is a PNG of its declared size, different for each page, and the same when requested again', async () => {
    const pictures = await Promise.all(
      (['games', 'leagues', 'players', 'decks'] as const).map((kind) => drawn(`/${kind}/${ids[kind]}.png`)),
    );
    for (const png of pictures) {
      expect(png.subarray(0, 8)).toEqual(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'));
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    }
    expect(new Set(pictures.map((png) => png.toString('base64'))).size).toBe(4);
    expect(await drawn(`/matches/${ids.matches}.png`)).toEqual(pictures[0]);
    await keep('preview-match.png', pictures[0]);
  });

  it.each([`/games/${newId()}.png`, '/games/x.png', '/cases/019ab1c2-0000-7000-8000-000000000001.png', '/', '/x'])(
    'is none of %s',
    async (path) => expect((await ask(path)).status).toBe(404),
  );

  it('is the same of the same names, whatever they do to the direction of text', async () => {
    const [plain, turned] = [await playerCalled('Eve'), await playerOnceCalled('\u202EEve\u2066')];
    expect(await drawn(`/players/${turned}.png`)).toEqual(await drawn(`/players/${plain}.png`));
  });

  it('is revalidated each time by its tag, and is gone with a withdrawn deck', async () => {
    const path = `/preview/decks/${ids.decks}.png`;
    const url = `${await api.app.getUrl()}${path}`;
    const tag = (await fetch(url)).headers.get('etag') ?? '';
    const again = async () => (await fetch(url, { headers: { 'if-none-match': tag } })).status;
    expect([tag, await again()]).toEqual([expect.stringMatching(/^W\/"/), 304]);
    const publish = async (published: boolean) =>
      (await api.call('PUT', `/v1/decks/${ids.decks}/publication`, { published }, ownKey)).status;
    expect([await publish(false), await again(), await open(`/decks/${ids.decks}`)]).toEqual([200, 404, INDEX]);
    expect([await publish(true), await again()]).toEqual([200, 304]);
  });

  it('is drawn for other callers while one caller asks for many', async () => {
    const named = (name: string, count: number) =>
      Promise.all(Array.from({ length: count }, (_, at) => playerCalled(`${name} ${at}`)));
    const [many, few] = [await named('Many', 40), await named('Few', 8)];
    const url = await api.app.getUrl();
    const askAll = (players: readonly string[], headers: Readonly<Record<string, string>>) =>
      Promise.all(players.map(async (id) => (await fetch(`${url}/preview/players/${id}.png`, { headers })).status));
    const theirs = askAll(many, { authorization: `Bearer ${ownKey}` });
    expect(new Set(await askAll(few, {}))).toEqual(new Set([200]));
    expect(new Set(await theirs)).toEqual(new Set([200, 503]));
  });

  it('is not there where reading takes a key', async () => {
    const { id } = (await closed.call('POST', '/v1/players', { name: 'Abe' })).body as { id: string };
    expect((await ask(`/players/${id}.png`, closed)).status).toBe(404);
  });
});

/** To be looked at. */
async function keep(name: string, png: Buffer | undefined): Promise<void> {
  const artefacts = join(ROOT, '.artefacts', 'web');
  await mkdir(artefacts, { recursive: true });
  await writeFile(join(artefacts, name), png ?? '');
}
