import type { MatchFilter } from '../../match-tiles/queries.js';
import type { MatchesSearch } from './search.js';

/** The moment at which a day of the reader's calendar begins, or the one after it. */
const startOf = (dayText: string, daysLater = 0): string => {
  const [year = 0, month = 1, date = 1] = dayText.split('-').map(Number);
  return new Date(year, month - 1, date + daysLater).toISOString();
};

/** The filter of the service for all states. */
export const filterOf = ({ game, format, league, player, from, to }: MatchesSearch): MatchFilter => ({
  ...(game !== undefined && { game }),
  ...(format !== undefined && { matchFormat: format }),
  ...(league !== undefined && { league }),
  ...(player !== undefined && { playerName: player }),
  ...(from !== undefined && { since: startOf(from) }),
  ...(to !== undefined && { before: startOf(to, 1) }),
});
