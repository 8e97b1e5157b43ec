import { answered, type KifuClient } from '../../src/client/index.js';
import type { DeckEntry } from '../../src/engine/index.js';
import type { Server } from './server.js';

export interface DemoPlayer {
  readonly id: string;
  readonly name: string;
  /** With the player's own key. */
  readonly own: KifuClient;
  /** Registers a deck, and gives its id. */
  bring(game: string, format: string, deck: NamedDeck | undefined): Promise<string>;
}

type NamedDeck = readonly [name: string, cards: readonly DeckEntry[]];

export async function newPlayer(server: Server, name: string): Promise<DemoPlayer> {
  const { id, key } = await answered(server.admin.POST('/v1/players', { body: { name } }));
  const own = server.clientWith(key);
  const bring: DemoPlayer['bring'] = async (game, format, [deckName, cards] = ['', []]) => {
    const body = { game, format, name: deckName, cards: [...cards] };
    return (await answered(own.POST('/v1/decks', { body }))).id;
  };
  return { id, name, own, bring };
}
