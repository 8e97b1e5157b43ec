/** A match of a fresh installation: two new players with decks that come with the game, who answer at random. */
import { playAtRandom } from '../../client/random-play.js';
import { restBefore } from './games.js';
import { answered, type ClientOptions, kifu, kifuClient, origin, type Schemas } from './kifu.js';

interface DemoMatch {
  readonly game: Schemas['ServiceDto']['games'][number];
  readonly playerNames: readonly string[];
  readonly onAnswers: (count: number) => void;
  readonly signal: AbortSignal;
}

/** The id of its one game, which everybody may see. Its reader must be allowed to make players and matches. */
export async function playDemoMatch({ game: { game, formats, seats }, ...wishes }: DemoMatch): Promise<string> {
  const { playerNames, onAnswers, signal } = wishes;
  const { items } = await answered(kifu.GET('/v1/decks/samples', { params: { query: { game } } }));
  const samplesOf = (format: string) => items.filter((sample) => sample.formats.includes(format));
  const format = formats.find((each) => seats[each]?.min === playerNames.length && samplesOf(each).length > 0);
  if (format === undefined) throw new Error(`There is no sample deck of ${game} for ${playerNames.length} players.`);
  const samples = samplesOf(format);
  const seated = async (name: string, at: number) => {
    const player = await answered(kifu.POST('/v1/players', { body: { name } }));
    const own = kifuClient(asPlayer(player.key, signal));
    const { name: deckName = '', cards = [] } = samples[at % samples.length] ?? {};
    const deck = await answered(own.POST('/v1/decks', { body: { game, format, name: deckName, cards } }));
    return { own, seat: { playerId: player.id, deckId: deck.id } };
  };
  const players = await Promise.all(playerNames.map(seated));
  const terms = { game, format, bestOf: 1, publication: 'open', seats: players.map(({ seat }) => seat) } as const;
  const match = await answered(kifu.POST('/v1/matches', { body: terms }));
  const id = match.games[0]?.id ?? '';
  const clients = Object.fromEntries(match.seats.map(({ seat }, at) => [seat, players[at]?.own ?? kifu]));
  await playAtRandom(id, { clients, onAnswers, signal });
  return id;
}

/** Requests by the player’s key alone. A request to a busy service is sent again after its `Retry-After`. */
const asPlayer = (key: string, signal: AbortSignal): ClientOptions => ({
  ...{ url: origin, key },
  fetch: async (request) => {
    for (;;) {
      const response = await fetch(new Request(request.clone(), { credentials: 'omit', signal }));
      if (response.status !== 429 && response.status !== 503) return response;
      await restBefore(response, signal);
    }
  },
});
