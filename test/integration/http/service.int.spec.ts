/** The point of this file: what a page must know before anything else is there without a key, and true. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { games, importFormats, rulebooks, rulesFor } from '../../../src/engine/index.js';
import { layoutOf } from '../../../src/engine/looks.js';
import { serveKifu, type TestApi } from '../../support/api.js';
import { createMatch, seatedPlayer } from '../../support/players.js';
import { eventually } from '../../support/ledger.js';

let api: TestApi;

beforeAll(async () => {
  api = await serveKifu('all', { CARD_IMAGES: 'https://cards.example.org/{game}/{id}.webp' });
});

afterAll(() => api.close());

interface Service {
  readonly games: readonly { readonly game: string; readonly rules: string }[];
}

const read = async (path: string) => {
  const response = await fetch(`${await api.app.getUrl()}${path}`);
  return { status: response.status, headers: response.headers, body: await response.json() };
};

const SCORES: Readonly<Record<string, unknown>> = {
  lorcana: { en: 'Lore', zh: '传奇点' },
  fftcg: { en: 'Damage taken', zh: '受到的伤害' },
  ashes: { en: 'Wounds on the own Phoenixborn', zh: '自己凤族后裔的伤害标记' },
  riftbound: { en: 'Points', zh: '胜点' },
};

const decksFor = (game: string) =>
  Object.fromEntries(
    (rulesFor(game)?.formats ?? [])
      .map((format) => [format, rulesFor(game)?.deckFormat(format) ?? null] as const)
      .filter(([, decks]) => decks !== null),
  );

describe('GET /v1/service', () => {
  it('names the games, how people log in, and where images of cards are', async () => {
    const { status, body } = await read('/v1/service');
    const looks = new Map(await Promise.all(games.map(async (game) => [game, await layoutOf(game)] as const)));
    expect(looks.get('lorcana')?.name).toEqual({ en: 'Disney Lorcana', zh: '迪士尼洛卡纳' });
    expect([status, body]).toEqual([
      200,
      {
        games: games.map((game) => ({
          game,
          name: rulesFor(game)?.name,
          names: looks.get(game)?.name,
          ruleset: rulesFor(game)?.ruleset,
          formats: rulesFor(game)?.formats,
          seats: expect.objectContaining({
            [rulesFor(game)?.formats[0] ?? '']: { min: 2, max: expect.any(Number) as number },
          }) as unknown,
          teams: game === 'riftbound' ? { 'magma-chamber': { teams: 2, of: 2 } } : {},
          decksFor: decksFor(game),
          deckZones: rulesFor(game)?.deckZones,
          moments: Object.fromEntries(rulesFor(game)?.statistics.moments.map(({ id, title }) => [id, title]) ?? []),
          score: SCORES[game],
          importFormats: importFormats(game),
          rules: expect.stringMatching(new RegExp(`^/v1/rules/${game}\\?version=[0-9a-f]{16}$`)) as unknown,
        })),
        publicReading: true,
        openIdLogin: false,
        cardImages: 'https://cards.example.org/{game}/{id}.webp',
      },
    ]);
  });
});

describe('GET /v1/rules/{game}', () => {
  it('has every rule of every game, and may be kept for ever where its content is named', async () => {
    const offered = ((await read('/v1/service')).body as Service).games;
    expect(offered.length).toBeGreaterThan(2);
    for (const { game, rules } of offered) {
      const { status, headers, body } = await read(rules);
      const expected = rulebooks
        .find((each) => each.game === game)
        ?.rules.map(({ number, title, status: state, parent = null }) => ({ number, title, status: state, parent }));
      expect([status, headers.get('cache-control')]).toEqual([200, 'private, max-age=31536000, immutable']);
      expect(body).toEqual({ game, ruleset: rulesFor(game)?.ruleset, rules: expected });
      const today = await read(`/v1/rules/${game}`);
      expect([today.headers.get('cache-control'), today.body]).toEqual(['private, no-cache', body]);
    }
  });

  it.each([
    '/v1/rules/chess',
    '/v1/rules/lorcana?version=0123456789abcdef',
    '/v1/rules/chess?version=0123456789abcdef',
  ])('has none at %s', async (path) => {
    expect(await read(path)).toMatchObject({ status: 404, body: { code: 'rules.not-found' } });
  });

  it.each(['/v1/rules/lorcana?version=x', '/v1/rules/__proto__'])('refuses %s', async (path) => {
    expect(await read(path)).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
  });
});

describe('GET /v1/matches?since=', () => {
  it('has matches that were made then or later', async () => {
    const players = [await seatedPlayer(api, 'Abe', 0), await seatedPlayer(api, 'Bea', 1)];
    const { id } = await createMatch(api, players);
    const listed = async (since: string) => {
      const { body } = await read(`/v1/matches?since=${encodeURIComponent(since)}`);
      return (body as { items: { id: string; createdAt: string }[] }).items;
    };
    const [match] = await eventually('the match', async () => {
      const items = await listed('2020-01-01');
      return items.length > 0 ? items : null;
    });
    expect(match?.id).toBe(id);
    const made = new Date(match?.createdAt ?? '');
    expect((await listed(made.toISOString())).length).toBe(1);
    expect(await listed(new Date(made.getTime() + 1).toISOString())).toEqual([]);
    for (const none of ['yesterday', '0000-01-01']) {
      expect(await read(`/v1/matches?since=${none}`)).toMatchObject({ status: 400 });
    }
    expect(await listed('1000-01-01T00:00+14:00')).toEqual([match]);
    expect(await listed('9999-12-31T23:59-23:59')).toEqual([]);
  });
});
