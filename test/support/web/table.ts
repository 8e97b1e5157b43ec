/** A match of two players at a running service, played by the requests that a test makes. */
import { answered, type KifuClient, kifuClient, type Schemas } from '../../../src/client/index.js';
import { builtInDecks, rulesFor } from '../../../src/engine/index.js';
import type { Service } from './site.js';

export interface Table {
  readonly matchId: string;
  readonly gameId: string;
  readonly players: readonly KifuClient[];
  /** The keys of the players. */
  readonly keys: readonly string[];
  /** As `actIn` says. */
  act(): Promise<void>;
  concede(): Promise<void>;
}

/** The first player who is asked anything gives the first legal answer. */
export async function actIn(gameId: string, players: readonly KifuClient[]): Promise<void> {
  const path = { id: gameId };
  for (const player of players) {
    const asked = await answered(player.GET('/v1/games/{id}/decisions', { params: { path, query: { limit: 1 } } }));
    const [decision] = asked.decisions;
    const answer = decision?.legal?.answers[0];
    if (decision === undefined || answer === undefined) continue;
    const answers = [{ decision: decision.id, answer }];
    await answered(player.POST('/v1/games/{id}/actions', { params: { path }, body: { answers } }));
    return;
  }
  throw new Error('nobody is asked anything');
}

export async function openTable(
  { url, key }: Service,
  game: string,
  terms: Pick<Schemas['CreateMatchDto'], 'timing'> = {},
): Promise<Table> {
  const admin = kifuClient({ url, key });
  const format = rulesFor(game)?.formats[0] ?? '';
  const seated = await Promise.all(
    Object.entries(builtInDecks(game))
      .slice(0, 2)
      .map(async ([name, cards], place) => {
        const player = await answered(admin.POST('/v1/players', { body: { name: `${game} ${place + 1}` } }));
        const own = kifuClient({ url, key: player.key });
        const deck = await answered(own.POST('/v1/decks', { body: { game, format, name, cards: [...cards] } }));
        return { own, key: player.key, seat: { playerId: player.id, deckId: deck.id } };
      }),
  );
  const body = { game, format, bestOf: 1 as const, seats: seated.map(({ seat }) => seat), ...terms };
  const match = await answered(admin.POST('/v1/matches', { body }));
  const gameId = match.games[0]?.id ?? '';
  const players = seated.map(({ own }) => own);
  const params = { path: { id: gameId } };
  return {
    matchId: match.id,
    gameId,
    players,
    keys: seated.map((each) => each.key),
    act: () => actIn(gameId, players),
    concede: async () => {
      await answered((players[0] ?? admin).POST('/v1/games/{id}/concede', { params }));
    },
  };
}
