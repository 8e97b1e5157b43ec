import type { AshesCard } from '../card.js';
import { dice, inTurn, powerOf, target, UNIT } from './phrases.js';

/** In none of the decks; the document tells of it as an example (resolve.example.2). */
export const iceTrap: AshesCard = {
  id: 'ice-trap',
  name: 'Ice Trap',
  type: 'reaction',
  cost: [dice(powerOf('natural'))],
  text: 'A unit with life 2 or less comes into play: destroy it.',
  abilities: [],
  reaction: {
    kind: 'triggered',
    name: 'ice-trap',
    on: [
      {
        event: 'entered',
        where: { object: { object: { ...UNIT, numbers: { life: { max: 2 } } } } },
        bind: { it: 'object' },
      },
    ],
    effect: inTurn(target({ ...UNIT, bound: 'it' }, 'them'), { do: 'destroy', objects: 'them' }),
  },
};
