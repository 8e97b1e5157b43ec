import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EventStore } from '../../../src/platform/event-store/index.js';
import { PgPools } from '../../../src/platform/database/index.js';
import { describeApi } from '../../../src/platform/http/index.js';
import { serveKifu, type TestApi } from '../../support/api.js';
import { builtInDecks } from '../../../src/engine/index.js';
import { Memory } from '../../support/fuzz/memory.js';
import { type GeneratedRequest, generatedRequests, nameOf, operationsOf } from '../../support/fuzz/requests.js';
import { PASSWORDS } from '../../support/fuzz/values.js';
import { callerAt } from '../../support/caller.js';
import { answerJudgeOf } from '../../support/openapi.js';
import { cardFile, vanilla } from '../../support/card-files.js';
import { idIn } from '../../support/key-parts.js';
import { Scorekeeper } from '../../support/paper-match.js';
import { createMatch, dice, FORMAT, GAME, seatedPlayer, step, type TestPlayer } from '../../support/players.js';

/**
 * Goal: whatever is sent, no 5xx, good answers are as they are described, and every chain of events stays valid.
 * Method: requests generated from the API's own description, valid and broken, sent with keys of every role against a
 * service with games in it, which go on by what the requests do. If it fails, the printed seed repeats it; `npm run
 * fuzz -- --requests 100000` looks longer, and then every route must have been answered well at least once.
 */
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 2_000);
const BATCH = 200;
/** Requests under way together: they may get into each other's way. */
const AT_ONCE = 4;
/** A hundred thousand take three parts of an hour on a machine that does little else; this one may be busy. */
const TIME_MS = Math.max(300_000, REQUESTS * 150);
/** A long run says how far it is. */
const TOLD_EVERY = 5_000;
/** So many requests reach every route. */
const ENOUGH = 20_000;

/** What made-up requests cannot bring about here, and why. */
const OUT_OF_REACH: Readonly<Record<string, string>> = {
  'POST /v1/oidc/logins': 'no provider is configured',
  'POST /v1/oidc/sessions': 'no provider is configured',
  'GET /v1/oidc/redirect': 'no provider is configured',
  'GET /v1/oidc/callback': 'no provider is configured',
  'POST /v1/browser-sessions': 'no browser says where it comes from',
  'POST /v1/browser-sessions/with-key': 'no browser says where it comes from',
  'DELETE /v1/browser-sessions/current': 'no browser says where it comes from',
  'POST /v1/accounts/me/identities': 'no provider is configured',
  'DELETE /v1/accounts/me/identities': 'no provider is configured',
  'POST /v1/games/{id}/invocations': 'the cards that come with the game have no text without a script',
  'POST /v1/jobs/{id}/retry': 'no job is dead',
};

let api: TestApi;
let keys: string[];
let players: readonly TestPlayer[];
let memory: Memory;
let judge: ReturnType<typeof answerJudgeOf>;
/** The place of a scorekeeper's key, and the game that they record. */
let scorekeeper: number;
let paperGame: string;
/** How often each route was answered, how often well, and how else. */
const answered: Record<string, Counts> = {};
const statuses: Record<string, number> = {};

interface Counts {
  all: number;
  well: number;
  readonly refused: Record<string, number>;
}

const ACCOUNT = { login: 'an.admin', password: PASSWORDS[0], role: 'admin' };

beforeAll(async () => {
  api = await serveKifu('all', { KIFU_WEBHOOK_NETWORKS: '127.0.0.1/32' });
  players = [await seatedPlayer(api, 'Abe', 0), await seatedPlayer(api, 'Bea', 1)];
  const keyOf = async (role: string) => ((await api.call('POST', '/v1/keys', { role })).body as { key: string }).key;
  const roles = ['organiser', 'head-judge', 'judge', 'scorekeeper', 'spectator'];
  // Players twice: they are those who play.
  const own = players.map(({ key }) => key);
  const accountOf = async (account: object) =>
    (await api.call('POST', '/v1/accounts', account)).body as { id: string; playerId: string };
  const account = await accountOf(ACCOUNT);
  // They have accounts that no request hears of: disabled, nobody would play any more.
  const theirs = await Promise.all(
    players.map(({ id }, at) => accountOf({ login: `player.${at}`, password: PASSWORDS[0], playerId: id })),
  );
  const admins = Array.from({ length: 4 }, () => api.adminKey);
  keys = ['', ...own, ...own, ...admins];
  scorekeeper = keys.length + roles.indexOf('scorekeeper');
  keys.push(...(await Promise.all(roles.map(keyOf))));
  memory = new Memory([account.playerId, ...[account, ...theirs].map(({ id }) => id), ...keys.map(idIn)]);
  await begin();
});

afterAll(() => api.close());

/** Some matches under way, and good requests that nobody finds by chance. */
async function begin(): Promise<void> {
  const league = { name: 'League', game: GAME, format: FORMAT, bestOf: 1 };
  const { id: leagueId } = (await api.call('POST', '/v1/leagues', league)).body as { id: string };
  memory.exists('leagues', leagueId);
  const seats = players.map(({ id, deckId }) => ({ playerId: id, deckId }));
  const [[deckName, cards] = []] = Object.entries(builtInDecks(GAME));
  for (const { id, deckId } of players) {
    memory.exists('players', id);
    memory.exists('decks', deckId);
  }
  const byAdmin = keys.indexOf(api.adminKey);
  const match = { game: GAME, format: FORMAT, bestOf: 1, seats };
  memory.suggest('POST /v1/matches', { body: { ...match, leagueId }, by: byAdmin });
  const timing = { bank: { seconds: 3_600, incrementSeconds: 5 }, disconnect: { graceSeconds: 600 } };
  memory.suggest('POST /v1/matches', { body: { ...match, timing }, by: byAdmin });
  memory.suggest('POST /v1/matches', { body: { ...match, randomness: 'asserted' }, by: scorekeeper });
  memory.suggest('POST /v1/decks', { body: { name: deckName, game: GAME, format: FORMAT, cards } });
  for (const [at, { deckId }] of players.entries()) {
    const body = { published: at === 0 };
    memory.suggest('PUT /v1/decks/{id}/publication', { places: { id: deckId }, body, by: at + 1 });
  }
  memory.suggest('POST /v1/sandbox', { body: { position: { game: GAME, seats: { p1: { hand: 3 }, p2: {} } } } });
  const file = { asked: { game: GAME, format: 'lorcanajson' }, body: cardFile([vanilla(901)]), by: byAdmin };
  memory.suggest('POST /v1/catalogue/imports', file);
  memory.suggest('GET /v1/cards', { asked: { game: GAME } });
  memory.suggest('GET /v1/cards', { asked: { game: GAME, text: 'a b', costMin: 1, costMax: 4, ids: '1-1,1-2' } });
  memory.suggest('POST /v1/decks/read', { body: { game: GAME, text: '4 HeiHei\nDeck:\nx' } });
  memory.suggest('GET /v1/rules/{game}', { places: { game: GAME } });
  memory.suggest('GET /v1/rules/{game}', { places: { game: GAME }, asked: { version: '0123456789abcdef' } });
  memory.suggest('GET /v1/catalogue/card-sets/{version}', { places: { version: '0' }, asked: { game: GAME } });
  memory.suggest('GET /v1/catalogue/card-sets/{version}/cards', { places: { version: '0' }, asked: { game: GAME } });
  memory.suggest('POST /v1/webhooks', { body: { url: 'http://127.0.0.1:9/', kinds: ['match.ended'] }, by: byAdmin });
  const [currentPassword] = PASSWORDS;
  memory.suggest('PUT /v1/accounts/me/password', {
    body: { currentPassword, newPassword: currentPassword },
    by: SESSION,
  });
  for (let count = 0; count < 4; count += 1) {
    const { id, games } = await createMatch(api, players, { leagueId });
    const gameId = games[0]?.id ?? '';
    memory.exists('matches', id);
    memory.exists('games', gameId);
    for (let action = 0; action < 5; action += 1) await step(api, gameId, players, dice(count));
    const body = { gameId, step: 3, claim: 'A forgotten effect', text: 'It was forgotten.' };
    const draft = { places: {}, asked: {}, body, by: 1 };
    memory.learn('POST /v1/cases', draft, (await api.call('POST', '/v1/cases', body, players[0]?.key)).body);
  }
  await beginOnPaper();
}

const keeper = () => new Scorekeeper(api, keys[scorekeeper] ?? '');

/** A game of which something was told, so that there is what may be retracted. */
async function beginOnPaper(): Promise<void> {
  const byKeeper = callerAt(await api.app.getUrl(), keys[scorekeeper] ?? '');
  paperGame = (await createMatch(byKeeper, players, { randomness: 'asserted' })).games[0]?.id ?? '';
  await keeper().tell(paperGame);
}

/** In the place of the first key: of somebody who has logged in. */
const SESSION = 0;

/** A new session, for the last may have ended, and what players and the scorekeeper may do now in games that go on. */
async function refresh(): Promise<void> {
  // After so many wrong passwords, ours among them, nobody would be heard for an hour.
  await api.app.get(PgPools).app.query('delete from login_attempts');
  for (const password of PASSWORDS) {
    // Requests may have set the other one.
    const opened = await api.call('POST', '/v1/sessions', { login: ACCOUNT.login, password }, null);
    if (opened.status === 201) keys[SESSION] = (opened.body as { accessToken: string }).accessToken;
  }
  for (const id of memory.known('games').slice(-4)) {
    for (const { key } of players) {
      const open = await api.call('GET', `/v1/games/${id}/decisions`, undefined, key);
      const by = keys.indexOf(key);
      if (open.status === 200) memory.learn(DECISIONS, { places: { id }, asked: {}, body: undefined, by }, open.body);
    }
  }
  await record();
}

/**
 * On paper a game waits for what fell at the table, and then for an answer; the last of it may have been written down
 * wrongly.
 */
async function record(): Promise<void> {
  const { version, awaiting, deciding } = await keeper().game(paperGame);
  const suggest = (what: string, body: object) =>
    memory.suggest(`POST /v1/games/{id}/${what}`, { places: { id: paperGame }, body, by: scorekeeper });
  const [seat] = deciding;
  if (awaiting.length > 0) suggest('chance', { asserted: await keeper().possible(paperGame) });
  else if (seat !== undefined) suggest('actions', { answers: [await keeper().legal(paperGame, seat)] });
  else return beginOnPaper();
  suggest('retractions', { to: version - 1, reason: 'Another card' });
}

const TAKEBACKS = 'POST /v1/games/{id}/takebacks';
const DECISIONS = 'GET /v1/games/{id}/decisions';

async function ask({ method, path, headers, bytes }: GeneratedRequest, key: string) {
  const response = await fetch(`${await api.app.getUrl()}${path}`, {
    method,
    headers: { authorization: `Bearer ${key}`, ...headers },
    ...(bytes !== undefined && { body: bytes }),
  });
  const type = response.headers.get('content-type') ?? '';
  // A stream of events has no end: that it has begun is all there is to say.
  if (type === 'text/event-stream') await response.body?.cancel();
  const text = type === 'text/event-stream' ? '' : await response.text();
  return { status: response.status, text, body: /json/.test(type) ? (JSON.parse(text) as unknown) : null };
}

it(`answers ${REQUESTS} generated requests below 500, and every chain is valid`, { timeout: TIME_MS }, async () => {
  const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_123);
  const document = describeApi(api.app);
  judge = answerJudgeOf(document);
  for (const [path, method] of operationsOf(document)) answered[nameOf(path, method)] = none();
  const request = fc.record({ request: generatedRequests(document, memory), key: fc.nat({ max: keys.length - 1 }) });
  const atOnce = fc.array(request, { minLength: AT_ONCE, maxLength: AT_ONCE });
  for (let sent = 0; sent < REQUESTS; sent += BATCH) {
    if (sent > 0 && sent % TOLD_EVERY === 0) process.stdout.write(`fuzz: ${sent} of ${REQUESTS} requests\n`);
    await refresh();
    const property = fc.asyncProperty(atOnce, async (several) => {
      await Promise.all(several.map(({ request, key }) => check(request, request.draft.by ?? key)));
    });
    const numRuns = Math.ceil(Math.min(BATCH, REQUESTS - sent) / AT_ONCE);
    await fc.assert(property, { numRuns, seed: seed + sent, endOnFailure: true });
  }
  await chainsAreValid();
  const shallow = Object.keys(answered).filter((operation) => answered[operation]?.well === 0);
  report(seed, shallow);
  expect(Object.keys(statuses).length).toBeGreaterThan(4);
  if (REQUESTS >= ENOUGH) expect(shallow.filter((operation) => !(operation in OUT_OF_REACH))).toEqual([]);
});

async function check(request: GeneratedRequest, by: number): Promise<void> {
  const { operation, draft, method, path, bytes } = request;
  const answer = await ask(request, keys[by] ?? api.adminKey);
  const count = (answered[operation] ??= none());
  count.all += 1;
  statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
  // 503 is an answer: the service says that it is busy, and when to come again.
  const isFine = answer.status < 500 || answer.status === 503;
  const sent = bytes === undefined ? '' : Buffer.from(bytes).toString();
  expect(isFine, `${method} ${path} ${JSON.stringify(request.headers)} ${sent}\n${answer.text}`).toBe(true);
  if (answer.status >= 300) {
    const { code = 'none' } = (answer.body ?? {}) as { readonly code?: string };
    count.refused[code] = (count.refused[code] ?? 0) + 1;
    return;
  }
  count.well += 1;
  const faults = judge(operation, answer.status, answer.body);
  expect(faults, `${method} ${path} is answered as described: ${answer.text.slice(0, 2_000)}`).toEqual([]);
  memory.learn(operation, { ...draft, by }, answer.body);
  // The other of the first two keys answers what the one proposes.
  if (operation === TAKEBACKS && (by === 1 || by === 2)) {
    const proposal = (answer.body as { readonly version: number }).version;
    const places = { ...draft.places, proposal };
    memory.suggest(`${TAKEBACKS}/{proposal}/answer`, { places, body: { answer: 'yes' }, by: 3 - by });
  }
}

const none = (): Counts => ({ all: 0, well: 0, refused: {} });

function report(seed: number, shallow: readonly string[]): void {
  const lines = Object.entries(answered).map(([operation, { all, well }]) => `${well}/${all} ${operation}`);
  const never = shallow.map((operation) => `${operation} ${JSON.stringify(answered[operation]?.refused)}`);
  process.stdout.write(
    `fuzz: seed ${seed}, answers by status ${JSON.stringify(statuses)}\n` +
      `answered well, of all:\n  ${lines.join('\n  ')}\nnever answered well:\n  ${never.join('\n  ')}\n`,
  );
}

async function chainsAreValid(): Promise<void> {
  const { rows } = await api.app
    .get(PgPools)
    .app.query<{ stream: string }>('select distinct stream::text as stream from es.events');
  expect(rows.length).toBeGreaterThan(8);
  for (const { stream } of rows) {
    expect(await api.app.get(EventStore).verify(stream), stream).toMatchObject({ ok: true });
  }
}
