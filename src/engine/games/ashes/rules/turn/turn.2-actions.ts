import { actionsOf, type Action } from '../../../../kernel/index.js';
import { passAction } from './turn.main.pass.js';
import { endAction } from './turn.2-end.js';

/** What a player may do in a turn: turn.main.list, turn.side.list, and ending it. */
const actions: readonly Action[] = [passAction, endAction];

export const turnActions = actionsOf<Action>(actions);
