/** The filters of the page, as its address names them. */
import { gameIn } from '../../app/search-params.js';

export const STATUSES = ['announced', 'registration', 'closed', 'running', 'ended', 'cancelled'] as const;
export type Status = (typeof STATUSES)[number];

export interface TournamentsSearch {
  readonly game?: string | undefined;
  readonly status?: Status | undefined;
}

export const readTournamentsSearch = ({ game, status }: Record<string, unknown>): TournamentsSearch => ({
  game: gameIn(game),
  status: STATUSES.find((each) => each === status),
});
