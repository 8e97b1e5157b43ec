import { gainLore } from './1.2.3-gain-lore.js';
import { loseLore } from './1.2.3-lose-lore.js';
import { dry } from './4.2.2.1-dry.js';
import { draw } from './4.2.3.1-draw.js';
import { move } from './4.3.7-move.js';
import { use } from './4.3.8.4-use.js';
import { ready } from './5.1.1-ready.js';
import { exert } from './5.1.2-exert.js';
import { ifNamed } from './6.2.4-if-named.js';
import { nameCard } from './6.2.4-name-card.js';
import { pay } from './7.1.2.2-pay.js';
import { put } from './7.1.4-put.js';
import { shuffleIn } from './7.1.4-shuffle-in.js';
import { playFree } from './7.1.6-play-free.js';
import { play } from './7.1.6-play.js';
import { removeDamage } from './7.1.8-remove-damage.js';
import { putUnder } from './8.2.4-put-under.js';
import { discard } from './8.3.4-discard.js';
import { allowInk } from './8.5.5-allow-ink.js';
import { banish } from './8.6.2-banish.js';
import { deal } from './9.1.1-deal.js';
import { putDamage } from './9.2.1-put-damage.js';
import { moveDamage } from './9.3.1-move-damage.js';

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
