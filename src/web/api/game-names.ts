import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useFormat } from '../i18n/use-format.js';
import { serviceQuery } from './queries.js';

/** The names of games in the language of the reader; their ids until the names are loaded. */
export function useGameNames(): (game: string) => string {
  const { data: service } = useQuery(serviceQuery);
  const { words } = useFormat();
  return useCallback(
    (game) => {
      const found = service?.games.find((each) => each.game === game);
      return found === undefined ? game : words(found.names);
    },
    [service, words],
  );
}
