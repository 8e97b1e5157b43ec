import type { Ability, Citation } from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';

/** What one has several times adds up (730.2). */
export const SHIELD: readonly Citation[] = [rift('730.1'), rift('730.2')];

/** 730.1: more might while it defends. */
export const shield: readonly Ability[] = [
  {
    kind: 'static',
    name: 'shield',
    while: { object: 'self', matches: { marks: { defending: true } } },
    changes: [{ change: 'number', name: 'might', add: { keyword: 'shield', of: 'self' } }],
  },
];
