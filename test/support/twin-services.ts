/** Two services with the same people in them, asked the same: what they answer must be the same, byte for byte. */
import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { commitment, type DeckEntry, masterSeed, type Rules } from '../../src/engine/index.js';
import { deckHash, type DeckList } from '../../src/modules/catalogue/domain/deck.js';
import { DatabaseSettings } from '../../src/platform/database/index.js';
import { EventStore, type Json } from '../../src/platform/event-store/index.js';
import { serveKifu, type TestApi } from './api.js';
import { readStream } from './event-stream.js';
import { recordEvents } from './ledger.js';
import { type TestPlayer } from './players.js';
import { tableOf } from './random-table.js';
import { same } from './same.js';
import { type Course } from './twin-games.js';

/** Who asks: the two who play, another player, and others whom a running game hides as much from. */
export const READERS = ['p1', 'p2', 'player', 'organiser', 'spectator', 'nobody'] as const;
/** The callers who may see all that any seat has seen. */
export const LOOKERS = ['judge', 'head-judge', 'admin'] as const;
export type Reader = (typeof READERS)[number] | (typeof LOOKERS)[number];

/** What a match and its surroundings are called in one of the services. */
export interface Ids {
  readonly matchId: string;
  readonly gameId: string;
  readonly leagueId: string;
  readonly players: readonly string[];
  readonly decks: readonly string[];
  readonly caseId: string;
}

export interface Asked {
  readonly path: string;
  readonly body?: unknown;
}

interface Side {
  readonly api: TestApi;
  readonly keys: Readonly<Record<Reader, string | null>>;
  readonly players: readonly TestPlayer[];
  /** By game. */
  readonly leagues: Readonly<Record<string, string>>;
  /** Ids and hashes by the place of their first appearance. */
  readonly names: Map<string, string>;
}

export type Sides = readonly [here: Side, there: Side];

export async function startTwins(games: readonly Rules[]): Promise<Sides> {
  return [await side(games), await side(games)];
}

async function side(games: readonly Rules[]): Promise<Side> {
  const api = await serveKifu('all');
  const made = async (path: string, body: object) => (await api.call('POST', path, body)).body as TestPlayer;
  const players = [await made('/v1/players', { name: 'Abe' }), await made('/v1/players', { name: 'Bea' })];
  const leagues: Record<string, string> = {};
  for (const rules of games) {
    const { game, name } = rules;
    leagues[game] = (await made('/v1/leagues', { name, game, format: tableOf(rules, players.length).format })).id;
  }
  const keys = {
    p1: players[0]?.key ?? '',
    p2: players[1]?.key ?? '',
    player: (await made('/v1/players', { name: 'Cyd' })).key,
    organiser: (await made('/v1/keys', { role: 'organiser' })).key,
    spectator: (await made('/v1/keys', { role: 'spectator' })).key,
    judge: (await made('/v1/keys', { role: 'judge' })).key,
    'head-judge': (await made('/v1/keys', { role: 'head-judge' })).key,
    admin: api.adminKey,
    nobody: null,
  };
  return { api, keys, players, leagues, names: new Map() };
}

export const stopTwins = async (sides: Sides): Promise<void> => {
  for (const { api } of sides) await api.close();
};

/** The same chance in both services. */
export function seedOf(gameId: string): string {
  const { serverSecret, seatSecrets } = chanceOf(gameId);
  return masterSeed({ gameId, serverSecret, seatSecrets: Object.values(seatSecrets) });
}

function chanceOf(gameId: string) {
  const secret = (who: string): string => createHash('sha256').update(`${gameId} ${who}`).digest('hex');
  const secrets = { server: secret('server'), p1: secret('p1'), p2: secret('p2') };
  const { server: serverSecret, ...seatSecrets } = secrets;
  const commitments = Object.fromEntries(
    Object.entries(secrets).map(([who, own]) => [who, commitment(gameId, who, own)]),
  );
  return { kind: 'seeded' as const, serverSecret, seatSecrets, commitments };
}

export interface Recorded {
  readonly rules: Rules;
  readonly matchId: string;
  readonly gameId: string;
  readonly course: Course;
  /** What the players have brought, with its name, by seat. */
  readonly lists: readonly (readonly [name: string, cards: readonly DeckEntry[]] | undefined)[];
}

/** Begins a match of one game with these decks, card by card, as the service would with decks it has accepted. */
export async function begin(
  { api, players, leagues }: Side,
  { rules, matchId, gameId, course, lists }: Recorded,
): Promise<Ids> {
  const { game, ruleset, engine, cardSet } = rules;
  const { format } = tableOf(rules, players.length);
  const decks: string[] = [];
  for (const [place, [name, cards] = ['', []]] of lists.entries()) {
    const { status, body } = await api.call('POST', '/v1/decks', { name, game, format, cards }, players[place]?.key);
    if (status !== 201) throw new Error(`no deck: ${JSON.stringify(body)}`);
    const { id } = body as { id: string };
    await storeAsPlayed(api, id, { game, format, cards: course.decks[place] ?? [] });
    decks.push(id);
  }
  const seats = players.map(({ id }, place) => ({ seat: `p${place + 1}`, playerId: id, deckId: decks[place] ?? '' }));
  const about = { gameId, matchId, number: 1, game, ruleset, engine, cardSet: cardSet.hash, format };
  const started = {
    ...about,
    seats: seats.map((seat, place) => ({
      ...seat,
      deckName: lists[place]?.[0] ?? '',
      cards: course.decks[place] ?? [],
    })),
    randomness: chanceOf(gameId),
    stateHash: rules.stateHash(course.start),
  };
  const leagueId = leagues[game] ?? '';
  const { seatSecrets } = started.randomness;
  const store = api.app.get(EventStore);
  // The game first: the process that follows the ledger begins a game that is announced and has not begun.
  await recordEvents(store, gameId, [{ type: 'GameStarted', payload: JSON.parse(JSON.stringify(started)) as Json }]);
  await recordEvents(store, matchId, [
    { type: 'MatchCreated', payload: { matchId, game, format, bestOf: 1, seats, leagueId, seatSecrets } },
    { type: 'MatchGameStarted', payload: { gameId, number: 1 } },
  ]);
  return { matchId, gameId, leagueId, players: players.map(({ id }) => id), decks, caseId: gameId };
}

export const isLooker = (reader: Reader): boolean => LOOKERS.some((looker) => looker === reader);

/** Twins play with cards that are illegal in decks; an audit would find a list that differs from the played cards. */
async function storeAsPlayed({ app }: TestApi, id: string, deck: DeckList): Promise<void> {
  const owner = new pg.Client({ connectionString: app.get(DatabaseSettings).url });
  await owner.connect();
  const values = [id, JSON.stringify(deck.cards), deckHash(deck)];
  await owner.query('update decks set cards = $2, hash = $3 where id = $1', values).finally(() => owner.end());
}

interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** Asks one of them. */
export async function tell({ api, keys }: Side, reader: Reader, method: string, asked: Asked): Promise<RawAnswer> {
  const key = keys[reader];
  const { path, body } = asked;
  const response = await fetch(`${await api.app.getUrl()}${path}`, {
    method,
    headers: {
      // As it is: how long it is compressed follows from the body.
      'accept-encoding': 'identity',
      ...(key !== null && { authorization: `Bearer ${key}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: withoutWhatFollows(response.headers, text), text };
}

/** What follows from the body is checked and left out: the body is compared. So is the time of the answer. */
function withoutWhatFollows(headers: Headers, text: string): RawAnswer['headers'] {
  const { date: _now, 'content-length': length, etag, ...others } = Object.fromEntries(headers);
  const bytes = Buffer.byteLength(text);
  if (length !== undefined && Number(length) !== bytes) throw new Error(`${bytes} bytes are announced as ${length}`);
  const tag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  if (etag !== undefined && etag !== tag) throw new Error(`the tag ${etag} does not follow from the body`);
  return { ...others, tagged: String(etag !== undefined), measured: String(length !== undefined) };
}

/**
 * What differs between any two games, whatever is hidden in them, and discloses nothing: it is compared only as far as
 * the same thing must have the same name throughout.
 */
const NAMED: readonly RegExp[] = [
  // Ids, from clock and chance.
  /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g,
  // Hashes of states and logs, which hold the seed of the game, and of events, which hold a salt: guesses cannot be
  // tested against them.
  /(?<="(?:hash|stateHash|logHash|head)":")[0-9a-f]{64}(?=")/g,
];
const UNNAMED: readonly RegExp[] = [
  /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g,
  // How long an audit took.
  /(?<="(?:chain|execution)":)[\d.]+/g,
  // How long each player of a replay took: seconds of the two runs.
  /(?<="what":"time","title":\{[^}]*\},"points":)\{[^}]*\}/g,
  /(?<="requestId":")[^"]+(?=")/g,
  // A deck's name beside its id: the deck differs between the twins, and a reader who is shown its id may read it.
  /(?<="deckId":"#\d+","name":"[^"]*","deckName":")[^"]*(?=")/g,
  /(?<=,p\d,#\d+,[^,]*,#\d+,)[^,]*(?=,)/g,
];

/** A list of cards, which is no pile: the twins of a judge have theirs in another order. */
const LIST = /(?<="cards":\[)[^\]]*(?=\])/g;
const inOrder = (list: string): string =>
  list
    .split(/(?<=\}),/)
    .toSorted()
    .join();

/** The text with names in the place of ids, and the ids that had none yet, which are thousands in the end. */
function plain(text: string, known: ReadonlyMap<string, string>): readonly [string, ReadonlyMap<string, string>] {
  const names = new Map<string, string>();
  const nameOf = (found: string): string => {
    const name = known.get(found) ?? names.get(found) ?? `#${known.size + names.size + 1}`;
    if (!known.has(found)) names.set(found, name);
    return name;
  };
  const named = NAMED.reduce((left, pattern) => left.replaceAll(pattern, nameOf), text);
  return [UNNAMED.reduce((left, pattern) => left.replaceAll(pattern, '*'), named), names];
}

/** Throws where the two texts differ in more than they may. */
function compare([here, there]: Sides, texts: readonly [string, string], what: string): void {
  const [left, leftNames] = plain(texts[0], here.names);
  const [right, rightNames] = plain(texts[1], there.names);
  same(right, left, what);
  for (const [found, name] of leftNames) here.names.set(found, name);
  for (const [found, name] of rightNames) there.names.set(found, name);
}

const wholeOf = ({ status, headers, text }: RawAnswer): string => `${status} ${JSON.stringify(headers)}\n${text}`;

const AGAIN_AFTER_MS = 25;

/** Asks both for the same; read models may take their time to follow the ledger. */
export async function askBoth(
  sides: Sides,
  reader: Reader,
  method: string,
  asked: readonly [Asked, Asked],
  waitMs = 0,
): Promise<readonly [RawAnswer, RawAnswer]> {
  const until = Date.now() + waitMs;
  for (;;) {
    const answers = [
      await tell(sides[0], reader, method, asked[0]),
      await tell(sides[1], reader, method, asked[1]),
    ] as const;
    try {
      const { path, body } = asked[0];
      const what = `${method} ${path} ${body === undefined ? '' : JSON.stringify(body)} for ${reader}`;
      const shown = (answer: RawAnswer): string =>
        isLooker(reader) ? wholeOf(answer).replaceAll(LIST, inOrder) : wholeOf(answer);
      compare(sides, [shown(answers[0]), shown(answers[1])], what);
      return answers;
    } catch (error) {
      if (Date.now() >= until) throw error;
      await delay(AGAIN_AFTER_MS);
    }
  }
}

/** Reads so many events of a stream on both sides. */
export async function followBoth(
  sides: Sides,
  reader: Reader,
  paths: readonly [string, string],
  until: number,
): Promise<void> {
  const read = ({ api, keys }: Side, path: string) => readStream(api, path, keys[reader] ?? '', until);
  const sent = await Promise.all([read(sides[0], paths[0]), read(sides[1], paths[1])]);
  compare(sides, [JSON.stringify(sent[0]), JSON.stringify(sent[1])], `the stream ${paths[0]} for ${reader}`);
}
