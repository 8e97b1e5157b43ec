import type { Citation } from '../../../kernel/index.js';
import { rift } from '../rulebook.js';

/** 002: what a card says goes before the rules: its text is carried out, if need be by hand. */
export const CARD_TEXT: readonly Citation[] = [rift('002')];

/** 054.1: what forbids something beats what permits it. */
export const FORBIDDEN: readonly Citation[] = [rift('054.1')];

/** 055: of what an effect says, what cannot be done is left out. */
export const LEFT_OUT: readonly Citation[] = [rift('055')];

/** 055.1: with nothing left of its effect, or with none at all, a card is played and resolves all the same. */
export const WITHOUT_EFFECT = rift('055.1');
