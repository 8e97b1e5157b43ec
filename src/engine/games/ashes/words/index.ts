import { cancel } from './cancel.js';
import { conjure } from './conjure.js';
import { deal } from './deal.js';
import { destroy } from './destroy.js';
import { draw } from './draw.js';
import { exhaust } from './exhaust.js';
import { placeStatus } from './place-status.js';
import { placeWounds } from './place-wounds.js';
import { removeExhaustion } from './remove-exhaustion.js';
import { removeStatus } from './remove-status.js';
import { removeWounds } from './remove-wounds.js';
import { prevent } from './prevent.js';
import { redirect } from './redirect.js';
import { target } from './target.js';
import { targetPlayer } from './target-player.js';

/** The words that Ashes has beside those of every game, each in a file of its name. */
export const words = [
  draw,
  conjure,
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
] as const;
