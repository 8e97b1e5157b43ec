import type { Json } from '../../../kernel/index.js';
import { says, type Phrases } from '../../../wording/index.js';
import { all, atEndOfTurn, chosen, either, ifThen, one, sequence, target, targetPlayer, type Fields } from './means.js';

const THEIRS: Fields = { is: ['unit'], whose: 'player' };
const FRESH: Fields = { is: ['unit'], marks: { exhaustion: false } };
const CHOSEN: Json = { the: 'choose' };
const CHOSEN_BEFORE: Json = { the: 'choose before' };
const THOSE: Json = { the: 'all' };
/** What was noted before is dealt to a target. */
const strike = (to: Json): Json => ({ do: 'deal', amount: { bound: { outcome: 'note' } }, objects: target(to) });

/** Two cards, or two players, who are chosen one after the other. */
export const pairs: Phrases = {
  'pairs-clause': [
    says('place this unit onto your battlefield', { do: 'come-back', objects: 'self' }),
    says('choose {x:chosen} and attach it to {y:mentioned}', { do: 'attach-again', objects: '$x', onto: '$y' }),
    says('move (a|an) {m:magic} die from a card you control onto another card you control', {
      do: 'move-die',
      objects: one({ of: 'you', is: ['$m'] }),
      onto: one({ of: 'you', another: true }),
      magic: '$m',
    }),
    says(
      'remove all exhaustion tokens and discard all alteration spells from this unit',
      sequence(
        { do: 'remove-exhaustion', objects: 'self' },
        { do: 'discard-from-play', objects: all({ is: ['alteration'], markIsSource: 'attachedTo' }) },
      ),
    ),
  ],
  'pairs-sentence': [
    says(
      'choose an alteration spell attached to a target unit . attach it to another unit controlled by the same player',
      chosen(
        one({
          is: ['alteration'],
          markNames: { mark: 'attachedTo', objects: target({ is: ['unit'], namedBy: { mark: 'attachedTo' } }) },
        }),
        {
          do: 'its-player',
          object: { the: 'target' },
          effect: {
            do: 'attach-again',
            objects: CHOSEN,
            onto: all({ is: ['unit'], whose: 'player', notBound: { the: 'target' } }),
          },
        },
      ),
    ),
    says(
      "remove {x:chosen} from the game . at the end of this turn , place that unit onto its owner's battlefield",
      sequence(
        { do: 'remove-from-game', objects: '$x' },
        atEndOfTurn({ do: 'return-removed', objects: { outcome: 'remove-from-game' } }),
      ),
    ),
    says(
      'choose a target opponent that has 1 or more dice in their active pool . lower {n:count} die in their active pool one level . then , deal {m:amount} damage to their target Phoenixborn if they have no dice on their power side in their active pool',
      {
        do: 'target-player',
        of: 'opponents',
        has: 'activePool',
        effect: sequence(
          { do: 'lower-dice', count: '$n', player: 'player' },
          ifThen(
            { count: { zone: 'activePool', whose: 'player', marks: { level: { min: 2 } } }, is: { max: 0 } },
            { do: 'deal', objects: target({ is: ['phoenixborn'], whose: 'player' }), amount: '$m' },
          ),
        ),
      },
    ),
    // The unit is chosen first: then the other card may be any.
    says(
      'choose two cards a target opponent controls , at least one of which must be a unit . if you do , that opponent must place {n:count} exhaustion (token|tokens) on one of the chosen cards',
      targetPlayer(
        'opponents',
        chosen(
          one(THEIRS),
          chosen(one({ whose: 'player', another: true }), {
            do: 'exhaust',
            objects: {
              select: {
                do: 'choose',
                from: { either: [{ bound: CHOSEN }, { bound: CHOSEN_BEFORE }] },
                min: 1,
                max: 1,
                who: 'player',
              },
            },
            count: '$n',
          }),
        ),
      ),
    ),
    says(
      "choose a target unexhausted unit an opponent controls . deal damage equal to the chosen unit's attack value to another target unit that opponent controls . if the chosen unit is the only unexhausted unit that opponent controls , you may deal that damage to their target Phoenixborn instead",
      chosen(all({ bound: target({ ...FRESH, of: 'opponents' }) }), {
        do: 'its-player',
        object: THOSE,
        effect: sequence(
          { do: 'note', amount: { number: 'attack', of: THOSE } },
          {
            do: 'if',
            condition: {
              all: [
                { object: THOSE, matches: FRESH },
                { count: { ...FRESH, whose: 'player' }, is: { max: 1 } },
              ],
            },
            then: either(strike({ ...THEIRS, notBound: THOSE }), strike({ is: ['phoenixborn'], whose: 'player' })),
            otherwise: strike({ ...THEIRS, notBound: THOSE }),
          },
        ),
      }),
    ),
  ],
};
