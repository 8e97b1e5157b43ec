import type { Ability, Citation } from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';

/** What one has several times adds up (723.2). */
export const ASSAULT: readonly Citation[] = [rift('723.1'), rift('723.2')];

/** 723.1: more might while it attacks. */
export const assault: readonly Ability[] = [
  {
    kind: 'static',
    name: 'assault',
    while: { object: 'self', matches: { marks: { attacking: true } } },
    changes: [{ change: 'number', name: 'might', add: { keyword: 'assault', of: 'self' } }],
  },
];
