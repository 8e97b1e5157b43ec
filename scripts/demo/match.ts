/** A match between players with decks of their own, in a league. */
import { Presets, SingleBar } from 'cli-progress';
import { answered } from '../../src/client/index.js';
import { builtInDecks, rulesFor, seatsIn } from '../../src/engine/index.js';
import { tableIn, tableOf } from '../../test/support/random-table.js';
import { newPlayer } from './people.js';
import { playMatch, publish } from './playing.js';
import { type Server, until } from './server.js';

export interface MatchWishes {
  readonly game: string;
  readonly bestOf: 1 | 3 | 5;
  readonly players: number | undefined;
  readonly format: string | undefined;
}

export async function demoMatch(server: Server, wishes: MatchWishes): Promise<void> {
  const { game, bestOf } = wishes;
  const { admin } = server;
  const { format, teams, seats: places } = tableNamed(wishes);
  const name = `Demo league ${new Date().toISOString().slice(0, 16).replace('T', ' ')}`;
  const league = await answered(admin.POST('/v1/leagues', { body: { name, game, format, bestOf } }));
  const decks = Object.entries(builtInDecks(game));
  const seats = await Promise.all(
    places.map(async (_place, index) => {
      const player = await newPlayer(server, `Player ${index + 1}`);
      const deckId = await player.bring(game, format, decks[index % decks.length]);
      return { own: player.own, seat: { playerId: player.id, deckId } };
    }),
  );
  const together = teams && { teams: teams.map((team) => ({ seats: [...team] })) };
  const terms = { game, format, bestOf, leagueId: league.id, seats: seats.map(({ seat }) => seat), ...together };
  const match = await answered(admin.POST('/v1/matches', { body: terms }));
  const clients = Object.fromEntries(seats.map(({ own }, index) => [`p${index + 1}`, own]));
  await publish(match.id, clients);
  const bar = new SingleBar(
    { format: '  game {number} of at most {bestOf}  {bar}  {actions} actions  {score}' },
    Presets.shades_classic,
  );
  bar.start(1, 0, { number: 1, bestOf, actions: 0, score: '' });
  const played = await playMatch(match.id, clients, admin, ({ part, ...shown }) => bar.update(part, shown));
  bar.update(1);
  bar.stop();
  await untilReplayed(played.at(-1) ?? '', server);
  await report(match.id, league.id, played, server);
}

async function report(matchId: string, leagueId: string, played: readonly string[], server: Server): Promise<void> {
  const ofGames = (what: string, path: (id: string) => string) =>
    played.map((id, index) => [`${what} ${index + 1}`, path(id)] as const);
  await server.report(
    'The match is over.',
    [
      ['Match', `/matches/${matchId}`],
      ...ofGames('Game', (id) => `/games/${id}`),
      ['League', `/leagues/${leagueId}`],
      ['Statistics', `/statistics?league=${leagueId}`],
    ],
    [
      ['Match', `/v1/matches/${matchId}`],
      ...ofGames('Replay', (id) => `/v1/games/${id}/replay`),
      ...ofGames('Audit', (id) => `/v1/games/${id}/audit`),
      ['Statistics', `/v1/statistics?league=${leagueId}`],
      ['Standings', `/v1/leagues/${leagueId}/standings`],
    ],
  );
}

const untilReplayed = (id: string, { admin }: Server): Promise<true> =>
  until(`the replay of game ${id}`, async () => {
    const { response } = await admin.GET('/v1/games/{id}/replay', { params: { path: { id } } });
    return response.status === 200 ? true : null;
  });

/** The format named, for as many as it takes; or the first format of the game that seats so many, two unless said. */
const tableNamed = ({ game, players, format }: MatchWishes): ReturnType<typeof tableOf> => {
  const rules = rulesFor(game);
  if (rules === undefined) throw new Error(`No game is called ${game}.`);
  if (format !== undefined && !rules.formats.includes(format))
    throw new Error(`--format ${format}: ${game} has ${rules.formats.join(', ')}.`);
  const count = players ?? (format === undefined ? 2 : seatsIn(rules.compiled.game, format).min);
  const table = format === undefined ? tableOf(rules, count) : tableIn(rules, format, count);
  const { min, max } = seatsIn(rules.compiled.game, table.format);
  if (min <= count && count <= max) return table;
  const seats = format === undefined ? rules.seats : { min, max };
  throw new Error(`--players ${players}: ${format ?? game} is for ${seats.min} to ${seats.max}.`);
};
