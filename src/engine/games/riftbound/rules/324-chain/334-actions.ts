import { actionsOf, type Action, type Actions, type DecisionKind } from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';
import type { Moment } from '../301-turn/307-states.js';
import { moveAction, UNMOVABLE_IN } from '../119-objects/141-standard-move.js';
import { useRuneAction } from '../346-playing/158.2-runes.js';
import { playAction } from '../346-playing/351-play.js';
import { hideAction } from '../395-actions/408-hide.js';
import { activateAction } from '../357-abilities/369-activated.js';
import { letTeammateAct } from '../454-modes/462.8-teammates.js';

/** 334.1.c, 344.3 */
const pass: Action = {
  name: 'pass',
  fields: [],
  list: () => [{ action: 'pass' }],
  refuse: () => null,
  call: () => null,
};

/** 316.6 */
const endTurn: Action = { ...pass, name: 'end-turn', list: () => [{ action: 'end-turn' }] };

/**
 * What a player may do with priority in a neutral open state, with focus in a showdown, and with priority in a closed
 * state.
 */
const ACTIONS: { readonly [M in Moment]: Actions<Action> } = {
  neutral: actionsOf([playAction, moveAction, hideAction, activateAction, useRuneAction, letTeammateAct, endTurn]),
  showdown: actionsOf([playAction, UNMOVABLE_IN.showdown, activateAction, useRuneAction, pass]),
  closed: actionsOf([playAction, UNMOVABLE_IN.closed, activateAction, useRuneAction, pass]),
};

export const actionsIn = (moment: Moment): Actions<Action> => ACTIONS[moment];

export const priorityDecision: DecisionKind<Record<string, never>> = {
  kind: 'priority',
  prompt: 'Respond, or pass',
  stepAfterLeaving: 'cleanup',
  space: (game, _params, { seat }) => ({ kind: 'act', actions: ACTIONS.closed.list(game, seat) }),
  refuse: (game, _params, answer, { seat }) =>
    ACTIONS.closed.refuse(game, seat, answer, [rift('334.1.a'), rift('334.1.b'), rift('334.1.c'), rift('398.2.b')]),
};
