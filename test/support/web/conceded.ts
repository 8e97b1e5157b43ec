/**
 * Many public games between the same two decks, each conceded in its first turn: enough for a rate to say something.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { answered, kifuClient } from '../../../src/client/index.js';
import { builtInDecks } from '../../../src/engine/index.js';
import type { Site } from './site.js';
import { actIn } from './table.js';

/** Answers before the first turn begins, and one in it. */
const ANSWERS = 4;

/** Shown as text, or something is wrong. */
export const HOSTILE = '<img src=x onerror="alert(1)"> & "you"';

export interface Conceded {
  readonly leagueId: string;
  readonly players: readonly { readonly id: string; readonly name: string; readonly deckId: string }[];
}

/** Records so many conceded games. The first player loses every fourth. */
export async function concededGames(
  { url, key }: Site,
  game: string,
  format: string,
  games: number,
): Promise<Conceded> {
  const admin = kifuClient({ url, key });
  const league = await answered(
    admin.POST('/v1/leagues', { body: { name: `League ${HOSTILE}`, game, format, bestOf: 1, publication: 'open' } }),
  );
  const lists = Object.values(builtInDecks(game));
  const players = await Promise.all(
    ['First', 'Second'].map(async (which, at) => {
      const name = `${which} ${HOSTILE}`;
      const player = await answered(admin.POST('/v1/players', { body: { name } }));
      const own = kifuClient({ url, key: player.key });
      const body = { game, format, name: `Deck ${which} ${HOSTILE}`, cards: [...(lists[at] ?? [])] };
      const deck = await answered(own.POST('/v1/decks', { body }));
      return { own, id: player.id, name, deckId: deck.id };
    }),
  );
  const seats = players.map(({ id, deckId }) => ({ playerId: id, deckId }));
  for (let played = 0; played < games; played += 1) {
    const body = { game, format, bestOf: 1 as const, leagueId: league.id, seats };
    const match = await answered(admin.POST('/v1/matches', { body }));
    const loser = players[played % 4 === 3 ? 0 : 1];
    const id = match.games[0]?.id ?? '';
    for (let done = 0; done < ANSWERS; done += 1) {
      await actIn(
        id,
        players.map(({ own }) => own),
      );
    }
    await answered(loser?.own.POST('/v1/games/{id}/concede', { params: { path: { id } } }) ?? nobody());
  }
  await counted(admin, league.id, games);
  return { leagueId: league.id, players: players.map(({ id, name, deckId }) => ({ id, name, deckId })) };
}

const nobody = (): never => {
  throw new Error('there are two players');
};

/** Statistics follow what is recorded a moment later. */
async function counted(admin: ReturnType<typeof kifuClient>, league: string, games: number): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const { items } = await answered(admin.GET('/v1/statistics', { params: { query: { league } } }));
    if (items.some((report) => report.publicGames === games)) return;
    await delay(200);
  }
  throw new Error(`${games} games were not counted within a minute`);
}
