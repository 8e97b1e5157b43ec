/** A round of a Swiss stage by the Dutch system of FIDE. The first player of a pairing has white. */
import type { Colour } from '../colours.js';
import { type DutchField, pastOf } from '../pairing/dutch/index.js';
import { lotOf } from '../pairing/lots.js';
import type { ProposedRound } from './events.js';
import { gamesIn, reportPoints } from './past-games.js';
import { activeMembers, countedRounds, countedStages, startingList } from './results.js';
import { roundsOf, type StageState, type Tournament } from './state.js';

/**
 * What the system sees before the next round. Pairing numbers follow the seeds of the first stage that counts. Players
 * for whom the organiser has fixed something are absent.
 */
export function dutchField(
  tournament: Tournament,
  stage: StageState,
  { locked, forbidden, awardedByes }: Pick<ProposedRound, 'locked' | 'forbidden' | 'awardedByes'>,
): DutchField {
  const [opening = stage] = countedStages(tournament, stage);
  const rounds = countedRounds(tournament, stage);
  const points = reportPoints(tournament.terms.policy);
  const fixed = new Set([...locked.flat(), ...awardedByes]);
  const present = new Set(activeMembers(tournament, stage).filter((id) => !fixed.has(id)));
  const games = rounds.map((round) => gamesIn(tournament, round));
  const earlier = rounds.length - roundsOf(tournament, stage.stage).length;
  return {
    players: startingList(tournament, opening).map((id) => ({
      id,
      past: games.map((gameOf) => pastOf(gameOf(id), points)),
      isPresent: present.has(id),
    })),
    rounds: earlier + (stage.rounds ?? 0),
    firstColour: firstColourOf(opening),
    ...{ points, apart: forbidden },
  };
}

/** A lot from the seed of the stage gives the first player a colour. */
export const firstColourOf = ({ seed }: Pick<StageState, 'seed'>): Colour =>
  lotOf(seed, 'first colour') % 2 === 0 ? 'white' : 'black';
