import { rift } from '../../rulebook.js';

/** 652.5: what a player had who has left goes on to the next one in turn order: the turn, focus, or priority. */
export const GOES_ON = {
  turn: rift('652.5.a.1'),
  focus: rift('652.5.b'),
  priority: rift('652.5.c'),
};
