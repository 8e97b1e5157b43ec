import { queryOptions } from '@tanstack/react-query';
import { answered, kifu } from '../api/kifu.js';

/** A league, a tournament or a season, by its id. */
export type Event = { readonly league: string } | { readonly tournament: string } | { readonly season: string };

/** Games end while a round is played: the longest wait for a new result, in milliseconds. */
const REFRESHED = 15_000;

/** As many decks as one would read a table of. */
const DECKS_MAX = 200;

/** The statistics of an event. Null where no game was counted yet. */
export const reportQuery = (of: Event) =>
  queryOptions({
    queryKey: ['decks-played', of],
    queryFn: async () =>
      (await answered(kifu.GET('/v1/statistics', { params: { query: { ...of, limit: DECKS_MAX } } }))).items.find(
        ({ games }) => games > 0,
      ) ?? null,
    refetchInterval: REFRESHED,
  });
