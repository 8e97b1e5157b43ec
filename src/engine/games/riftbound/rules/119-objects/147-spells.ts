import type { Citation } from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';

/** A spell is carried out from top to bottom (152.1), and nothing else is finalized or resolves meanwhile (152.3). */
export const CARRIED_OUT_WHOLE: readonly Citation[] = [rift('152.1'), rift('152.3')];

/** 151: when that is done it goes to the trash. */
export const TO_THE_TRASH = rift('151');
