import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtInDecks, games } from '../../../src/engine/index.js';
import { CatalogueModule } from '../../../src/modules/catalogue/index.js';
import { PgPools } from '../../../src/platform/database/index.js';
import { type Answer, serve, type TestApi } from '../../support/api.js';

let api: TestApi;

beforeAll(async () => {
  api = await serve([CatalogueModule]);
});

afterAll(() => api.close());

interface Card {
  id: string;
  name: string;
  version?: string;
  inks: string[];
}
interface Line {
  card: string;
  count: number;
  zone?: string;
}

const FORMAT = { game: 'lorcana', format: 'core-constructed' };

async function allCards(): Promise<Card[]> {
  const cards: Card[] = [];
  let next: string | null = '/v1/cards?game=lorcana&limit=20';
  while (next !== null) {
    const page = (await api.call('GET', next)).body as { items: Card[]; next: string | null };
    cards.push(...page.items);
    next = page.next;
  }
  return cards;
}

/** Four copies each of fifteen cards, by any two inks that have so many. */
async function legalDeck(): Promise<Line[]> {
  const cards = await allCards();
  const inks = [...new Set(cards.flatMap((card) => card.inks))];
  const pairs = inks.flatMap((first) => inks.map((second) => [first, second]));
  const lists = pairs.map((pair) => cards.filter((card) => card.inks.every((ink) => pair.includes(ink))));
  const list = lists.find((each) => each.length >= 15) ?? [];
  expect(list.length).toBeGreaterThanOrEqual(15);
  return list.slice(0, 15).map(({ id }) => ({ card: id, count: 4 }));
}

async function playerKey(): Promise<{ id: string; key: string }> {
  return (await api.call('POST', '/v1/players', { name: 'Player One' })).body as { id: string; key: string };
}

describe('cards', () => {
  it('are listed by id with their public facts', async () => {
    const cards = await allCards();
    const ids = cards.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(30);
    expect(ids).toEqual([...new Set(ids)].sort());
    expect(cards.find(({ id }) => id === '1-7')).toMatchObject({ name: 'HeiHei', inks: ['amber'] });
    expect(cards.filter((card) => 'abilities' in card)).toEqual([]);
  });

  it('belong to a game', async () => {
    expect(await api.call('GET', '/v1/cards')).toMatchObject({ status: 400 });
    expect(await api.call('GET', '/v1/cards?game=chess')).toMatchObject({
      status: 422,
      body: { code: 'catalogue.unknown-game' },
    });
  });
});

describe('a search of cards', () => {
  const found = async (query: string): Promise<readonly Card[]> =>
    ((await api.call('GET', `/v1/cards?game=lorcana&limit=200${query}`)).body as { items: Card[] }).items;
  const idsOf = async (query: string) => (await found(query)).map(({ id }) => id);

  it('finds words of the name, whatever the case, and all conditions hold', async () => {
    expect(await idsOf('&text=heihei')).toContain('1-7');
    expect(await idsOf('&text=HEIHEI%20boat')).toEqual(await idsOf('&text=boat%20heihei'));
    expect(await idsOf('&text=heihei&colour=ruby&type=location')).toEqual([]);
    const [all, amber] = [await allCards(), await found('&colour=amber')];
    expect(amber).toEqual(all.filter(({ inks }) => inks.includes('amber')));
    const cheap = await found('&costMax=2&type=character');
    expect(cheap).toEqual(
      all.filter((card) => 'cost' in card && Number(card.cost) <= 2 && 'type' in card && card.type === 'character'),
    );
    const [dear, others] = [await idsOf('&colour=amber&costMin=3'), await idsOf('&colour=amber&costMax=2')];
    expect([...dear, ...others].sort()).toEqual(amber.map(({ id }) => id));
    expect((await found('&keyword=evasive')).length).toBeGreaterThan(0);
    expect(await idsOf('&status=unscripted')).toEqual([]);
  });

  it('returns so many cards by their ids, page by page', async () => {
    const [{ id: other = '' } = {}] = (await allCards()).slice(-1);
    expect(await idsOf(`&ids=${other},1-7,no-such-card`)).toEqual(['1-7', other]);
    const first = await api.call('GET', '/v1/cards?game=lorcana&colour=amber&limit=2');
    const { items, next } = first.body as { items: Card[]; next: string };
    const second = (await api.call('GET', next)).body as { items: Card[] };
    expect([...items, ...second.items]).toEqual((await found('&colour=amber')).slice(0, 4));
  });

  it.each(['text=', 'text=%0a', 'type=a%20b', 'costMin=-1', 'costMax=1.5', 'status=all', 'ids=,', 'colour=a&colour=b'])(
    'refuses %s',
    async (query) => {
      expect(await api.call('GET', `/v1/cards?game=lorcana&${query}`)).toMatchObject({
        status: 400,
        body: { code: 'request.invalid' },
      });
    },
  );
});

describe('a deck as text', () => {
  const read = (text: string, game = 'lorcana') => api.call('POST', '/v1/decks/read', { game, text });

  it('is read by the names of cards, and faults name their line', async () => {
    expect(await read('4 HeiHei - Boat Snack\n1 <script>alert(1)</script>')).toMatchObject({
      status: 200,
      body: {
        cards: [{ card: '1-7', count: 4 }],
        faults: [{ line: 2, code: 'deck-text.unknown-card', candidates: [] }],
      },
    });
  });

  it('is of a game, and has an end', async () => {
    expect(await read('1 x', 'chess')).toMatchObject({ status: 422, body: { code: 'catalogue.unknown-game' } });
    expect(await read('x'.repeat(20_001))).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
  });
});

describe('a legal deck', () => {
  it('is stored as it was judged, and read again', async () => {
    const cards = await legalDeck();
    const created = await api.call('POST', '/v1/decks', { ...FORMAT, name: 'Fours', cards: cards.toReversed() });
    expect(created).toMatchObject({
      status: 201,
      body: { ...FORMAT, name: 'Fours', playerId: null, ruleset: 'lorcana@2025-03-14' },
    });
    const deck = created.body as { id: string; cards: Line[]; hash: string };
    expect(deck.cards).toEqual(cards);
    expect(await api.call('GET', `/v1/decks/${deck.id}`)).toMatchObject({ status: 200, body: created.body as object });

    const again = await api.call('POST', '/v1/decks', { ...FORMAT, name: 'Other name', cards });
    expect((again.body as { hash: string }).hash).toBe(deck.hash);
    expect((again.body as { id: string }).id).not.toBe(deck.id);
  });

  it('never changes', async () => {
    const { app } = api.app.get(PgPools);
    await expect(app.query(`update decks set name = 'x'`)).rejects.toThrow(/permission denied/);
    await expect(app.query('delete from decks')).rejects.toThrow(/permission denied/);
  });
});

describe('an illegal deck', () => {
  it('is refused with every fault, its rule and its card', async () => {
    const [first, ...rest] = await legalDeck();
    const cards = [{ card: first?.card ?? '', count: 5 }, { card: 'no-such-card', count: 1 }, ...rest.slice(0, 5)];
    const refused = await api.call('POST', '/v1/decks', { ...FORMAT, name: 'x', cards });
    expect(refused).toMatchObject({ status: 422, body: { code: 'deck.illegal' } });
    const { faults, rules } = refused.body as { faults: { code: string; card?: string }[]; rules: object[] };
    expect(faults.map(({ code, card }) => [code, card])).toEqual(
      expect.arrayContaining([
        ['deck.unknown-card', 'no-such-card'],
        ['deck.too-small', undefined],
        ['deck.too-many-copies', first?.card],
      ]),
    );
    expect(rules).toEqual(
      expect.arrayContaining([
        { game: 'lorcana', rule: '2.1.1.1', title: 'At least sixty cards' },
        { game: 'lorcana', rule: '2.1.1.3', title: 'At most four of one full name' },
      ]),
    );
  });

  it('can be judged without storing it', async () => {
    const cards = await legalDeck();
    const judge = (lines: Line[]): ReturnType<TestApi['call']> =>
      api.call('POST', '/v1/decks/validate', { ...FORMAT, cards: lines });
    expect(await judge(cards)).toMatchObject({ status: 200, body: { legal: true, faults: [] } });
    expect(await judge(cards.slice(1))).toMatchObject({
      status: 200,
      body: { legal: false, faults: [{ code: 'deck.too-small', rules: [{ rule: '2.1.1.1' }] }] },
    });
  });

  it.each([
    ['fftcg', 'limited', '1-001H', 501, 500],
    ['ashes', 'draft', 'any', 5_001, 5_000],
  ])('has no more cards than a game of %s in the format %s can hold', async (game, format, card, size, most) => {
    const cards = Array.from({ length: Math.ceil(size / 1_000) }, (_, n) => ({
      card: `${card}-${n}`,
      count: Math.min(1_000, size - n * 1_000),
    }));
    const judge = (lines: readonly Line[]) => api.call('POST', '/v1/decks/validate', { game, format, cards: lines });
    const [first, ...others] = cards;
    const fits = [{ card: first?.card ?? '', count: (first?.count ?? 0) - 1 }, ...others];
    const codes = ({ body }: Answer) =>
      (body as { faults: readonly { code: string }[] }).faults.map(({ code }) => code);
    expect(codes(await judge(cards))).toEqual(['deck.too-many-cards']);
    expect(codes(await judge(fits))).not.toContain('deck.too-many-cards');
    expect((await judge(cards)).body).toMatchObject({
      legal: false,
      faults: [{ message: `A list of this format has at most ${most} cards; this one has ${size}.` }],
    });
  });

  it('is read and judged for a builder without a key, but never stored', async () => {
    const cards = await legalDeck();
    const ask = (path: string, body: object) => api.call('POST', path, body, null);
    expect(await ask('/v1/decks/read', { game: 'lorcana', text: '4 HeiHei - Boat Snack' })).toMatchObject({
      status: 200,
      body: { cards: [{ card: '1-7', count: 4 }], faults: [] },
    });
    expect(await ask('/v1/decks/validate', { ...FORMAT, cards })).toMatchObject({ status: 200, body: { legal: true } });
    expect(await ask('/v1/decks', { ...FORMAT, cards, name: 'D' })).toMatchObject({
      status: 401,
      body: { code: 'identity.key-missing' },
    });
  });

  it('does not get legal by being split into lines', async () => {
    const cards = await legalDeck();
    const split = [...cards, cards[0] ?? { card: '', count: 0 }];
    expect(await api.call('POST', '/v1/decks/validate', { ...FORMAT, cards: split })).toMatchObject({
      body: { legal: false, faults: [{ code: 'deck.too-many-copies' }] },
    });
  });

  it.each([
    [{ cards: [] }, '/cards'],
    [{ cards: [{ card: '1-7', count: 0 }] }, '/cards/0/count'],
    [{ cards: [{ card: '1-7', count: 1.5 }] }, '/cards/0/count'],
    [{ cards: [{ card: 'a b', count: 1 }] }, '/cards/0/card'],
    [{ cards: Array.from({ length: 501 }, (_, i) => ({ card: String(i), count: 1 })) }, '/cards'],
    [{ cards: [{ card: '1-7', count: 1, zone: null }] }, '/cards/0/zone'],
    [{ cards: [{ card: '1-7', count: 1, zone: 'p1.hand' }] }, '/cards/0/zone'],
    [{ cards: 'all' }, '/cards'],
    [{ format: 7 }, '/format'],
  ])('of the wrong shape is refused before any rule looks at it (%#)', async (part, pointer) => {
    const cards = [{ card: '1-7', count: 4 }];
    const answer = await api.call('POST', '/v1/decks/validate', { ...FORMAT, cards, ...part });
    expect(answer).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
    expect((answer.body as { errors: { pointer: string }[] }).errors.map((error) => error.pointer)).toContain(pointer);
  });

  it('may be of an unknown format', async () => {
    const deck = { game: 'lorcana', format: 'backwards', cards: await legalDeck() };
    expect(await api.call('POST', '/v1/decks/validate', deck)).toMatchObject({
      status: 422,
      body: { code: 'catalogue.unknown-format' },
    });
  });
});

describe('decks that come with a game', () => {
  it.each(games)('of %s are stored in each format in which they are said to be legal', async (game) => {
    const { body } = await api.call('GET', `/v1/decks/samples?game=${game}`);
    const { items } = body as { items: readonly { name: string; formats: readonly string[]; cards: Line[] }[] };
    expect(items.map(({ name }) => name)).toEqual(Object.keys(builtInDecks(game)));
    expect(items.filter(({ formats }) => formats.length === 0)).toEqual([]);
    for (const { name, formats, cards } of items.slice(0, 2))
      for (const format of formats)
        expect(await api.call('POST', '/v1/decks', { game, format, name, cards })).toMatchObject({ status: 201 });
  });

  it('are there of no game that is not played here', async () => {
    expect(await api.call('GET', '/v1/decks/samples?game=chess')).toMatchObject({
      status: 422,
      body: { code: 'catalogue.unknown-game' },
    });
  });
});

describe('a deck whose lines name zones', () => {
  const { 'steam-and-lamps': main = [] } = builtInDecks('fftcg');
  const [{ card: plain = '' } = {}] = main;
  const limited = { game: 'fftcg', format: 'limited' };
  const beside = { card: plain, count: 2, zone: 'lb' };

  it('is stored with them, one line per card and zone', async () => {
    const cards = [...main, beside];
    const created = await api.call('POST', '/v1/decks', { ...limited, name: 'Beside', cards: cards.toReversed() });
    expect(created.status).toBe(201);
    const deck = created.body as { id: string; cards: Line[]; hash: string };
    expect(deck.cards.filter(({ card }) => card === plain)).toEqual([main[0], beside]);
    expect(await api.call('GET', `/v1/decks/${deck.id}`)).toMatchObject({ status: 200, body: created.body as object });
    const without = await api.call('POST', '/v1/decks', { ...limited, name: 'Without', cards: main });
    expect((without.body as { hash: string }).hash).not.toBe(deck.hash);
  });

  it('is judged by the game, with its rule', async () => {
    const judge = async (list: object) => (await api.call('POST', '/v1/decks/validate', list)).body;
    expect(await judge({ ...limited, cards: [...main, beside] })).toEqual({ legal: true, faults: [] });
    expect(await judge({ ...limited, format: 'constructed', cards: [...main, { ...beside, count: 1 }] })).toMatchObject(
      {
        legal: false,
        faults: expect.arrayContaining([
          expect.objectContaining({ code: 'deck.not-limit-break', card: plain }),
        ]) as object[],
      },
    );
    expect(await judge({ ...limited, cards: [...main, { ...beside, zone: 'hand' }] })).toMatchObject({
      faults: [{ code: 'deck.unknown-zone', card: plain, rules: [{ rule: '8.1.1.1' }] }],
    });
    const [first = { card: '', count: 0 }, ...rest] = await legalDeck();
    expect(await judge({ ...FORMAT, cards: [...rest, { ...first, zone: 'hand' }] })).toMatchObject({
      faults: [{ code: 'deck.unknown-zone', card: first.card, rules: [{ rule: '2.1.1' }] }],
    });
  });
});

describe('the deck of a player', () => {
  it('is seen only by that player, judges and organisers', async () => {
    const [mine, other] = [await playerKey(), await playerKey()];
    const body = { ...FORMAT, name: 'Mine', cards: await legalDeck() };
    const created = await api.call('POST', '/v1/decks', body, mine.key);
    expect(created).toMatchObject({ status: 201, body: { playerId: mine.id } });
    const path = `/v1/decks/${(created.body as { id: string }).id}`;
    const keyOf = async (role: string): Promise<string> =>
      ((await api.call('POST', '/v1/keys', { role })).body as { key: string }).key;
    const seenBy = async (key: string): Promise<number> => (await api.call('GET', path, undefined, key)).status;
    expect(await seenBy(mine.key)).toBe(200);
    expect(await seenBy(await keyOf('judge'))).toBe(200);
    expect(await seenBy(await keyOf('organiser'))).toBe(200);
    expect(await seenBy(other.key)).toBe(403);
    expect(await seenBy(await keyOf('spectator'))).toBe(403);
  });

  it('is brought only by that player', async () => {
    const [mine, other] = [await playerKey(), await playerKey()];
    const body = { ...FORMAT, name: 'x', cards: await legalDeck(), playerId: other.id };
    expect(await api.call('POST', '/v1/decks', body, mine.key)).toMatchObject({
      status: 403,
      body: { code: 'deck.forbidden' },
    });
    expect(await api.call('POST', '/v1/decks', body)).toMatchObject({ status: 201, body: { playerId: other.id } });
    const nobody = { ...body, playerId: '0193a5a0-6f6b-7c3e-9d5a-1f2e3d4c5b6a' };
    expect(await api.call('POST', '/v1/decks', nobody)).toMatchObject({ status: 404 });
  });
});

describe('decks', () => {
  interface Listing {
    readonly items: readonly object[];
    readonly next: string | null;
  }

  const read = (path: string, key?: string) => api.call('GET', path, undefined, key);
  const brought = async (name: string, key: string) => {
    const { cards: _, ...summary } = (
      await api.call('POST', '/v1/decks', { ...FORMAT, name, cards: await legalDeck() }, key)
    ).body as { id: string; cards: Line[] };
    return summary;
  };

  it('are listed without their lists, the newest first, page by page: players see their own', async () => {
    const [mine, other] = [await playerKey(), await playerKey()];
    const all = [await brought('One', mine.key), await brought('Two', mine.key), await brought('Three', mine.key)];
    const theirs = await brought('Theirs', other.key);
    const [one, two, three] = all;
    for (const filter of ['', `&player=${mine.id}`]) {
      const first = (await read(`/v1/decks?limit=2${filter}`, mine.key)).body as Listing;
      expect(first.items).toEqual([three, two]);
      expect((await read(first.next ?? '', mine.key)).body).toEqual({ items: [one], next: null });
    }
    expect((await read('/v1/decks', other.key)).body).toEqual({ items: [theirs], next: null });
    const { key: newcomer } = await playerKey();
    expect((await read('/v1/decks', newcomer)).body).toEqual({ items: [], next: null });
    // Those who may read everybody's.
    expect((await read('/v1/decks?limit=2')).body).toMatchObject({ items: [theirs, three] });
    expect((await read(`/v1/decks?player=${mine.id}`)).body).toEqual({ items: [three, two, one], next: null });
  });

  it('of other players are not listed before they were played in public', async () => {
    const [mine, other] = [await playerKey(), await playerKey()];
    await brought('Theirs', other.key);
    const forbidden = { status: 403, body: { code: 'deck.forbidden' } };
    const nothing = { status: 200, body: { items: [], next: null } };
    expect(await read(`/v1/decks?player=${other.id}`, mine.key)).toMatchObject(nothing);
    const keyOf = async (terms: object): Promise<string> =>
      ((await api.call('POST', '/v1/keys', terms)).body as { key: string }).key;
    const narrow = await keyOf({ role: 'judge', scopes: ['decks.read'] });
    for (const key of [narrow, await keyOf({ role: 'spectator' })]) {
      expect(await read('/v1/decks', key)).toMatchObject(forbidden);
      expect(await read(`/v1/decks?player=${other.id}`, key)).toMatchObject(nothing);
    }
    for (const query of ['player=x', 'cursor=x', 'limit=0']) {
      expect(await read(`/v1/decks?${query}`)).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
    }
  });
});

it('tells an unknown deck', async () => {
  expect(await api.call('GET', '/v1/decks/0193a5a0-6f6b-7c3e-9d5a-1f2e3d4c5b6a')).toMatchObject({
    status: 404,
    body: { code: 'deck.not-found' },
  });
});
