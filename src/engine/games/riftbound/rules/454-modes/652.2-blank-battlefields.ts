import type { RestingText } from '../../../../kernel/index.js';

/** 652.2.a: the battlefield of a player who has left is one without text. */
export const blankBattlefields: RestingText = {
  reads: ['mark:blank'],
  rests: (_game, { marks }) => marks['blank'] === true,
};
