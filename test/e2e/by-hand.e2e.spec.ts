/**
 * Cards that nobody has scripted, from the file to the replay: imported, put into decks, played by hand over HTTP with a
 * judge at the table, proved as far as they can be, and told apart from what is proved. `docs/how-to/play-unscripted-cards.md`
 * is this test by hand.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answer, answerAll, asked, play, unscriptedPlayer } from '../support/by-hand.js';
import { callerAt } from '../support/caller.js';
import { eventually } from '../support/ledger.js';
import { type Caller, createMatch, GAME, type TestPlayer } from '../support/players.js';
import { freePort, ROOT, runBuilt, type Running, untilReady } from '../support/processes.js';

const ACTION = '99-1';
const CHARACTER = '99-2';

let dataFolder: string;
let kifu: Running;
let api: Caller;
let judge: string;

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'kifu-by-hand-'));
  const port = await freePort();
  kifu = runBuilt('start', { KIFU_DATA: dataFolder, PORT: String(port), RATE_LIMIT_PER_MINUTE: '0' });
  const admin = await untilReady(kifu);
  api = callerAt(`http://127.0.0.1:${port}`, admin);
  judge = ((await api.call('POST', '/v1/keys', { role: 'judge' })).body as { key: string }).key;
});

afterAll(async () => {
  kifu.process.kill('SIGTERM');
  await kifu.ended;
  await rm(dataFolder, { recursive: true });
});

const example = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(join(ROOT, 'docs/examples', name), 'utf8')) as unknown;

/** The answer once its job is done. */
const ready = (what: string, path: string, isReady: (body: Record<string, unknown>) => boolean) =>
  eventually(what, async () => {
    const { status, body } = await api.call('GET', path);
    return status === 200 && isReady(body as Record<string, unknown>) ? body : null;
  });

async function twoPlayers(): Promise<readonly [TestPlayer, TestPlayer]> {
  const { cards } = (await example('riddles.deck.json')) as { cards: { card: string; count: number }[] };
  return [await unscriptedPlayer(api, 'Abe', cards), await unscriptedPlayer(api, 'Bea', cards)];
}

it('are imported, played by hand, audited and replayed', async () => {
  const path = `/v1/catalogue/imports?game=${GAME}&format=lorcanajson`;
  const { id } = (await api.call('POST', path, await example('riddles.cards.json'))).body as { id: string };
  const done = await ready('the import', `/v1/catalogue/imports/${id}`, ({ status }) => status === 'done');
  expect(done).toMatchObject({ result: { version: 1, totals: { unscripted: 2 } } });
  const players = await twoPlayers();
  const gameId = (await createMatch(api, players)).games[0]?.id ?? '';

  const first = await play(api, gameId, players, ACTION);
  await answerAll(api, gameId, first.mine.key, ['gain-lore', first.seat, 2]);
  expect((await asked(api, gameId, first.theirs.key)).decisions).toMatchObject([
    { kind: 'manualConfirm', shows: { card: ACTION, act: 'gain-lore', number: 2 } },
  ]);
  await answerAll(api, gameId, first.theirs.key, ['yes']);
  await answerAll(api, gameId, first.mine.key, ['draw', first.seat, 9]);
  await answerAll(api, gameId, first.theirs.key, ['no']);
  await answerAll(api, gameId, first.mine.key, ['end']);

  const second = await play(api, gameId, players, CHARACTER);
  const [invocation] = (await asked(api, gameId, second.mine.key)).invocations;
  const text = { object: invocation?.object, ability: invocation?.ability };
  const invoked = await api.call('POST', `/v1/games/${gameId}/invocations`, text, second.mine.key);
  expect(invoked).toMatchObject({ status: 200, body: { log: [{ kind: 'textInvoked' }, { kind: 'textDue' }] } });
  await answerAll(api, gameId, second.mine.key, ['gain-lore', second.seat, 1]);
  expect(await answer(api, gameId, judge, 'yes')).toMatchObject({ status: 200 });
  await answerAll(api, gameId, second.mine.key, ['end']);
  await api.call('POST', `/v1/games/${gameId}/concede`, undefined, second.theirs.key);

  const byHand = { texts: 2, assertions: 2, refused: 1, confirmedByJudge: 1 };
  const { body } = await api.call('GET', `/v1/games/${gameId}/audit`);
  expect(body).toMatchObject({ ok: true, firstDifference: null, assertedFacts: 2, byHand });
  const { versions } = (body as { byHand: { versions: number[] } }).byHand;
  const replay = (await ready('the replay', `/v1/games/${gameId}/replay`, () => true)) as Replay;
  expect(replay.verification).toMatchObject({ agrees: true, byHand: { ...byHand, versions } });
  const told = replay.frames.filter(({ log }) => log.some(({ kind }) => kind === 'asserted'));
  expect(told.map(({ version }) => version)).toEqual(versions);
  for (const { log } of told) {
    expect(log).toMatchObject([{ kind: 'answered' }, { kind: 'asserted' }, { kind: 'loreGained', asserted: true }]);
  }
  expect(replay.frames.map(({ action }) => action?.kind)).toContain('invoke');
  const report = await ready('the statistics', '/v1/statistics', ({ items }) => (items as unknown[]).length > 0);
  expect(report).toMatchObject({ items: [{ games: 1, gamesWithAssertions: 1 }] });
  expect(kifu.err()).not.toContain('"level":"error"');
});

interface Replay {
  readonly verification: unknown;
  readonly frames: readonly {
    readonly version: number;
    readonly action: { readonly kind: string } | null;
    readonly log: readonly { readonly kind: string }[];
  }[];
}
