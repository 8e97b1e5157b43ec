import { queryOptions } from '@tanstack/react-query';
import { answered, kifu, type Schemas } from '../../api/kifu.js';
import { listed } from '../../api/pages.js';

/** The open decisions of the own seat, or of all seats for a scorekeeper. The first answers name the seat. */
export const decisionsQuery = (id: string, as: string | undefined) =>
  queryOptions({
    queryKey: ['decisions', id, as ?? null],
    queryFn: () =>
      answered(
        kifu.GET('/v1/games/{id}/decisions', {
          params: { path: { id }, query: { limit: 1, ...(as !== undefined && { as }) } },
        }),
      ),
  });

const SHOWN = 24;

/** Running matches: the own ones, or all for a scorekeeper. */
export const runningQuery = (player: string | null) =>
  queryOptions({
    queryKey: ['matches', 'running', player],
    queryFn: () =>
      answered(
        kifu.GET('/v1/matches', {
          params: { query: { status: 'running', limit: SHOWN, ...(player !== null && { player }) } },
        }),
      ),
    refetchInterval: 30_000,
  });

const PAGES_MAX = 5;

export const leaguesQuery = (game: string) =>
  queryOptions({
    queryKey: ['leagues', 'of', game],
    queryFn: async () =>
      (
        await listed(
          (page) => answered(kifu.GET('/v1/leagues', { params: { query: { game, limit: 100, ...page } } })),
          PAGES_MAX,
        )
      ).items,
    enabled: game !== '',
  });

/** The list of a deck; null where one may not see it. */
export const listQuery = (id: string | undefined) =>
  queryOptions({
    queryKey: ['deck', id ?? null],
    queryFn: async (): Promise<Schemas['DeckDto'] | null> => {
      if (id === undefined) return null;
      try {
        return await answered(kifu.GET('/v1/decks/{id}', { params: { path: { id } } }));
      } catch {
        return null; // Then all cards are searched.
      }
    },
    staleTime: Infinity,
  });
