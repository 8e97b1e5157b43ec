import { entrantOf, type Participant, type Tournament } from '../../../competition/index.js';
import { PlayerNotIn } from '../tournaments.problems.js';

/** The player, or the team of a member. Throws `PlayerNotIn`. */
export function participantOf(now: Tournament, id: string): Participant {
  const found = now.players.get(entrantOf(now, id) ?? '');
  if (found === undefined) throw new PlayerNotIn(id);
  return found;
}
