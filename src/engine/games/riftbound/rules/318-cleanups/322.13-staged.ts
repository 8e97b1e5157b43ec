import type { Call, Game } from '../../../../kernel/index.js';

/** 322.13, 322.14: what begins in a neutral open state, as soon as nothing is on the chain; null: nothing is staged. */
export const staged = (_game: Game): Call | null => null;
