import { invariant, type Duration, type Game, type Seat } from '../../../../kernel/index.js';

/**
 * The durations of the card language. "Your next turn" is a later one of the player of the effect (turn.1), also of
 * another round, unless the text ends it with the round. "The next turn" is the turn of any player.
 */
export const duration = (game: Game, until: string, controller: Seat): Duration => {
  const from = game.state.turn.number + 1;
  switch (until) {
    case 'endOfTurn':
    case 'endOfRound':
      return { at: until };
    case 'startOfYourNextTurn':
      return { at: 'startOfTurn', seat: controller, from };
    case 'startOfYourNextTurnOrRound':
      return { at: 'startOfTurn', or: 'startOfRound', seat: controller, from };
    default:
      invariant(until === 'endOfNextTurnOrRound', `${until} is a duration of the vocabulary`);
      return { at: 'endOfTurn', or: 'endOfRound', from };
  }
};
