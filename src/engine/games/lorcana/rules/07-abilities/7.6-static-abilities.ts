import { invariant, seatsFrom, type Citation, type Duration, type Game, type Seat } from '../../../../kernel/index.js';
import { lorcana } from '../../rulebook.js';

/** 7.6.2: a card enters play affected already; 7.6.4: what a card in play does ends as it leaves. */
export const WHILE_IN_PLAY = { from: [lorcana('7.6.2')], until: [lorcana('7.6.4')] };

/** 7.6.3: what an effect does for a time it does to those cards that there are as it resolves. */
export const FOR_A_TIME = [lorcana('7.6.3')];

/** 7.6.5: of an ability that changes what its own card costs, wherever the card is played from. */
export const rulesOutsidePlay = (byItself: boolean, purpose: string): readonly Citation[] =>
  byItself && purpose === 'play' ? [lorcana('7.6.5')] : [];

/**
 * The durations of the card language: "this turn", "until the start of your next turn", "during their next turn": of
 * the player whose character it is.
 */
export const duration = (game: Game, until: string, controller: Seat, affected: Seat | null): Duration => {
  const { number } = game.state.turn;
  switch (until) {
    case 'endOfTurn':
      return { at: 'endOfTurn' };
    case 'endOfChallenge':
      return { at: 'endOfChallenge' };
    case 'startOfYourNextTurn':
      return { at: 'startOfTurn', seat: controller, from: number + 1 };
    default: {
      invariant(until === 'theirNextTurn', `${until} is a duration of the vocabulary`);
      const [, next] = seatsFrom(game, game.state.turn.active);
      return { at: 'endOfTurn', seat: affected ?? next ?? controller, from: number + 1, during: true };
    }
  }
};
