import { KEYWORD_PREFIX, type Ability, type Citation } from '../../../../kernel/index.js';
import { lorcana } from '../../rulebook.js';

/** 10.11.1: the strength is that of the source when it resolves, or its last one. */
export const support: readonly Ability[] = [
  {
    kind: 'triggered',
    name: 'support',
    on: [{ event: 'quested', where: { object: { object: { self: true } } } }],
    effect: {
      do: 'may',
      effect: {
        do: 'sequence',
        of: [
          { do: 'choose', from: { is: ['character'], other: true }, min: 1, max: 1, as: 'supported' },
          {
            do: 'modify',
            objects: 'supported',
            changes: [{ change: 'number', name: 'strength', add: { number: 'strength', of: 'self' } }],
            until: 'endOfTurn',
          },
        ],
      },
    },
  },
];

/** The rules of Support, if this definition has that ability. */
export const rulesOfSupport = (definition: string): readonly Citation[] =>
  definition === `${KEYWORD_PREFIX}support` ? [lorcana('10.11.1')] : [];
