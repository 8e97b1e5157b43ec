/**
 * Cards without scripts, from the file to the replay: imported, put into decks, played by hand by the typed client with
 * a judge at the table, proved as far as they can be, and told apart from what is proved.
 * `docs/how-to/play-unscripted-cards.md` is this test by hand.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answered, type KifuClient } from '../../src/client/index.js';
import { answer, answerAll, asked, play } from '../support/by-hand.js';
import { callerAt } from '../support/caller.js';
import { eventually } from '../support/ledger.js';
import { type Caller, createMatch, playerWith } from '../support/players.js';
import { freePort, runBuilt, type Running, untilReady } from '../support/processes.js';
import { importRiddles, riddlesDeck } from '../support/riddles.js';

const ACTION = '99-1';
const CHARACTER = '99-2';

let dataFolder: string;
let kifu: Running;
let api: Caller;
let admin: KifuClient;
let judge: string;

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'kifu-by-hand-'));
  const port = await freePort();
  kifu = runBuilt('start', { KIFU_DATA: dataFolder, PORT: String(port), RATE_LIMIT_PER_MINUTE: '0' });
  api = callerAt(`http://127.0.0.1:${port}`, await untilReady(kifu));
  admin = api.client();
  judge = (await answered(admin.POST('/v1/keys', { body: { role: 'judge' } }))).key;
});

afterAll(async () => {
  kifu.process.kill('SIGTERM');
  await kifu.ended;
  await rm(dataFolder, { recursive: true });
});

it('are imported, played by hand, audited and replayed', async () => {
  expect(await importRiddles(admin)).toMatchObject({ result: { version: 1, totals: { unscripted: 2 } } });
  const deck = await riddlesDeck();
  const players = [await playerWith(api, 'Abe', deck), await playerWith(api, 'Bea', deck)] as const;
  const gameId = (await createMatch(api, players)).games[0]?.id ?? '';
  const params = { path: { id: gameId } };

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
  const [mine, theirs] = [api.client(second.mine.key), api.client(second.theirs.key)];
  const [{ object, ability } = { object: '', ability: '' }] = (await asked(api, gameId, second.mine.key)).invocations;
  const invoked = mine.POST('/v1/games/{id}/invocations', { params, body: { object, ability } });
  expect(await invoked).toMatchObject({ data: { log: [{ kind: 'textInvoked' }, { kind: 'textDue' }] } });
  await answerAll(api, gameId, second.mine.key, ['gain-lore', second.seat, 1]);
  expect(await answer(api, gameId, judge, 'yes')).toMatchObject({ status: 200 });
  await answerAll(api, gameId, second.mine.key, ['end']);
  await answered(theirs.POST('/v1/games/{id}/concede', { params }));

  const byHand = { texts: 2, assertions: 2, refused: 1, confirmedByJudge: 1 };
  const audit = await answered(admin.GET('/v1/games/{id}/audit', { params }));
  expect(audit).toMatchObject({ ok: true, firstDifference: null, assertedFacts: 2, byHand });
  const { versions } = audit.byHand;
  const replay = await eventually('the replay', async () => {
    const { data, response } = await admin.GET('/v1/games/{id}/replay', { params });
    return response.status === 200 ? (data as Replay) : null;
  });
  expect(replay.verification).toMatchObject({ agrees: true, byHand: { ...byHand, versions } });
  const told = replay.frames.filter(({ log }) => log.some(({ kind }) => kind === 'asserted'));
  expect(told.map(({ version }) => version)).toEqual(versions);
  for (const { log } of told) {
    expect(log).toMatchObject([{ kind: 'answered' }, { kind: 'asserted' }, { kind: 'loreGained', asserted: true }]);
  }
  expect(replay.frames.map(({ action }) => action?.kind)).toContain('invoke');
  const statistics = await eventually('the statistics', async () => {
    const { items } = await answered(admin.GET('/v1/statistics'));
    return items.length > 0 ? items : null;
  });
  expect(statistics).toMatchObject([{ games: 1, gamesWithAssertions: 1 }]);
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
