import { actionsOf, type Action } from '../../../../kernel/index.js';
import { attackAction } from '../attack/turn.main.attack.js';
import { activateAction, dicePowerAction } from '../play/glossary.activate.js';
import { playAction } from '../play/turn.main.play.2-play.js';
import { meditateAction } from './meditate.js';
import { endAction } from './turn.2-end.js';
import { passAction } from './turn.main.pass.js';

/** What a player may do in a turn: turn.main.list, turn.side.list, and ending it. */
const actions: readonly Action[] = [
  playAction,
  activateAction,
  dicePowerAction,
  meditateAction,
  attackAction,
  passAction,
  endAction,
];

export const turnActions = actionsOf<Action>(actions);
