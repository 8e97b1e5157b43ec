/**
 * `npm run demo`: plays a whole match against the running server, over HTTP alone, and prints where to look at it;
 * `npm run demo -- fftcg --best-of 1 --url http://localhost:3000` says of which game, how long, and where, and
 * `npm run demo -- ashes --players 4` for how many, of which each brings a deck; `--format match` plays another of its
 * formats. `npm run demo -- tournament lorcana --players 16` plays a tournament.
 *
 * Players choose at random among the legal answers that the API lists, each with a key of their own.
 */
import { builtInDecks, games, rulesFor } from '../src/engine/index.js';
import { demoMatch } from './demo/match.js';
import { Server } from './demo/server.js';
import { demoTournament } from './demo/tournament.js';
import { readOptions } from './options.js';

const PLAYERS_MIN = 4;
const PLAYERS_MAX = 128;

const USAGE =
  `npm run demo -- [tournament] [${games.join('|')}] [--best-of 1|3|5] [--players n] [--format …] ` +
  '[--url …] [--key …]';

async function main(): Promise<void> {
  const { values: options, positionals } = readOptions(USAGE, {
    allowPositionals: true,
    options: {
      url: { type: 'string', default: `http://localhost:${process.env['PORT'] ?? '3000'}` },
      key: { type: 'string' },
      'best-of': { type: 'string' },
      players: { type: 'string' },
      format: { type: 'string' },
    },
  });
  const isTournament = positionals[0] === 'tournament';
  const [game = games[0] ?? ''] = positionals.slice(isTournament ? 1 : 0);
  const rules = rulesFor(game);
  if (rules === undefined || Object.keys(builtInDecks(game)).length < 2)
    throw new Error(`There are decks for ${games.join(', ')}, not for ${game}.`);
  const server = new Server(options.url, options.key);
  const { format, players } = options;
  const bestOf = bestOfNamed(options['best-of'] ?? (isTournament ? '1' : '3'));
  if (!isTournament)
    return demoMatch(server, { game, bestOf, format, players: players === undefined ? undefined : Number(players) });
  return demoTournament(server, {
    ...{ game, bestOf, players: playersNamed(players ?? '16') },
    format: format ?? rules.formats[0] ?? '',
  });
}

const bestOfNamed = (text: string): 1 | 3 | 5 => {
  const found = ([1, 3, 5] as const).find((each) => String(each) === text);
  if (found === undefined) throw new Error('--best-of is 1, 3 or 5.');
  return found;
};

const playersNamed = (text: string): number => {
  const count = Number(text);
  if (Number.isInteger(count) && PLAYERS_MIN <= count && count <= PLAYERS_MAX) return count;
  throw new Error(`--players of a tournament is from ${PLAYERS_MIN} to ${PLAYERS_MAX}.`);
};

await main().catch((error: unknown) => {
  console.error(`\n  ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
