import type { ManualAct } from '../../../kernel/index.js';
import type { FftcgEffect } from '../vocabulary.js';

export type Act = ManualAct<FftcgEffect>;

/** No text does more at once; what does is several acts. */
export const CARDS_MAX = 20;
export const N_MAX = 50;

/** The number that the player gives. Power and damage are given in thousands, as on cards. */
export const NUMBER = { bound: 'number' } as const;
export const THOUSANDS = { bound: 'number', times: 1_000 } as const;
export const LESS = { bound: 'number', times: -1_000 } as const;
export const THOUSANDS_MAX = 99;
