import { conjure } from './conjure.js';
import { deal } from './deal.js';
import { destroy } from './destroy.js';
import { draw } from './draw.js';
import { exhaust } from './exhaust.js';
import { placeWounds } from './place-wounds.js';

/** The words that Ashes has beside those of every game, each in a file of its name. */
export const words = [draw, conjure, deal, placeWounds, destroy, exhaust] as const;
