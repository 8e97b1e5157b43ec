import { counterWords, gainControl, modes } from '../../../kernel/index.js';
import { loseGame } from './3.1-lose-game.js';
import { winGame } from './3.1-win-game.js';
import { cancel } from './5.2.3.1.2.1-cancel.js';
import { deal } from './5.2.6.1-deal.js';
import { damagePlayer } from './6.5-damage-player.js';
import { gainCrystals } from './6.8.1-gain-crystals.js';
import { put } from './7.3-put.js';
import { turnOver } from './7.6.1-turn-over.js';
import { draw } from './7.11.1-draw.js';
import { extraMainPhase } from './9.3.1.1-extra-main-phase.js';
import { cast } from './11.3.11-cast.js';
import { mayPay } from './11.8.14-may-pay.js';
import { doSo } from './11.8.17-do-so.js';
import { activate } from './15.1.1.1-activate.js';
import { dull } from './15.1.1.2-dull.js';
import { breakWord } from './15.1.1.3-break.js';
import { discard } from './15.1.1.4-discard.js';
import { playOntoField } from './15.1.1.7-play-onto-field.js';
import { search } from './15.1.1.8-search.js';
import { separate } from './15.1.1.11-separate.js';
import { freeze } from './15.2.4.1-freeze.js';

/** The words that FF-TCG has beside those of every game; its own are each in a file of the rule that it carries out. */
export const words = [
  ...counterWords,
  gainControl,
  modes,
  draw,
  discard,
  deal,
  breakWord,
  activate,
  dull,
  freeze,
  put,
  search,
  turnOver,
  playOntoField,
  cast,
  damagePlayer,
  gainCrystals,
  separate,
  cancel,
  mayPay,
  doSo,
  winGame,
  loseGame,
  extraMainPhase,
] as const;
