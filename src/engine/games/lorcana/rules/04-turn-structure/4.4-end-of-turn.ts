import { reject, type Game, type Rejection, type Seat } from '../../../../kernel/index.js';
import { lorcana } from '../../rulebook.js';
import { recklessMustChallenge } from '../10-keywords/10.5-reckless.js';
import type { TurnAction } from './turn-action.js';

/** 4.4.1: the active player declares the end of the turn. */
export const endTurnAction: TurnAction = {
  name: 'end-turn',
  fields: [],
  settles: [],
  list: (game, seat) => (refuseEndOfTurn(game, seat) === null ? [{ action: 'end-turn' }] : []),
  refuse: (game, seat) => refuseEndOfTurn(game, seat),
  call: () => null,
};

/** 4.4.1: why the active player may not declare the end of the turn now. In the main phase nothing is left to resolve. */
const refuseEndOfTurn = (game: Game, seat: Seat): Rejection | null => {
  const reckless = recklessMustChallenge(game, seat);
  if (reckless === null) return null;
  return reject(
    'turn.reckless-must-challenge',
    [lorcana('10.5.3'), lorcana('4.4.1')],
    'A ready character with Reckless can still challenge.',
    { character: reckless },
  );
};
