import {
  done,
  occur,
  procedure,
  reject,
  type Action,
  type Game,
  type Rejection,
  type Seat,
} from '../../../../kernel/index.js';
import type { ActionTaken, Passed } from '../../events/round.1-rounds.js';
import { ashes } from '../../rulebook.js';
import { mainsTaken } from '../../state.js';

/** turn.main.pass.1: the main action is used and nothing is done with it. Side actions stay as they are. */
export const pass = procedure<{ readonly seat: Seat }>('pass', {
  pass: (_game, { seat }) => {
    const taken: ActionTaken = { kind: 'actionTaken', cites: [ashes('turn.main.list')], seat, action: 'main' };
    const passed: Passed = {
      kind: 'passed',
      cites: [ashes('turn.main.pass.1'), ashes('turn.main.pass.2'), ashes('turn.main.pass.3')],
      seat,
    };
    return occur([taken, passed], 'end');
  },
  end: () => done(),
});

const refuse = (game: Game, seat: Seat): Rejection | null =>
  mainsTaken(game, seat) === 0
    ? null
    : reject('pay.no-main-action', [ashes('turn.2'), ashes('turn.main.list')], 'The main action has been taken.');

export const passAction: Action = {
  name: 'pass',
  fields: [],
  list: (game, seat) => (refuse(game, seat) === null ? [{ action: 'pass' }] : []),
  refuse: (game, seat) => refuse(game, seat),
  call: (seat) => pass.with({ seat }),
};
