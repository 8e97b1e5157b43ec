import { rift } from '../../rulebook.js';

/** 401.4: where exhausting is a cost it must be possible. */
export const EXHAUSTED_AS_COST = rift('401.4');

/** 401.1.b: what is exhausted already cannot be exhausted again, and so pays nothing. */
export const NOT_AGAIN = rift('401.1.b');
