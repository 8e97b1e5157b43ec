import { counterWords, gainControl, modes } from '../../../kernel/index.js';
import { activate } from './activate.js';
import { breakWord } from './break.js';
import { cancel } from './cancel.js';
import { cast } from './cast.js';
import { damagePlayer } from './damage-player.js';
import { deal } from './deal.js';
import { discard } from './discard.js';
import { draw } from './draw.js';
import { dull } from './dull.js';
import { extraMainPhase } from './extra-main-phase.js';
import { freeze } from './freeze.js';
import { gainCrystals } from './gain-crystals.js';
import { loseGame } from './lose-game.js';
import { mayPay } from './may-pay.js';
import { playOntoField } from './play-onto-field.js';
import { put } from './put.js';
import { search } from './search.js';
import { separate } from './separate.js';
import { winGame } from './win-game.js';

/** The words that FF-TCG has beside those of every game; its own are each in a file of its name. */
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
  playOntoField,
  cast,
  damagePlayer,
  gainCrystals,
  separate,
  cancel,
  mayPay,
  winGame,
  loseGame,
  extraMainPhase,
] as const;
