import { rift } from '../../rulebook.js';

/** 728.1: texts with Legion ask whether their player has played another main deck card in this turn. */
export const LEGION = rift('728.1');
