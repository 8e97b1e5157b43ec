import type { Ability, Citation } from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';

export const HUNT: readonly Citation[] = [rift('keyword.hunt')];

/** keyword.hunt: as a unit that is there conquers or holds, its player gains so much experience. */
export const hunt: readonly Ability[] = [
  {
    kind: 'triggered',
    name: 'hunt',
    on: [{ event: 'scored', where: { seat: { seat: 'you' } }, bind: { there: 'object' } }],
    while: { object: 'self', matches: { markNames: { mark: 'at', objects: 'there' } } },
    effect: { do: 'gain-experience', amount: { keyword: 'hunt', of: 'self' } },
  },
];
