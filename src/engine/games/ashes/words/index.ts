import { putOnPile } from './glossary.drawpile-put-on-pile.js';
import { attachConjured } from './cardtype.conjuredalteration-attach.js';
import { attachAgain } from './glossary.attach-again.js';
import { moveDie } from './glossary.move-die.js';
import { comeBack } from './discard.1-come-back.js';
import { returnRemoved } from './discard.1-return-removed.js';
import { usePower } from './glossary.dicepower-use-power.js';
import { putBelow } from './glossary.facedown-put-below.js';
import { cancel } from './glossary.cancel.js';
import { conjure, conjureCopy } from './cardtype.conjuration-conjure.js';
import { deal } from './deal.js';
import { destroy } from './damage.5-destroy.js';
import { discard } from './discard.js';
import { discardFromPlay } from './discard-from-play.js';
import { discardTop } from './discard-top.js';
import { draw } from './glossary.drawpile-draw.js';
import { eachDraws } from './each-draws.js';
import { exhaust } from './exhaust.js';
import { extraSideAction } from './extra-side-action.js';
import { lowerDice } from './glossary.level-lower-dice.js';
import { moveToken } from './glossary.move-token.js';
import { placeDie } from './place-die.js';
import { placeStatus } from './place-status.js';
import { placeWounds } from './place-wounds.js';
import { prevent } from './prevent.js';
import { raiseDice } from './glossary.level-raise-dice.js';
import { redirect } from './redirect.js';
import { removeExhaustion } from './remove-exhaustion.js';
import { removeFromGame } from './remove-from-game.js';
import { removeStatus } from './remove-status.js';
import { removeWounds } from './remove-wounds.js';
import { setDice } from './set-dice.js';
import { spend } from './spend.js';
import { summonBack } from './cardtype.conjuration-summon-back.js';
import { target } from './target.js';
import { leaveBattle } from './timing.attack.1-leave-battle.js';
import { exhaustDice } from './recovery.3-exhaust-dice.js';
import { rerollDice } from './prepare.1-reroll-dice.js';
import { giveToken } from './endround.2-give-token.js';
import { targetPlayer } from './target-player.js';
import { toHand } from './to-hand.js';

/** The words that Ashes has beside those of every game, each in a file of its name. */
export const words = [
  draw,
  eachDraws,
  conjure,
  conjureCopy,
  deal,
  placeWounds,
  placeStatus,
  destroy,
  exhaust,
  removeWounds,
  removeStatus,
  removeExhaustion,
  target,
  targetPlayer,
  cancel,
  prevent,
  redirect,
  moveToken,
  setDice,
  raiseDice,
  lowerDice,
  placeDie,
  putBelow,
  putOnPile,
  attachConjured,
  usePower,
  discardFromPlay,
  discard,
  discardTop,
  toHand,
  removeFromGame,
  summonBack,
  extraSideAction,
  spend,
  leaveBattle,
  rerollDice,
  exhaustDice,
  giveToken,
  attachAgain,
  moveDie,
  comeBack,
  returnRemoved,
] as const;
