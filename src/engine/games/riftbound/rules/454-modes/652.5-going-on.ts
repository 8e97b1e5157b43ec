import { rift } from '../../rulebook.js';

/** 652.5: the turn, focus or priority of a player who left passes to the next one in turn order. */
export const GOES_ON = {
  turn: rift('652.5.a.1'),
  focus: rift('652.5.b'),
  priority: rift('652.5.c'),
};
