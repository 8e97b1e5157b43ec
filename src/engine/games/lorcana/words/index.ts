import { allowInk } from './allow-ink.js';
import { banish } from './banish.js';
import { deal } from './deal.js';
import { discard } from './discard.js';
import { draw } from './draw.js';
import { dry } from './dry.js';
import { exert } from './exert.js';
import { gainLore } from './gain-lore.js';
import { ifNamed } from './if-named.js';
import { loseLore } from './lose-lore.js';
import { move } from './move.js';
import { moveDamage } from './move-damage.js';
import { nameCard } from './name-card.js';
import { pay } from './pay.js';
import { play } from './play.js';
import { playFree } from './play-free.js';
import { put } from './put.js';
import { putDamage } from './put-damage.js';
import { putUnder } from './put-under.js';
import { ready } from './ready.js';
import { removeDamage } from './remove-damage.js';
import { shuffleIn } from './shuffle-in.js';
import { use } from './use.js';

/** The words that Lorcana has beside those of every game, each in a file of its name. */
export const words = [
  draw,
  discard,
  deal,
  putDamage,
  removeDamage,
  moveDamage,
  gainLore,
  loseLore,
  ready,
  exert,
  dry,
  banish,
  allowInk,
  put,
  shuffleIn,
  move,
  playFree,
  play,
  use,
  pay,
  putUnder,
  nameCard,
  ifNamed,
] as const;
