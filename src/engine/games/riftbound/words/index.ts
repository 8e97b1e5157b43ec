import { draw } from './400.1-draw.js';

/** The words that Riftbound has beside those of every game, each in a file of its name. */
export const words = [draw] as const;
