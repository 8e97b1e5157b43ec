import type { Ability } from '../../../../kernel/index.js';

/** 723.1: more might while it attacks. */
export const assault: readonly Ability[] = [
  {
    kind: 'static',
    name: 'assault',
    while: { object: 'self', matches: { marks: { attacking: true } } },
    changes: [{ change: 'number', name: 'might', add: { keyword: 'assault', of: 'self' } }],
  },
];
