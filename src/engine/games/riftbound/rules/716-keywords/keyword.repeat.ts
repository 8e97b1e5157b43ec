import type { Citation } from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';

/** The name of the additional cost of Repeat, in scripts. */
const REPEAT = 'repeat';

/** keyword.repeat: if its cost was paid, the targets of the second time are chosen as well. */
export const citesOfRepeat = (paid: readonly string[]): readonly Citation[] =>
  paid.includes(REPEAT) ? [rift('keyword.repeat')] : [];
