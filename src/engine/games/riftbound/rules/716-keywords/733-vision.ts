import type { Ability } from '../../../../kernel/index.js';

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
