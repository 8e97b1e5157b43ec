import { useQuery } from '@tanstack/react-query';
import { meQuery } from './queries.js';

/** The seat of the reader; undefined for somebody who does not play the match. */
export function useOwnSeat(seats: readonly { readonly seat: string; readonly playerId: string }[]): string | undefined {
  const { data: me } = useQuery(meQuery);
  const own = me?.player?.id;
  return own === undefined ? undefined : seats.find(({ playerId }) => playerId === own)?.seat;
}
