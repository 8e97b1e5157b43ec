import { reject, type Action, type Game, type Rejection, type Seat } from '../../../../kernel/index.js';
import { ashes } from '../../rulebook.js';
import { mainsTaken } from '../../state.js';

/** turn.2: a main action must be taken first. */
const refuse = (game: Game, seat: Seat): Rejection | null =>
  mainsTaken(game, seat) > 0
    ? null
    : reject('turn.no-main-action-yet', [ashes('turn.2'), ashes('turn.main.list')], 'Take a main action first.');

export const endAction: Action = {
  name: 'end',
  fields: [],
  list: (game, seat) => (refuse(game, seat) === null ? [{ action: 'end' }] : []),
  refuse: (game, seat) => refuse(game, seat),
  call: () => null,
};
