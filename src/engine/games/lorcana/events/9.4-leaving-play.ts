import type { Citation, GameObject } from '../../../kernel/index.js';
import { lorcana } from '../rulebook.js';
import { rulesOfStack } from './10.8-shift.js';

/** 9.4.1: damage stays behind; and what is a stack leaves as such. */
export const rulesOfLeaving = (object: GameObject): readonly Citation[] => [
  ...rulesOfStack(object),
  ...(object.marks['damage'] === undefined ? [] : [lorcana('9.4.1')]),
];
