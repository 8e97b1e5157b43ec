import { modes } from '../../../kernel/index.js';
import { playToken } from './176-play-token.js';
import { doThis } from './381-do-this.js';
import { mayPay } from './392-pay.js';
import { draw } from './400.1-draw.js';
import { exhaust } from './401.1-exhaust.js';
import { ready } from './402.1-ready.js';
import { recycle } from './403.1-recycle.js';
import { deal } from './404.1-deal.js';
import { heal } from './405.1-heal.js';
import { play } from './406.3-play.js';
import { move } from './407.1-move.js';
import { discard } from './409.1-discard.js';
import { stun } from './410.1-stun.js';
import { counter } from './412.1-counter.js';
import { buff, spendBuff } from './413.1-buff.js';
import { banish } from './414.1-banish.js';
import { kill } from './415.1-kill.js';
import { add } from './416.1-add.js';
import { channel } from './417.1-channel.js';
import { trashTop } from './418.1-trash-top.js';
import { recall } from './430-recall.js';
import { gainPoints } from './444.1.a.1-gain-points.js';
import { gainExperience } from './keyword.hunt-gain-experience.js';
import { returnToHand } from './return.js';

/** The words that Riftbound has beside those of every game, each in a file of its name. */
export const words = [
  modes,
  playToken,
  draw,
  exhaust,
  ready,
  recycle,
  deal,
  heal,
  play,
  move,
  recall,
  discard,
  stun,
  counter,
  buff,
  spendBuff,
  banish,
  kill,
  add,
  channel,
  trashTop,
  gainPoints,
  gainExperience,
  doThis,
  mayPay,
  returnToHand,
] as const;
