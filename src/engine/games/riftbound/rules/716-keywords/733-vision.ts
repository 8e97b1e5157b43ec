import type { Ability, Citation } from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';

/** Each triggers for itself (733.2); later versions call it to predict. */
export const VISION: readonly Citation[] = [rift('733.1'), rift('733.2'), rift('keyword.predict')];

/** 733.1: as it is played; the card stays where it is unless it is recycled. */
export const vision: readonly Ability[] = [
  {
    kind: 'triggered',
    name: 'vision',
    on: [{ event: 'cardOrTokenPlayed', where: { object: { object: { self: true } } } }],
    effect: {
      do: 'sequence',
      of: [
        { do: 'top-of-deck', count: 1, as: 'top' },
        { do: 'look-at', objects: 'top' },
        {
          do: 'if',
          condition: { more: { size: 'top' }, than: 0 },
          then: { do: 'may', effect: { do: 'recycle', objects: 'top' } },
        },
      ],
    },
  },
];
