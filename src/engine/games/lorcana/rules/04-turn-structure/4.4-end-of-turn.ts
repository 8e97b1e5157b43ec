import { refuseEndWhileReckless } from '../10-keywords/10.5-reckless.js';
import type { TurnAction } from './turn-action.js';

/** 4.4.1: the active player declares the end of the turn. In the main phase nothing is left to resolve. */
export const endTurnAction: TurnAction = {
  name: 'end-turn',
  fields: [],
  settles: [],
  list: (game, seat) => (refuseEndWhileReckless(game, seat) === null ? [{ action: 'end-turn' }] : []),
  refuse: (game, seat) => refuseEndWhileReckless(game, seat),
  call: () => null,
};
