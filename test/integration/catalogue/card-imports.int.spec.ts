/**
 * Goal: the cards of a file become a card set that nothing changes any more; new matches are played with the newest
 * one, and every game goes on with its own, whatever was imported since. With a real queue, as in production.
 */
import { createHash } from 'node:crypto';
import { request as post } from 'node:http';
import { Logger } from '@nestjs/common';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { builtInCards, canonicalJson, type CardDefinition, cardSetOf } from '../../../src/engine/index.js';
import { AuditsModule } from '../../../src/modules/audits/index.js';
import { CardSetRepository } from '../../../src/modules/catalogue/card-sets/card-set.repository.js';
import { CardImportsModule, CardSetRules, CatalogueModule } from '../../../src/modules/catalogue/index.js';
import { Importer } from '../../../src/modules/catalogue/imports/importer.js';
import { ImportRepository } from '../../../src/modules/catalogue/imports/import.repository.js';
import { GamesModule } from '../../../src/modules/games/index.js';
import { LeaguesModule } from '../../../src/modules/leagues/index.js';
import { MatchesModule } from '../../../src/modules/matches/index.js';
import { PgPools } from '../../../src/platform/database/index.js';
import { TaskPool, TaskQueueFull, TaskTooLarge, TaskTooLong } from '../../../src/platform/tasks/index.js';
import { newId } from '../../../src/platform/ids/index.js';
import { QueueModule, Queues } from '../../../src/platform/queue/index.js';
import { type Answer, serve, type TestApi } from '../../support/api.js';
import { cardFile, deckOf, type FileRecord, odd, vanilla } from '../../support/card-files.js';
import { eventually } from '../../support/ledger.js';
import { createMatch, dice, FORMAT, GAME, step, type TestPlayer } from '../../support/players.js';
import { send } from '../../support/request.js';

const BUILT_IN = builtInCards(GAME);

let api: TestApi;

beforeAll(async () => {
  api = await serve([
    QueueModule.at({ works: true }),
    CatalogueModule,
    CardImportsModule,
    LeaguesModule,
    MatchesModule,
    GamesModule,
    AuditsModule,
  ]);
});

afterAll(() => api.close());

interface Import {
  readonly id: string;
  readonly status: string;
  readonly progress: { readonly done: number; readonly total: number };
  readonly result: { readonly cardSet: string; readonly version: number; readonly isNew: boolean } | null;
  readonly error: { readonly message: string; readonly path?: string } | null;
}

/** Its process stands behind everything else that the machine does. */
const IMPORT_MS = 120_000;

const IMPORTS = `/v1/catalogue/imports?game=${GAME}&format=lorcanajson`;

const request = (file: unknown, query = '&fileName=cards.json'): Promise<Answer> =>
  api.call('POST', `${IMPORTS}${query}`, file);

async function imported(file: unknown): Promise<Import> {
  const { body } = await request(file);
  const { id } = body as Import;
  return eventually(
    'the import ends',
    async () => {
      const found = (await api.call('GET', `/v1/catalogue/imports/${id}`)).body as Import;
      return found.status === 'done' || found.status === 'failed' ? found : null;
    },
    IMPORT_MS,
  );
}

/** The version and hash that came of a file. */
async function cardSetFrom(records: readonly FileRecord[]) {
  const { result, error } = await imported(cardFile(records));
  if (result === null) throw new Error(`no card set: ${JSON.stringify(error)}`);
  return result;
}

const card = async (id: string, cardSet?: number) => {
  const of = cardSet === undefined ? '' : `&cardSet=${cardSet}`;
  const path = `/v1/cards?game=${GAME}${of}&limit=200`;
  for (let next: string | null = path; next !== null;) {
    const page = (await api.call('GET', next)).body as { items: Record<string, unknown>[]; next: string | null };
    const found = page.items.find((each) => each['id'] === id);
    if (found !== undefined) return found;
    next = page.next;
  }
  return undefined;
};

describe('before anything was imported', () => {
  it('the cards are those of the release, which are stored as version 0', async () => {
    const count = Object.keys(BUILT_IN?.cards ?? {}).length;
    const { body } = await api.call('GET', `/v1/catalogue/card-sets?game=${GAME}`);
    const release = {
      game: GAME,
      hash: BUILT_IN?.hash,
      version: 0,
      isCurrent: true,
      totals: { cards: count, scripted: count, partly: 0, unscripted: 0 },
      source: null,
    };
    expect(body).toMatchObject({ items: [release], next: null });
    for (const name of ['0', BUILT_IN?.hash]) {
      expect((await api.call('GET', `/v1/catalogue/card-sets/${name}?game=${GAME}`)).body).toMatchObject(release);
    }
    expect(await card('1-7')).toMatchObject({ status: 'scripted', unscripted: [] });
  });
});

describe('an import', () => {
  it('is accepted, followed and ends with a new card set that is played from then on', async () => {
    const accepted = await request(cardFile([vanilla(901), odd(902)]));
    expect(accepted).toMatchObject({
      status: 202,
      body: { game: GAME, format: 'lorcanajson', fileName: 'cards.json' },
    });
    const location = accepted.headers.get('location') ?? '';
    const ended = await eventually('it is done', async () => {
      const found = (await api.call('GET', location)).body as Import;
      return found.status === 'done' ? found : null;
    });
    const total = Object.keys(BUILT_IN?.cards ?? {}).length + 2;
    expect(ended).toMatchObject({
      progress: { done: 2, total: 2 },
      result: { version: 1, isNew: true, totals: { cards: total, scripted: total - 1, partly: 0, unscripted: 1 } },
      error: null,
    });
    const [listed] = ((await api.call('GET', `/v1/catalogue/card-sets?game=${GAME}`)).body as { items: unknown[] })
      .items;
    const source = { importId: ended.id, format: 'lorcanajson', fileName: 'cards.json' };
    expect(listed).toMatchObject({ version: 1, isCurrent: true, hash: ended.result?.cardSet, source });
    expect(await card('1-901')).toMatchObject({ name: 'Walker 901', status: 'scripted', unscripted: [] });
    expect(await card('1-902')).toMatchObject({ status: 'unscripted', unscripted: [{ due: 'rest' }] });
    expect(await card('1-901', 0)).toBeUndefined();
  });

  it('tells card by card what is scripted, in a report that holds no text of the file', async () => {
    const { id } = await imported(cardFile([odd(902), vanilla(901)]));
    const report = await api.call('GET', `/v1/catalogue/imports/${id}/report`);
    expect(report.status).toBe(200);
    expect((report.body as { cards: unknown[] }).cards).toContainEqual(
      expect.objectContaining({ id: '1-902', status: 'unscripted' }),
    );
    expect(JSON.stringify(report.body)).not.toContain('gardens');
  });

  it('of the same cards gives the same version, in whatever order they come', async () => {
    const first = await cardSetFrom([vanilla(901), odd(902)]);
    const again = await cardSetFrom([odd(902), vanilla(901)]);
    expect(first).toMatchObject({ version: 1, isNew: false });
    expect([again.version, again.cardSet, again.isNew]).toEqual([1, first.cardSet, false]);
  });

  it('of a changed card gives a new version, and the old one stays what it was', async () => {
    const { id, result } = await imported(cardFile([vanilla(901, { strength: 7 }), odd(902)]));
    expect(result).toMatchObject({ version: 2, isNew: true });
    const { odd: differences } = (await api.call('GET', `/v1/catalogue/imports/${id}/report`)).body as { odd: unknown };
    expect(differences).toMatchObject([{ path: '/cards/0', what: 'strength 7, in the newest set 2' }]);
    expect(await card('1-901', 1)).toMatchObject({ strength: 2 });
    expect(await card('1-901', 2)).toMatchObject({ strength: 7 });
    expect(await card('1-901')).toMatchObject({ strength: 7 });
    const old = await cardSetFrom([vanilla(901), odd(902)]);
    expect(old).toMatchObject({ version: 1, isNew: false });
    expect(await card('1-901')).toMatchObject({ strength: 7 });
  });

  it('that loses its worker halfway runs again and ends as if nothing had happened', async () => {
    Logger.overrideLogger(false);
    const died = vi.spyOn(ImportRepository.prototype, 'finish').mockRejectedValueOnce(new Error('the worker died'));
    const result = await cardSetFrom([vanilla(903)]);
    expect(died).toHaveBeenCalledTimes(2);
    expect(result).toMatchObject({ version: 3, isNew: true });
    died.mockRestore();
    Logger.overrideLogger(['log', 'warn', 'error', 'fatal']);
  });

  it('that the service fails to carry out says so, until somebody has it tried again', async () => {
    Logger.overrideLogger(false);
    const broken = vi.spyOn(Importer.prototype, 'convert').mockRejectedValueOnce(new Error('out of order'));
    const id = newId();
    const file = Buffer.from(JSON.stringify(cardFile([vanilla(901)])));
    const asked = {
      id,
      game: GAME,
      format: 'lorcanajson',
      fileName: null,
      fileSha256: '',
      fileBytes: 1,
      requestedBy: '',
    };
    await api.app.get(ImportRepository).request(asked, file);
    const job = `import-cards-${id}-1`;
    const queues = api.app.get(Queues);
    await queues.add('import-cards', [{ id: job, data: { importId: id } }], { attempts: 1 });
    const look = async () => (await api.call('GET', `/v1/catalogue/imports/${id}`)).body as Import;
    const failed = await eventually('it is given up', async () => ((await look()).error === null ? null : look()));
    expect(failed).toMatchObject({ status: 'failed', result: null });
    expect(failed.error?.message).toContain(`POST /v1/jobs/${job}/retry`);
    await queues.retry(job);
    await eventually('it is done', async () => ((await look()).status === 'done' ? true : null));
    broken.mockRestore();
    Logger.overrideLogger(['log', 'warn', 'error', 'fatal']);
  });
});

describe('a file', () => {
  it.each([new TaskTooLong(300_000), new TaskTooLarge(1_024)])('that takes too much says so: %s', async (ended) => {
    const run = vi.spyOn(TaskPool.prototype, 'run').mockResolvedValueOnce(null).mockRejectedValueOnce(ended);
    const failed = await imported(cardFile([vanilla(901)]));
    run.mockRestore();
    expect(failed).toMatchObject({ status: 'failed', result: null, error: { message: ended.message } });
  });

  it('is refused when too many wait to be read', async () => {
    const run = vi.spyOn(TaskPool.prototype, 'run').mockRejectedValueOnce(new TaskQueueFull(4));
    expect(await request(cardFile([]))).toMatchObject({
      status: 429,
      body: { code: 'request.too-many-files', most: 4 },
    });
    // Each caller has turns of its own.
    expect(run.mock.calls[0]?.[0].caller).toMatch(/^key /);
    run.mockRestore();
  });

  it('of something else fails with the place of the fault, and there is no report', async () => {
    const failed = await imported({ ...cardFile([]), cards: 'none' });
    expect(failed).toMatchObject({ status: 'failed', result: null, error: { path: '/cards' } });
    expect(await api.call('GET', `/v1/catalogue/imports/${failed.id}/report`)).toMatchObject({
      status: 409,
      body: { code: 'import.not-done' },
    });
    for (const file of [[], 7, 'text', null]) expect(await imported(file)).toMatchObject({ status: 'failed' });
  });

  it('without any card fails and says why, and the newest set stays what it was', async () => {
    const newest = async () => (await api.call('GET', '/v1/catalogue/card-sets?game=lorcana')).body;
    const before = await newest();
    expect(await imported(cardFile([]))).toMatchObject({
      status: 'failed',
      result: null,
      error: { message: 'the file has no records' },
    });
    expect(await imported(cardFile([vanilla(906, { cost: -1 }), vanilla(907, { cost: -1 })]))).toMatchObject({
      status: 'failed',
      result: null,
      error: {
        message: 'no card in 2 records; first of all: a whole number from 0 to 99, not -1',
        path: '/cards/0/cost',
      },
    });
    expect(await newest()).toEqual(before);
  });

  it('with a faulty record gives the others, and says what was left out', async () => {
    const { id, result } = await imported(cardFile([vanilla(904), vanilla(905, { cost: -1 })]));
    expect(result).toMatchObject({ isNew: true });
    const { body } = await api.call('GET', `/v1/catalogue/imports/${id}/report`);
    expect((body as { odd: unknown[] }).odd).toContainEqual(
      expect.objectContaining({ path: '/cards/1/cost', card: 'Walker 905 - Out for a Stroll' }),
    );
    expect(await card('1-904')).toBeDefined();
    expect(await card('1-905')).toBeUndefined();
  });

  it('that is no JSON is refused with line and column', async () => {
    const answer = await send(api, 'POST', IMPORTS, { body: '{\n  "cards": [1, }' });
    expect(answer).toMatchObject({ status: 400, body: { code: 'request.malformed-json', line: 2, column: 16 } });
  });

  it.each([
    ['without a byte', '', 400, 'request.invalid'],
    ['that names a prototype', '{"__proto__": {}}', 400, 'request.forbidden-key'],
    ['nested without end', `${'['.repeat(100)}${']'.repeat(100)}`, 400, 'request.too-deep'],
    ['with half a character', '{"cards": "\\ud800"}', 400, 'request.bad-text'],
  ])('%s is refused', async (_title, body, status, code) => {
    expect(await send(api, 'POST', IMPORTS, { body })).toMatchObject({ status, body: { code } });
  });

  it('may begin with the mark that some editors put there', async () => {
    const body = `\ufeff${JSON.stringify(cardFile([vanilla(977)]))}`;
    const { id } = (await send(api, 'POST', IMPORTS, { body })).body as Import;
    const ended = await eventually('the import ends', async () => {
      const found = (await api.call('GET', `/v1/catalogue/imports/${id}`)).body as Import;
      return found.status === 'done' || found.error !== null ? found : null;
    });
    expect(ended).toMatchObject({ status: 'done', error: null });
  });

  it('may have 32 MiB and not a byte more', async () => {
    const bytes = 33_554_432;
    const file = JSON.stringify({ metadata: {}, cards: [], padding: '' });
    const padded = (length: number) => file.replace('""', `"${'x'.repeat(length - file.length)}"`);
    expect(await send(api, 'POST', IMPORTS, { body: padded(bytes) })).toMatchObject({ status: 202 });
    const answer = await send(api, 'POST', IMPORTS, { body: padded(bytes + 1) });
    expect(answer).toMatchObject({ status: 413, body: { code: 'request.too-large' } });
  });

  it('of an unknown caller is refused before it is read', async () => {
    const { port } = new URL(await api.app.getUrl());
    const headers = { 'content-type': 'application/json', 'content-length': 33_554_432 };
    const status = await new Promise((resolve, reject) => {
      const asked = post({ host: '127.0.0.1', port, path: IMPORTS, method: 'POST', headers }, (answer) => {
        resolve(answer.statusCode);
        asked.destroy();
      });
      asked.once('error', reject).flushHeaders();
    });
    expect(status).toBe(401);
  });

  it('is for a game and of a format', async () => {
    const ask = (query: string) => api.call('POST', `/v1/catalogue/imports?${query}`, cardFile([]));
    expect(await ask('game=chess&format=lorcanajson')).toMatchObject({ body: { code: 'catalogue.unknown-game' } });
    expect(await ask(`game=${GAME}&format=csv`)).toMatchObject({
      status: 422,
      body: { code: 'catalogue.unknown-import-format', formats: ['lorcanajson'] },
    });
    expect(await ask(`game=${GAME}`)).toMatchObject({ status: 400 });
  });
});

describe('who may', () => {
  it('import is an admin, who may look is an organiser, too', async () => {
    const keyOf = async (role: string) => ((await api.call('POST', '/v1/keys', { role })).body as { key: string }).key;
    const [organiser, judge] = [await keyOf('organiser'), await keyOf('judge')];
    expect(await api.call('POST', IMPORTS, cardFile([]), organiser)).toMatchObject({ status: 403 });
    const { id } = (await request(cardFile([vanilla(901)]))).body as Import;
    expect(await api.call('GET', `/v1/catalogue/imports/${id}`, undefined, organiser)).toMatchObject({ status: 200 });
    expect(await api.call('GET', `/v1/catalogue/imports/${id}`, undefined, judge)).toMatchObject({ status: 403 });
  });

  it('every caller gets not-found for a missing import', async () => {
    const nowhere = '0193a5a0-6f6b-7c3e-9d5a-1f2e3d4c5b6b';
    for (const path of [`/v1/catalogue/imports/${nowhere}`, `/v1/catalogue/imports/${nowhere}/report`]) {
      expect(await api.call('GET', path)).toMatchObject({ status: 404, body: { code: 'import.not-found' } });
    }
    for (const path of [
      `/v1/catalogue/card-sets/999?game=${GAME}`,
      `/v1/catalogue/card-sets/999/cards?game=${GAME}`,
      `/v1/cards?game=${GAME}&cardSet=${'0'.repeat(64)}`,
    ]) {
      expect(await api.call('GET', path)).toMatchObject({ status: 404, body: { code: 'card-set.not-found' } });
    }
    expect(await api.call('GET', `/v1/catalogue/card-sets/newest?game=${GAME}`)).toMatchObject({ status: 400 });
  });
});

const storedForm = (definitions: readonly CardDefinition[]) => {
  const { hash, cards } = cardSetOf(definitions);
  return { hash, text: canonicalJson(cards) };
};

describe('a stored card set', () => {
  it('is never changed, and is what its hash says', async () => {
    const { app } = api.app.get(PgPools);
    for (const change of [`update card_sets set totals = '{}'`, 'delete from card_sets', 'truncate card_sets']) {
      await expect(app.query(change)).rejects.toThrow(/permission denied/);
    }
    await expect(app.query(`update catalogue_imports set file_name = 'x'`)).rejects.toThrow(/permission denied/);
    const forged = `insert into card_sets (game, hash, totals, cards) values ('x', '${'0'.repeat(64)}', '{}', '{}')`;
    await expect(app.query(forged)).rejects.toThrow(/card_sets_hash_check/);
  });

  it('is read whole, as the bytes of its hash, which may be kept for ever by that name', async () => {
    const { version, cardSet } = await cardSetFrom([vanilla(901), odd(902)]);
    const read = async (named: string) => {
      const response = await fetch(`${await api.app.getUrl()}/v1/catalogue/card-sets/${named}/cards?game=${GAME}`, {
        headers: { authorization: `Bearer ${api.adminKey}` },
      });
      return { kept: response.headers.get('cache-control'), text: await response.text() };
    };
    const [byHash, byVersion] = [await read(cardSet), await read(String(version))];
    expect(createHash('sha256').update(byHash.text).digest('hex')).toBe(cardSet);
    expect(byVersion.text).toBe(byHash.text);
    expect(byHash.kept).toContain('immutable');
    expect(byVersion.kept ?? '').not.toContain('immutable');
    expect(JSON.parse(byHash.text)).toMatchObject({ '1-901': { id: '1-901', abilities: [] } });
    expect(byHash.text).not.toContain('gardens');
  });

  it('is read and compressed once for all who ask, and not at all for who has it', async () => {
    const { cardSet } = await cardSetFrom([vanilla(903), odd(904)]);
    const reads = vi.spyOn(api.app.get(CardSetRepository), 'text');
    const read = async (headers: Readonly<Record<string, string>>) => {
      const response = await fetch(`${await api.app.getUrl()}/v1/catalogue/card-sets/${cardSet}/cards?game=${GAME}`, {
        headers: { authorization: `Bearer ${api.adminKey}`, ...headers },
      });
      const text = await response.text();
      const sha256 = createHash('sha256').update(text).digest('hex');
      return { status: response.status, tag: response.headers.get('etag') ?? '', sha256, bytes: text.length };
    };
    const forms = ['gzip', 'br', 'identity', '*;q=0', 'gzip;q=0, br', 'gzip'];
    const answers = await Promise.all(forms.map((form) => read({ 'accept-encoding': form })));
    const [{ tag = '' } = {}] = answers;
    expect(answers).toEqual(forms.map(() => expect.objectContaining({ status: 200, sha256: cardSet, tag }) as unknown));
    const again = forms.map((form) => read({ 'accept-encoding': form, 'if-none-match': tag }));
    expect(await Promise.all(again)).toEqual(
      forms.map(() => expect.objectContaining({ status: 304, bytes: 0, tag }) as unknown),
    );
    expect(reads).toHaveBeenCalledOnce();
    reads.mockRestore();
  });

  it('gets a number of its own when several are stored at once', async () => {
    const cardSets = api.app.get(CardSetRepository);
    const { id } = (await request(cardFile([vanilla(901)]))).body as Import;
    const totals = { cards: 1, scripted: 1, partly: 0, unscripted: 0 };
    const sets = Array.from({ length: 6 }, (_, at) => storedForm([{ id: `x-${at}`, abilities: [] }]));
    const stored = await Promise.all([...sets, ...sets].map((set) => cardSets.add('toy', set, totals, id)));
    expect(stored.slice(0, 6)).toEqual(stored.slice(6));
    expect(
      stored
        .slice(0, 6)
        .map(({ version }) => version)
        .sort(),
    ).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

/** A player with a deck of imported cards, four of each. */
async function playerWith(first: number, name: string): Promise<TestPlayer> {
  const player = (await api.call('POST', '/v1/players', { name })).body as { id: string; key: string };
  const cards = deckOf(first).map(({ number }) => ({ card: `1-${String(number)}`, count: 4 }));
  const deck = await api.call('POST', '/v1/decks', { name: 'Walkers', game: GAME, format: FORMAT, cards }, player.key);
  expect(deck).toMatchObject({ status: 201 });
  return { ...player, deckId: (deck.body as { id: string }).id };
}

describe('a match', () => {
  it('is played to its end with the cards that were the newest when it began', async () => {
    const walkers = deckOf(910);
    const pinned = await cardSetFrom(walkers);
    const players = [await playerWith(910, 'Abe'), await playerWith(910, 'Bea')];
    const match = await createMatch(api, players, { bestOf: 3 });
    const [first] = match.games;
    const play = async (gameId: string, steps: number) => {
      const pick = dice(5);
      for (let taken = 0; taken < steps; taken += 1) await step(api, gameId, players, pick);
    };
    await play(first?.id ?? '', 5);

    // Other cards, and none of those in the decks any more.
    expect(await cardSetFrom([vanilla(930)])).toMatchObject({ version: pinned.version + 1 });
    await play(first?.id ?? '', 5);
    const game = async (id: string) => (await api.call('GET', `/v1/games/${id}`)).body;
    expect(await game(first?.id ?? '')).toMatchObject({ cardSet: pinned.cardSet, version: 11 });
    expect((await api.call('GET', `/v1/games/${first?.id ?? ''}/audit`)).body).toMatchObject({ ok: true });

    await api.call('POST', `/v1/games/${first?.id ?? ''}/concede`, {}, players[0]?.key);
    const second = await eventually('the second game', async () => {
      const { games } = (await api.call('GET', `/v1/matches/${match.id}`)).body as typeof match;
      return games[1]?.status === 'running' ? games[1].id : null;
    });
    const begun = await eventually('its start', async () => {
      const { cardSet = null } = (await game(second)) as { cardSet?: string };
      return cardSet;
    });
    expect(begun).toBe(pinned.cardSet);

    const refused = await api.call('POST', '/v1/matches', {
      game: GAME,
      format: FORMAT,
      bestOf: 1,
      seats: players.map(({ id, deckId }) => ({ playerId: id, deckId })),
    });
    expect(refused).toMatchObject({ status: 422, body: { code: 'deck.illegal' } });
  });

  it('asks for its cards when it begins or is read again, and for none in an action', async () => {
    await cardSetFrom(deckOf(950));
    const players = [await playerWith(950, 'Abe'), await playerWith(950, 'Bea')];
    const { games } = await createMatch(api, players);
    const pick = dice(3);
    await step(api, games[0]?.id ?? '', players, pick);
    const asked = [
      vi.spyOn(CardSetRepository.prototype, 'newest'),
      vi.spyOn(CardSetRepository.prototype, 'cards'),
      vi.spyOn(CardSetRules.prototype, 'withCards'),
    ];
    for (let taken = 0; taken < 5; taken += 1) await step(api, games[0]?.id ?? '', players, pick);
    expect(asked.map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0]);
    vi.restoreAllMocks();
  });

  it('of another process reads the stored cards once, however many games ask', async () => {
    const { cardSet } = await cardSetFrom(deckOf(950));
    const fresh = new CardSetRules(api.app.get(CardSetRepository));
    const read = vi.spyOn(CardSetRepository.prototype, 'cards');
    const found = await Promise.all(Array.from({ length: 5 }, () => fresh.withCards(GAME, cardSet)));
    expect(new Set(found).size).toBe(1);
    expect(found[0]?.cardSet.hash).toBe(cardSet);
    expect(await fresh.withCards(GAME, cardSet)).toBe(found[0]);
    expect(read).toHaveBeenCalledTimes(1);
    expect(await fresh.withCards(GAME, '0'.repeat(64))).toBeNull();
    vi.restoreAllMocks();
  });

  it('cannot begin with cards that this build does not understand', async () => {
    const cards = storedForm([{ id: 'x-1', abilities: [{ kind: 'unheard-of', name: 'x' }] } as never]);
    const { id } = await imported(cardFile([vanilla(960)]));
    const totals = { cards: 1, scripted: 1, partly: 0, unscripted: 0 };
    await api.app.get(CardSetRepository).add(GAME, cards, totals, id);
    expect(await api.call('GET', `/v1/cards?game=${GAME}`)).toMatchObject({
      status: 409,
      body: { code: 'card-set.unavailable', cardSet: cards.hash },
    });
    await cardSetFrom([vanilla(961)]);
    expect(await api.call('GET', `/v1/cards?game=${GAME}`)).toMatchObject({ status: 200 });
  });
});
