/** What the page of a player shows. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { answered, kifu } from '../../api/kifu.js';
import { pageByPage } from '../../api/pages.js';

/** Entries of a page of a list. */
const PAGE = 20;

export const matchesQuery = (player: string) =>
  infiniteQueryOptions({
    ...pageByPage,
    queryKey: ['player', player, 'matches'],
    queryFn: ({ pageParam }) => {
      const query = { player, limit: PAGE, ...(pageParam !== null && { cursor: pageParam }) };
      return answered(kifu.GET('/v1/matches', { params: { query } }));
    },
  });

export const decksQuery = (player: string) =>
  infiniteQueryOptions({
    ...pageByPage,
    queryKey: ['player', player, 'decks'],
    queryFn: ({ pageParam }) => {
      const query = { player, limit: PAGE, ...(pageParam !== null && { cursor: pageParam }) };
      return answered(kifu.GET('/v1/decks', { params: { query } }));
    },
  });

export const ratingsQuery = (id: string) =>
  queryOptions({
    queryKey: ['player', id, 'ratings'],
    queryFn: () => answered(kifu.GET('/v1/players/{id}/ratings', { params: { path: { id } } })),
  });

export const rolesQuery = (id: string) =>
  queryOptions({
    queryKey: ['player', id, 'roles'],
    queryFn: async () =>
      (await answered(kifu.GET('/v1/players/{id}/roles', { params: { path: { id }, query: { limit: 50 } } }))).items,
  });
