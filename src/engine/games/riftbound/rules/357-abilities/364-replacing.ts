import { kindOfZone, objectIn, type Game, type GameEvent, type Seat } from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';
import { controllerOf } from '../../state.js';

/**
 * 368: of several replacement effects the owner of what is affected says which comes first, an affected player
 * themselves (368.1), and the turn player for a battlefield without a controller (368.2).
 */
const chooser = (game: Game, { object: id, seat }: GameEvent): Seat => {
  const { active } = game.state.turn;
  const object = typeof id === 'string' ? objectIn(game, id) : undefined;
  if (object === undefined) return typeof seat === 'string' ? seat : active;
  const isUncontrolled = kindOfZone(object.zone) === 'battlefields' && controllerOf(game, object.id) === null;
  return isUncontrolled ? active : object.owner;
};

export const replacement = {
  perEvent: 'each-once',
  chooser,
  cites: [rift('365.1'), rift('365.2'), rift('366'), rift('367'), rift('368'), rift('368.1'), rift('368.2')],
} as const;
