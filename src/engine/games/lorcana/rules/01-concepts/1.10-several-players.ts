import { invariant, seatsFrom, type Citation, type Game, type Seat, type TeamRules } from '../../../../kernel/index.js';
import { lorcana } from '../../rulebook.js';

export const seats = { min: 2, max: 4, cites: [lorcana('1.1.3')] };

/** 1.10.3: formats may have teams whose players take their turns together; no such format is defined here yet. */
export const teams: TeamRules = { formats: [], cites: [lorcana('1.10.3.1'), lorcana('1.10.3.2')] };

/** 1.10.2.3: who has lost leaves, with everything that is theirs. */
export const LEAVING = [lorcana('1.10.2.3')];

/** 1.10.2.1: to the left, past those who have lost. */
export const nextPlayer = (game: Game): Seat => {
  const { active } = game.state.turn;
  const next = seatsFrom(game, active).find((seat) => seat !== active);
  invariant(next !== undefined, 'somebody is left to take a turn');
  return next;
};

/** 1.10.2.1: by what a turn is followed by that of the next player. */
export const rulesOfPassing = ({ state }: Game): readonly Citation[] =>
  state.seats.length > 2 ? [lorcana('1.10.2.1')] : [];

/** 1.10.2.2: what all players do goes around from the active player. */
export const rulesOfGoingAround = ({ state }: Game): readonly Citation[] =>
  state.seats.length > 2 ? [lorcana('1.10.2.2')] : [];

/** 1.10.3.2: the players of a team resolve what is theirs together. */
export const rulesOfTeam = (team: readonly Seat[]): readonly Citation[] =>
  team.length > 1 ? [lorcana('1.10.3.2')] : [];
