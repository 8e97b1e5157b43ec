import { invariant, isPlaying, type Game, type Seat } from '../../../../kernel/index.js';
import { ashes } from '../../rulebook.js';

export const seats = { min: 2, max: 4, cites: [ashes('multi.1')] };

/** The next player clockwise who still plays; the seat itself may have left. */
export const clockwiseFrom = (game: Game, from: Seat): Seat => {
  const { seats } = game.state;
  const start = seats.indexOf(from);
  const next = [...seats.slice(start + 1), ...seats.slice(0, start)].find((seat) => isPlaying(game, seat)) ?? from;
  invariant(isPlaying(game, next), 'somebody still plays');
  return next;
};

/** glossary.firstplayer, prepare.1.first, endround.2: null before a player has the token. */
export const holderOf = ({ state }: Pick<Game, 'state'>): Seat | null =>
  state.seats.find((seat) => state.players[seat]?.['first'] === 1) ?? null;

/** endround.2, multi.2, draft.1: the token goes clockwise, from its seat also where that player has lost. */
export const nextHolder = (game: Game): Seat => clockwiseFrom(game, holderOf(game) ?? game.state.turn.active);

/**
 * multi.3, endround.1: outside the player turns phase the first player is active. For a first player who has lost
 * (multi.4) it is the next player clockwise.
 */
export const firstPlayer = (game: Game): Seat => {
  const holder = holderOf(game) ?? game.state.turn.active;
  return isPlaying(game, holder) ? holder : clockwiseFrom(game, holder);
};
