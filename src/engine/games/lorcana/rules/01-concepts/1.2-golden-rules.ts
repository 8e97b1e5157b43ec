import { lorcana } from '../../rulebook.js';

/** 1.2.2: what an effect says cannot happen does not, whatever allows it. */
export const FORBIDDEN = [lorcana('1.2.2')];
