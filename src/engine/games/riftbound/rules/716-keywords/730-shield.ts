import type { Ability } from '../../../../kernel/index.js';

/** 730.1: more might while it defends. */
export const shield: readonly Ability[] = [
  {
    kind: 'static',
    name: 'shield',
    while: { object: 'self', matches: { marks: { defending: true } } },
    changes: [{ change: 'number', name: 'might', add: { keyword: 'shield', of: 'self' } }],
  },
];
