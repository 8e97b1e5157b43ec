import type { Citation } from '../../../../kernel/index.js';
import { REPEAT } from '../../cost.js';
import { rift } from '../../rulebook.js';

/** keyword.repeat: if its cost was paid, the targets of the second time are chosen as well. */
export const citesOfRepeat = (paid: readonly string[]): readonly Citation[] =>
  paid.includes(REPEAT) ? [rift('keyword.repeat')] : [];
