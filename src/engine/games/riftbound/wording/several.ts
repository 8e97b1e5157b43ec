import type { Json } from '../../../kernel/index.js';
import { says, type Phrases } from '../../../wording/index.js';
import { all, announced, choose, may, modify, moveAnywhere, sequence } from './means.js';
import { GOLD_AT_BASE } from './tokens.js';

const gold = (count: Json, player?: string): Json => ({
  ...GOLD_AT_BASE,
  count,
  ...(player !== undefined && { player }),
});
const goldOfOpponents: Json = { count: { is: ['gear'], named: 'Gold', of: 'opponents' } };
/** A unit of one's own that is recycled; a card is played for less by the might that the unit had. */
const recycledToPlay = (card: Json): Json => ({
  do: 'if',
  condition: { count: { is: ['unit'], of: 'you', other: true }, is: { min: 1 } },
  then: may(
    sequence(
      { do: 'note', amount: { number: 'might', of: choose({ is: ['unit'], of: 'you', another: true }) } },
      { do: 'recycle', objects: { the: 'choose' } },
      { do: 'play', card, less: { bound: { outcome: 'note' } } },
    ),
  ),
});

/** Several sentences that only together say what is done. */
export const several: Phrases[string] = [
  // The tokens of opponents are counted, as what is named for a player is unknown after that player.
  says(
    'you and each opponent may play a Gold gear token exhausted . for each opponent who did , you play a Gold gear token exhausted',
    sequence(
      { do: 'note', amount: goldOfOpponents },
      may(gold(1)),
      { do: 'each-player', of: 'opponents', effect: { do: 'may', who: 'player', effect: gold(1, 'player') } },
      gold({ plus: [goldOfOpponents, { plus: [{ bound: { outcome: 'note' } }], times: -1 }] }),
    ),
  ),
  says(
    'you may recycle another friendly unit to play (a|an) {f:one-card} from your trash . reduce its Energy cost by the Might of the unit you recycled',
    recycledToPlay(choose({ '&': ['$f'], zone: 'trash', of: 'you' })),
  ),
  says(
    'move a friendly unit . you may attach an Equipment with the same controller to it . this turn , that unit has " {t:when-triggered} (|.) "',
    {
      do: 'for-each',
      objects: announced({ is: ['unit'], of: 'you' }),
      as: 'one',
      effect: sequence(
        moveAnywhere('one'),
        may({ do: 'attach', objects: announced({ is: ['Equipment'], of: 'you' }, 0, 1), to: 'one' }),
        modify('one', { changes: [{ change: 'grant', ability: '$t' }] }),
      ),
    },
  ),
  says('at the start of your next Main Phase , you may move (a|an) {f:one} to this battlefield', {
    do: 'for-each',
    objects: all({ is: ['battlefield'], bound: { event: 'object' } }),
    as: 'one',
    effect: {
      do: 'float',
      ability: {
        kind: 'triggered',
        on: [{ event: 'phaseBegan', where: { phase: { equals: 'action' }, seat: { seat: 'you' } } }],
        effect: may({ do: 'move', objects: announced('$f'), to: 'one' }),
      },
      until: 'endOfTurn',
      once: true,
    },
  }),
];
