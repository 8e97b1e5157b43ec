import type { Json } from '../../../kernel/index.js';
import { says, type Phrases } from '../../../wording/index.js';
import { all, announced, ANY, mightOf, moveAnywhere, second, sequence, together, topic } from './means.js';

/** A facedown card is no unit (408), though it has a place. */
const UNITS_THERE: Json = { mark: 'at', matching: { is: ['unit'] } };
/** 352.2: without units, and without a controller. */
const OPEN: Json = { zone: 'battlefields', marks: { controlled: false }, not: { namedBy: UNITS_THERE } };
/** 352.2: controlled by an opponent, and with units. */
const ENEMY: Json = { zone: 'battlefields', of: 'opponents', marks: { controlled: true }, namedBy: UNITS_THERE };

/** Units that an effect moves (407, 352.3). */
export const moves: Phrases = {
  'of-one-player': [says('with (the same|one) controller', true)],
  move: [
    says('move {x:objects} to (its base|their base|base|their bases)', { do: 'move', objects: '$x' }),
    // Units move to the bases of their own players alone: "your base" is certain only of the player's own unit.
    says('move me to (my|your) base', { do: 'move', objects: 'self' }),
    says('move (a|an) {f:own-one} to your base', { do: 'move', objects: announced({ '&': ['$f'], of: 'you' }) }),
    says('move (a|an) {f:one} from a battlefield to its base', {
      do: 'move',
      objects: announced({ '&': ['$f'], marks: { at: true } }),
    }),
    says('move up to one {f:one-from-here} to its base', { do: 'move', objects: announced('$f', 0, 1) }),
    says('move any number of {f:many} at a battlefield to their base', {
      do: 'move',
      objects: announced({ '&': ['$f'], ...together }, 0, ANY),
    }),
    says(
      'move me to (an occupied enemy battlefield|an enemy battlefield that is occupied) if my Might is (greater|more) than the total Might of enemy units there',
      sequence(
        { do: 'mention', objects: announced(ENEMY) },
        {
          do: 'if',
          condition: {
            more: mightOf('self'),
            than: {
              sum: 'might',
              among: { is: ['unit'], of: 'opponents', markNames: { mark: 'at', objects: second } },
            },
          },
          then: { do: 'move', objects: 'self', to: second },
        },
      ),
    ),
    says('move {x:chosen} to an open battlefield', { do: 'move', objects: '$x', to: announced(OPEN) }),
    says('move (a|an) {f:one}', moveAnywhere(announced('$f'))),
    says(
      'move (a|an) {f:one} and ready it',
      sequence(moveAnywhere(announced('$f')), { do: 'ready', objects: { the: 'announced before' } }),
    ),
    says('move (a|an) {f:one} at a different location to my battlefield', {
      do: 'move',
      objects: announced({ '&': ['$f'], not: { sharedMark: 'at' } }),
      to: all({ zone: 'battlefields', sourceMark: 'at' }),
    }),
    says(
      'move any number of {f:many} {s:of-one-player} and a total Might of {n:number} or less to a single location',
      moveAnywhere({
        select: {
          do: 'announced',
          from: '$f',
          min: 0,
          max: ANY,
          sum: { number: 'might', max: '$n' },
          oneController: '$s',
        },
      }),
    ),
    says('move me there', { do: 'move', objects: 'self', to: { event: 'object' } }),
    says('move it to a battlefield', { do: 'move', objects: topic, to: announced({ zone: 'battlefields' }) }),
    says('move {x:chosen} to (a different|another) battlefield', {
      do: 'move',
      objects: '$x',
      to: announced({ zone: 'battlefields', not: { sourceMark: 'at' } }),
    }),
    says('move me to that battlefield', {
      do: 'move',
      objects: 'self',
      to: all({ zone: 'battlefields', namedBy: { mark: 'at', objects: topic } }),
    }),
    says('move {x:chosen} to {p:place-here}', { do: 'move', objects: '$x', to: '$p' }),
    says('move {x:chosen} to (that|the same) battlefield', { do: 'move', objects: '$x', to: { event: 'to' } }),
  ],
};
