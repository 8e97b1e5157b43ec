/**
 * `npm run demo`: plays a whole match against the running server, over HTTP alone, and prints where to look at it;
 * `npm run demo -- fftcg --best-of 1 --url http://localhost:3000` says of which game, how long, and where.
 *
 * Registers two players and a deck for each, puts them into a league, and lets them choose at random among the legal
 * answers that the API lists, each with its own key, until the match is over.
 */
import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Presets, SingleBar } from 'cli-progress';
import { builtInDecks, games, rulesFor, type Json } from '../src/engine/index.js';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: 'string', default: `http://localhost:${process.env['PORT'] ?? '3000'}` },
    key: { type: 'string' },
    'best-of': { type: 'string', default: '3' },
  },
});
const [game = games[0] ?? ''] = positionals;
const rules = rulesFor(game);

interface Named {
  readonly id: string;
}
interface Player extends Named {
  readonly key: string;
}
interface Match extends Named {
  readonly status: string;
  readonly games: readonly { readonly id: string; readonly number: number }[];
}
interface Decision {
  readonly id: string;
  readonly seat: string;
  readonly legal: { readonly answers: readonly Json[] };
}
interface Decisions {
  readonly version: number;
  readonly decisions: readonly Decision[];
  readonly deciding: readonly string[];
  readonly outcome?: { readonly winners: readonly string[]; readonly reason: string } | null;
}

interface Viewed {
  readonly view: { readonly seats: readonly { readonly seat: string; readonly [field: string]: Json }[] };
}

/** How many legal answers to ask for; among more than these the demo chooses one of the first. */
const ANSWERS = 200;

async function main(): Promise<void> {
  const admin = options.key ?? process.env['KIFU_ADMIN_KEY'] ?? storedKey();
  const decks = Object.entries(builtInDecks(game));
  if (decks.length < 2) throw new Error(`There are decks for ${games.join(', ')}, not for ${game || 'no game'}.`);
  const format = rules?.formats[0] ?? '';
  const bestOf = Number(options['best-of']);
  const name = `Demo ${new Date().toISOString()}`;
  const league = await post<Named>('/v1/leagues', { name, game, format, bestOf }, admin);
  const seats = await Promise.all(
    decks.slice(0, 2).map(async ([name, cards], index) => {
      const player = await post<Player>('/v1/players', { name: `Player ${index + 1}` }, admin);
      const deck = await post<Named>('/v1/decks', { game, format, name, cards }, player.key);
      return { player, deck };
    }),
  );
  const match = await post<Match>(
    '/v1/matches',
    {
      game,
      format,
      bestOf,
      leagueId: league.id,
      seats: seats.map(({ player, deck }) => ({ playerId: player.id, deckId: deck.id })),
    },
    admin,
  );
  const keys = Object.fromEntries(seats.map(({ player }, index) => [`p${index + 1}`, player.key]));
  const played = await playMatch(match.id, keys, admin, bestOf);
  await untilReady(`/v1/games/${played.at(-1) ?? ''}/replay`, admin);
  report(match.id, league.id, played);
}

/** Plays game after game; the next one begins by itself when one is over. */
async function playMatch(
  matchId: string,
  keys: Readonly<Record<string, string>>,
  admin: string,
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
    const match = await get<Match>(`/v1/matches/${matchId}`, admin);
    const next = match.games.find(({ id }) => !played.includes(id));
    if (next === undefined && match.status === 'ended') break;
    if (next === undefined) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      continue;
    }
    actions = await playGame(next.id, keys, actions, (so, progress, score) => {
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
  keys: Readonly<Record<string, string>>,
  before: number,
  progress: (actions: number, part: number, score: string) => void,
): Promise<number> {
  let actions = before;
  let [seat] = (await get<Decisions>(`/v1/games/${gameId}/decisions?limit=0`, Object.values(keys)[0] ?? '')).deciding;
  while (seat !== undefined) {
    const key = keys[seat] ?? '';
    let open: Decisions = await get(`/v1/games/${gameId}/decisions?limit=${ANSWERS}`, key);
    // A seat goes on for as long as it has something to decide; each answer brings the next question along.
    while (open.decisions[0] !== undefined) {
      const [decision] = open.decisions;
      const { answers } = decision.legal;
      const answer = answers[randomInt(answers.length)];
      const body = { expectedVersion: open.version, answers: [{ decision: decision.id, answer }] };
      open = await post<Decisions>(`/v1/games/${gameId}/actions?answers=${ANSWERS}`, body, key);
      actions += 1;
    }
    if (open.outcome) break;
    [seat] = open.deciding;
    const { part, text } = await scoreOf(gameId, key);
    progress(actions, part, text);
  }
  return actions;
}

/** How near somebody is to the end of the race, where the game has one. */
async function scoreOf(gameId: string, key: string): Promise<{ readonly part: number; readonly text: string }> {
  const score = rules?.statistics.score;
  if (score === undefined) return { part: 0, text: '' };
  const { view } = await get<Viewed>(`/v1/games/${gameId}/state`, key);
  const numbers = view.seats.map((seat) => ({ seat: seat.seat, points: Number(seat[score.statistic] ?? 0) }));
  const part = Math.max(0, ...numbers.map(({ points }) => points)) / score.goal;
  const text = numbers.map(({ seat, points }) => `${seat} ${points}`).join(' : ');
  return { part: Math.min(1, part), text: `${score.statistic} ${text}` };
}

const report = (matchId: string, leagueId: string, played: readonly string[]): void => {
  const at = (path: string): string => `${options.url}${path}`;
  console.log(`
  The match is over.

    Match        ${at(`/v1/matches/${matchId}`)}
    Replays      ${played.map((id) => at(`/v1/games/${id}/replay`)).join('\n                 ')}
    Audits       ${played.map((id) => at(`/v1/games/${id}/audit`)).join('\n                 ')}
    Statistics   ${at(`/v1/statistics?league=${leagueId}`)}
    Standings    ${at(`/v1/leagues/${leagueId}/standings`)}

  Each answers to   curl -H "Authorization: Bearer $KIFU_ADMIN_KEY" …
`);
};

const storedKey = (): string => {
  const file = join(process.env['KIFU_DATA'] ?? '.data', 'admin-key');
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (cause) {
    throw new Error(`Say which key to use, with --key or KIFU_ADMIN_KEY: there is no ${file}.`, { cause });
  }
};

async function untilReady(path: string, key: string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const response = await request('GET', path, key);
    if (response.status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${path} was not built in time.`);
}

const get = async <T>(path: string, key: string): Promise<T> => (await answered('GET', path, key)) as T;
const post = async <T>(path: string, body: unknown, key: string): Promise<T> =>
  (await answered('POST', path, key, body)) as T;

async function answered(method: string, path: string, key: string, body?: unknown): Promise<unknown> {
  for (;;) {
    const response = await request(method, path, key, body);
    if (response.status === 429 || response.status === 503) {
      const seconds = Number(response.headers.get('retry-after') ?? 1);
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
      continue;
    }
    if (response.ok) return response.json();
    const { code, detail } = (await response.json()) as { readonly code?: string; readonly detail?: string };
    throw new Error(`${method} ${path} → ${response.status} ${code ?? ''}: ${detail ?? ''}`);
  }
}

function request(method: string, path: string, key: string, body?: unknown): Promise<Response> {
  const headers = { authorization: `Bearer ${key}`, ...(body !== undefined && { 'content-type': 'application/json' }) };
  return fetch(`${options.url}${path}`, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch((cause: unknown) => {
    throw new Error(`No Kifu answers at ${options.url}: start it with npm start, or name another with --url.`, {
      cause,
    });
  });
}

await main().catch((error: unknown) => {
  console.error(`\n  ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
