/** The decks that a player may bring to a match. */
import { queryOptions } from '@tanstack/react-query';
import { answered, kifu } from '../api/kifu.js';
import { listed } from '../api/pages.js';

const PAGES_MAX = 5;

/** Those that the player has stored: the newest. */
export const decksQuery = (player: string) =>
  queryOptions({
    queryKey: ['decks', player],
    queryFn: async () =>
      (
        await listed(
          (page) => answered(kifu.GET('/v1/decks', { params: { query: { player, limit: 100, ...page } } })),
          PAGES_MAX,
        )
      ).items,
    enabled: player !== '',
  });

/** Those that come with the game. */
export const samplesQuery = (game: string) =>
  queryOptions({
    queryKey: ['decks', 'samples', game],
    queryFn: async () => (await answered(kifu.GET('/v1/decks/samples', { params: { query: { game } } }))).items,
    staleTime: Infinity,
    enabled: game !== '',
  });

/** Lists of no player, in a format of a game: the newest. */
export const listsQuery = (game: string, format: string) =>
  queryOptions({
    queryKey: ['decks', 'of-nobody', game, format],
    queryFn: async () => {
      const { items } = await listed(
        (page) => answered(kifu.GET('/v1/decks', { params: { query: { limit: 100, ...page } } })),
        PAGES_MAX,
      );
      return items.filter((deck) => deck.playerId === null && deck.game === game && deck.format === format);
    },
    enabled: format !== '',
  });
