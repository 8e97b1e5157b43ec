import { useQuery } from '@tanstack/react-query';
import { serviceQuery } from './queries.js';

/** What games are called; by their ids while nobody knows. */
export function useGameNames(): (game: string) => string {
  const { data: service } = useQuery(serviceQuery);
  return (game) => service?.games.find((each) => each.game === game)?.name ?? game;
}
