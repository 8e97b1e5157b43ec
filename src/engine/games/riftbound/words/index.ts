import { gainControl, modes } from '../../../kernel/index.js';
import { playToken } from './171-play-token.js';
import { doThis } from './379-do-this.js';
import { draw } from './400-draw.js';
import { exhaust } from './401-exhaust.js';
import { ready } from './402-ready.js';
import { recycle } from './403-recycle.js';
import { deal } from './404-deal.js';
import { heal } from './405-heal.js';
import { play } from './406.3-play.js';
import { move } from './407-move.js';
import { swapPlaces } from './407-swap-places.js';
import { discard } from './409-discard.js';
import { stun } from './410-stun.js';
import { counter } from './412-counter.js';
import { buff } from './413-buff.js';
import { banish } from './414-banish.js';
import { kill } from './415-kill.js';
import { add } from './416-add.js';
import { mayPay } from './416.3-pay.js';
import { payAny } from './416.3-pay-any.js';
import { channel } from './417-channel.js';
import { trashTop } from './418.1-trash-top.js';
import { recall } from './428-recall.js';
import { takeTurn } from './314-take-turn.js';
import { winGame } from './445-win-game.js';
import { gainPoints } from './444.1.a.1-gain-points.js';
import { attach } from './attachment.attach.js';
import { detach } from './attachment.detach.js';
import { equip } from './keyword.equip.js';
import { spendBuff } from './702-spend-buff.js';
import { gainExperience } from './keyword-gain-experience.js';
import { putOnDeckWord } from './put-on-deck.js';
import { returnToHand } from './return.js';

/** The words that Riftbound has beside those of every game, each in a file of its name. */
export const words = [
  modes,
  gainControl,
  playToken,
  draw,
  exhaust,
  ready,
  recycle,
  deal,
  heal,
  play,
  move,
  swapPlaces,
  recall,
  attach,
  detach,
  equip,
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
  winGame,
  takeTurn,
  gainExperience,
  doThis,
  mayPay,
  payAny,
  returnToHand,
  putOnDeckWord,
] as const;
