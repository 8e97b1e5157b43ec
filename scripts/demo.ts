/**
 * `npm run demo`: plays a whole match against the running server, over HTTP alone, and prints where to look at it;
 * `npm run demo -- fftcg --best-of 1 --url http://localhost:3000` says of which game, how long, and where, and
 * `npm run demo -- ashes --players 4` for how many, of which each brings a deck; `--format match` plays another of its
 * formats.
 *
 * Registers the players and a deck for each, puts them into a league, and lets them choose at random among the legal
 * answers that the API lists, each with its own key, until the match is over.
 */
import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Presets, SingleBar } from 'cli-progress';
import { answered, type KifuClient, kifuClient, type Schemas } from '../src/client/index.js';
import { builtInDecks, games, rulesFor, seatsIn } from '../src/engine/index.js';
import { tableIn, tableOf } from '../test/support/random-table.js';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: 'string', default: `http://localhost:${process.env['PORT'] ?? '3000'}` },
    key: { type: 'string' },
    'best-of': { type: 'string', default: '3' },
    players: { type: 'string' },
    format: { type: 'string' },
  },
});
const [game = games[0] ?? ''] = positionals;
const rules = rulesFor(game);

const DATA_FOLDER = process.env['KIFU_DATA'] ?? '.data';

/** Where `npm start` leaves its admin key. */
const KEY_FILE = join(DATA_FOLDER, 'admin-key');

/** How many legal answers to ask for; among more than these the demo chooses one of the first. */
const ANSWERS = 200;

async function main(): Promise<void> {
  const key = options.key ?? process.env['KIFU_ADMIN_KEY'] ?? storedKey();
  const admin = clientWith(key);
  const decks = Object.entries(builtInDecks(game));
  if (decks.length < 2) throw new Error(`There are decks for ${games.join(', ')}, not for ${game || 'no game'}.`);
  const { format, teams, seats: places } = tableNamed(options);
  const bestOf = bestOfNamed(options['best-of']);
  const name = `Demo league ${new Date().toISOString().slice(0, 16).replace('T', ' ')}`;
  const league = await answered(admin.POST('/v1/leagues', { body: { name, game, format, bestOf } }));
  const seats = await Promise.all(
    places.map(async (_place, index) => {
      const [name = '', cards = []] = decks[index % decks.length] ?? [];
      const player = await answered(admin.POST('/v1/players', { body: { name: `Player ${index + 1}` } }));
      const own = clientWith(player.key);
      const deck = await answered(own.POST('/v1/decks', { body: { game, format, name, cards: [...cards] } }));
      return { own, seat: { playerId: player.id, deckId: deck.id } };
    }),
  );
  const together = teams && { teams: teams.map((team) => ({ seats: [...team] })) };
  const terms = { game, format, bestOf, leagueId: league.id, seats: seats.map(({ seat }) => seat), ...together };
  const match = await answered(admin.POST('/v1/matches', { body: terms }));
  // Everybody may see everything of it afterwards: all players say so.
  for (const { own } of seats) {
    const path = { path: { id: match.id } };
    await answered(own.PUT('/v1/matches/{id}/publication', { params: path, body: { consent: true } }));
  }
  const clients = Object.fromEntries(seats.map(({ own }, index) => [`p${index + 1}`, own]));
  const played = await playMatch(match.id, clients, admin, bestOf);
  await untilReplayed(played.at(-1) ?? '', admin);
  await report(match.id, league.id, played, key);
}

/** Plays game after game; the next one begins by itself when one is over. */
async function playMatch(
  matchId: string,
  clients: Clients,
  admin: KifuClient,
  bestOf: number,
): Promise<readonly string[]> {
  const bar = new SingleBar(
    { format: '  game {number} of at most {bestOf}  {bar}  {actions} actions  {score}' },
    Presets.shades_classic,
  );
  bar.start(1, 0, { number: 1, bestOf, actions: 0, score: '' });
  const played: string[] = [];
  let actions = 0;
  for (;;) {
    const match = await answered(admin.GET('/v1/matches/{id}', { params: { path: { id: matchId } } }));
    const next = match.games.find(({ id }) => !played.includes(id));
    if (next === undefined && match.status === 'ended') break;
    if (next === undefined) {
      await delay(50);
      continue;
    }
    actions = await playGame(next.id, clients, actions, (so, progress, score) => {
      bar.update(progress, { number: next.number, bestOf, actions: so, score });
    });
    played.push(next.id);
  }
  bar.update(1);
  bar.stop();
  return played;
}

async function playGame(
  gameId: string,
  clients: Clients,
  before: number,
  progress: (actions: number, part: number, score: string) => void,
): Promise<number> {
  let actions = before;
  let [seat] = (await decisionsOf(gameId, seated(clients, 'p1'), 0)).deciding;
  while (seat !== undefined) {
    const own = seated(clients, seat);
    let open: Open = await decisionsOf(gameId, own, ANSWERS);
    // A seat goes on for as long as it has something to decide; each answer brings the next question along.
    while (open.decisions[0] !== undefined) {
      const [decision] = open.decisions;
      const answers = decision.legal?.answers ?? [];
      const answer = answers[randomInt(answers.length)] ?? '';
      open = await act(gameId, own, { expectedVersion: open.version, answers: [{ decision: decision.id, answer }] });
      actions += 1;
    }
    if ('outcome' in open && open.outcome) break;
    [seat] = open.deciding;
    const { part, text } = await scoreOf(gameId, own);
    progress(actions, part, text);
  }
  return actions;
}

/** How near somebody is to the end of the race, where the game has one. */
async function scoreOf(gameId: string, own: KifuClient): Promise<{ readonly part: number; readonly text: string }> {
  const score = rules?.statistics.score;
  if (score === undefined) return { part: 0, text: '' };
  const { view } = await answered(own.GET('/v1/games/{id}/state', { params: { path: { id: gameId } } }));
  const numbers = view.seats.map((seat) => ({
    seat: seat.seat,
    points: Number(Object.entries(seat).find(([name]) => name === score.statistic)?.[1] ?? 0),
  }));
  const part = Math.max(0, ...numbers.map(({ points }) => points)) / (score.goal ?? Infinity);
  const text = numbers.map(({ seat, points }) => `${seat} ${points}`).join(' : ');
  return { part: Math.min(1, part), text: `${score.statistic} ${text}` };
}

/** Prints the addresses of the pages, and of the same in JSON for programs. Each JSON address has answered by then. */
async function report(matchId: string, leagueId: string, played: readonly string[], key: string): Promise<void> {
  const ofGames = (what: string, path: (id: string) => string) =>
    played.map((id, index) => [`${what} ${index + 1}`, path(id)] as const);
  const pages = [
    ['Match', `/matches/${matchId}`],
    ...ofGames('Game', (id) => `/games/${id}`),
    ['League', `/leagues/${leagueId}`],
    ['Statistics', `/statistics?league=${leagueId}`],
  ] as const;
  const answers = [
    ['Match', `/v1/matches/${matchId}`],
    ...ofGames('Replay', (id) => `/v1/games/${id}/replay`),
    ...ofGames('Audit', (id) => `/v1/games/${id}/audit`),
    ['Statistics', `/v1/statistics?league=${leagueId}`],
    ['Standings', `/v1/leagues/${leagueId}/standings`],
  ] as const;
  for (const [name, path] of answers) {
    const request = new Request(`${options.url}${path}`, { headers: { authorization: `Bearer ${key}` } });
    const { ok, status } = await patiently(request);
    if (!ok) throw new Error(`${name} (${path}) answers ${status}.`);
  }
  const listed = (addresses: readonly (readonly [name: string, path: string])[]): string =>
    addresses.map(([name, path]) => `    ${name.padEnd(13)}${options.url}${path}`).join('\n');
  console.log(`
  The match is over. In the browser (log in with the admin key to see hidden cards):

${listed(pages)}

  As JSON, by   curl -s -H "Authorization: Bearer ${keyInWords()}" …

${listed(answers)}
`);
}

/** Where the key was found, and never itself. */
const keyInWords = (): string => {
  if (options.key !== undefined) return '<your key>';
  return process.env['KIFU_ADMIN_KEY'] === undefined ? `$(cat ${KEY_FILE})` : '$KIFU_ADMIN_KEY';
};

const storedKey = (): string => {
  try {
    return readFileSync(KEY_FILE, 'utf8').trim();
  } catch (cause) {
    throw new Error(`Say which key to use, with --key or KIFU_ADMIN_KEY: there is no ${KEY_FILE}.`, { cause });
  }
};

async function untilReplayed(id: string, admin: KifuClient): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const { response } = await admin.GET('/v1/games/{id}/replay', { params: { path: { id } } });
    if (response.status === 200) return;
    await delay(100);
  }
  throw new Error(`The replay of game ${id} was not built in time.`);
}

type Clients = Readonly<Record<string, KifuClient>>;
type Open = Schemas['DecisionsDto'] | Schemas['ActionAnswerDto'];

const seated = (clients: Clients, seat: string): KifuClient => {
  const client = clients[seat];
  if (client === undefined) throw new Error(`Nobody plays ${seat}.`);
  return client;
};

const decisionsOf = (id: string, own: KifuClient, limit: number): Promise<Open> =>
  answered(own.GET('/v1/games/{id}/decisions', { params: { path: { id }, query: { limit } } }));

const act = (id: string, own: KifuClient, body: Schemas['TakeActionDto']): Promise<Open> =>
  answered(own.POST('/v1/games/{id}/actions', { params: { path: { id }, query: { answers: ANSWERS } }, body }));

const bestOfNamed = (text: string): 1 | 3 | 5 => {
  const found = ([1, 3, 5] as const).find((each) => String(each) === text);
  if (found === undefined) throw new Error('--best-of is 1, 3 or 5.');
  return found;
};

/** The format named, for as many as it takes; or the first format of the game that seats so many, two unless said. */
const tableNamed = ({ players, format }: typeof options): ReturnType<typeof tableOf> => {
  if (rules === undefined) throw new Error(`No game is called ${game}; there are ${games.join(', ')}.`);
  if (format !== undefined && !rules.formats.includes(format))
    throw new Error(`--format ${format}: ${game} has ${rules.formats.join(', ')}.`);
  const count = Number(players ?? (format === undefined ? 2 : seatsIn(rules.compiled.game, format).min));
  const table = format === undefined ? tableOf(rules, count) : tableIn(rules, format, count);
  const { min, max } = seatsIn(rules.compiled.game, table.format);
  if (min <= count && count <= max) return table;
  const seats = format === undefined ? rules.seats : { min, max };
  throw new Error(`--players ${players}: ${format ?? game} is for ${seats.min} to ${seats.max}.`);
};

const clientWith = (key: string): KifuClient => kifuClient({ url: options.url, key, fetch: patiently });

/** A busy server is asked again when it says. */
async function patiently(request: Request): Promise<Response> {
  for (;;) {
    const response = await fetch(request.clone()).catch((cause: unknown) => {
      const start = 'start it with npm start, or name another with --url';
      throw new Error(`No Kifu answers at ${options.url}: ${start}.`, { cause });
    });
    if (response.status !== 429 && response.status !== 503) return response;
    await delay(Number(response.headers.get('retry-after') ?? 1) * 1000);
  }
}

await main().catch((error: unknown) => {
  console.error(`\n  ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
