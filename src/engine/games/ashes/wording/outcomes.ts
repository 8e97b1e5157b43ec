import type { Json } from '../../../kernel/index.js';
import { says, type Phrases } from '../../../wording/index.js';
import { all, choose, ifThen, may, one, repeat, selected, sequence, target, targets, type Fields } from './means.js';

const PILE: Fields = { zone: 'drawPile', of: 'you' };
const some = (word: string): Json => ({ more: { size: { outcome: word } }, than: 0 });
const itsPlayer = (effect: Json): Json => ({ do: 'its-player', object: selected, effect });

/** Sentences about what an earlier one has done, or about how a card was before. */
export const outcomes: Phrases = {
  'outcome-clause': [
    says('place 1 of them into your hand', {
      do: 'to-hand',
      objects: one({ zone: 'discardPile', of: 'you', bound: { outcome: 'discard-top' } }),
    }),
    says(
      "discard {n:cards} off the top of that target opponent's draw pile",
      itsPlayer({ do: 'discard-top', player: 'player', count: '$n' }),
    ),
    says(
      'that target opponent must discard {n:cards} off the top of their draw pile and then you may search their discard pile for {m:cards} and remove them from the game',
      itsPlayer(
        sequence(
          { do: 'discard-top', player: 'player', count: '$n' },
          may({ do: 'remove-from-game', objects: choose('$m', '$m', { zone: 'discardPile', whose: 'player' }) }),
        ),
      ),
    ),
  ],
  'outcome-sentence': [
    says(
      '{c:clause} . repeat this effect for each other copy of this spell in your discard pile',
      repeat({ plus: [1, { count: { zone: 'discardPile', of: 'you', sameNameAs: 'self', other: true } }] }, '$c'),
    ),
    says(
      'destroy {x:chosen} to place {n:amount} exhaustion token on {y:chosen} . if the destroyed unit had {m:amount} or more wound tokens on it , place {k:amount} exhaustion tokens instead',
      sequence(
        { do: 'destroy', objects: '$x' },
        ifThen(some('destroy'), {
          do: 'exhaust',
          objects: '$y',
          count: {
            when: { object: { outcome: 'destroy' }, matches: { zone: 'any', marks: { wounds: { min: '$m' } } } },
            amount: '$k',
            otherwise: '$n',
          },
        }),
      ),
    ),
    // Counted as it is destroyed: what is printed may be that of another card as long as it is in play.
    says(
      'destroy {x:chosen} to place {n:count} {c:conjured} conjuration onto your battlefield . place wound tokens on it equal to the printed {v:value} value of the destroyed ally',
      ifThen(
        { object: '$x', matches: { zone: 'any' } },
        sequence(
          { do: 'note', amount: { printed: '$v', of: { the: 'choose' } } },
          { do: 'destroy', objects: { the: 'choose' } },
          ifThen(
            some('destroy'),
            sequence(
              { do: 'conjure', card: '$c', count: '$n' },
              { do: 'place-wounds', objects: { outcome: 'conjure' }, count: { bound: { outcome: 'note' } } },
            ),
          ),
        ),
      ),
    ),
    // The number of the cost says which cards may be discarded; X is that of the card that was.
    says(
      'discard 1 card from your hand with a magic play cost of {n:amount} or more . search your discard pile for another card with a magic play cost of X and place it into your hand . deal X damage to {x:objects} ¶ X = the magic play cost of the discarded card',
      sequence(
        { do: 'discard', count: 1, cards: { numbers: { magicPlayCost: { min: '$n' } } } },
        ifThen(
          some('discard'),
          sequence(
            { do: 'note', amount: { number: 'magicPlayCost', of: { outcome: 'discard' } } },
            {
              do: 'to-hand',
              objects: one({
                zone: 'discardPile',
                of: 'you',
                notBound: { outcome: 'discard' },
                numbers: {
                  magicPlayCost: { min: { bound: { outcome: 'note' } }, max: { bound: { outcome: 'note' } } },
                },
              }),
            },
            { do: 'deal', objects: '$x', amount: { bound: { outcome: 'note' } } },
          ),
        ),
      ),
    ),
    says(
      'remove all tokens from a target unit you control with 1 or more status tokens on it or alteration spells attached to it . if {n:amount} or more tokens were removed , {s:sentence}',
      sequence(
        {
          do: 'remove-wounds',
          objects: target({
            is: ['unit'],
            of: 'you',
            either: [{ marks: { status: { min: 1 } } }, { namedBy: { mark: 'attachedTo' } }],
          }),
        },
        { do: 'remove-exhaustion', objects: { the: 'target' } },
        { do: 'remove-status', objects: { the: 'target' } },
        ifThen(
          {
            not: {
              more: '$n',
              than: {
                plus: ['remove-wounds', 'remove-exhaustion', 'remove-status'].map((word) => ({
                  bound: { outcome: word },
                })),
              },
            },
          },
          '$s',
        ),
      ),
    ),
    says(
      'destroy this unit . if it had {n:amount} or more status tokens on it , {s:sentence}',
      sequence(
        { do: 'destroy', objects: 'self' },
        ifThen({ object: 'self', matches: { zone: 'any', marks: { status: { min: '$n' } } } }, '$s'),
      ),
    ),
    says(
      'search your discard pile for up to {n:amount} allies and remove them from the game . for each ally removed , resolve the following effect : ¶ {s:sentence}',
      sequence(
        {
          do: 'remove-from-game',
          objects: choose(0, '$n', { is: ['ally'], zone: 'discardPile', of: 'you' }),
        },
        repeat({ size: { outcome: 'remove-from-game' } }, '$s'),
      ),
    ),
    // "Any number" includes none, so the player is asked only how many.
    says(
      'you may remove any number of status tokens from {f:many} . deal {n:amount} damage to an equal number of target {g:many}',
      sequence(
        { do: 'remove-status', objects: all('$f'), upTo: true },
        {
          do: 'deal',
          objects: targets({ bound: { outcome: 'remove-status' } }, { bound: { outcome: 'remove-status' } }, '$g'),
          amount: '$n',
        },
      ),
    ),
    says(
      'remove up to {n:amount} status tokens (from this spell|this spell) to place an equal number of {c:conjured} conjurations onto your battlefield',
      sequence(
        { do: 'remove-status', objects: 'self', count: '$n', upTo: true },
        { do: 'conjure', card: '$c', count: { bound: { outcome: 'remove-status' } } },
      ),
    ),
    says(
      'you may discard 1 card from your hand to deal X damage to {x:objects} ¶ X = the magic play cost of the discarded card',
      may(
        sequence(
          { do: 'discard', count: 1 },
          ifThen(some('discard'), {
            do: 'deal',
            objects: '$x',
            amount: { number: 'magicPlayCost', of: { outcome: 'discard' } },
          }),
        ),
      ),
    ),
    says(
      'search your draw pile . you may reveal (1|a|an) {f:one-card} and place it into your hand . if you do , {c:clauses} . shuffle your draw pile',
      sequence(
        { do: 'reveal', objects: choose(0, 1, { '&': ['$f'], ...PILE }) },
        { do: 'to-hand', objects: selected },
        ifThen(some('to-hand'), '$c'),
        { do: 'shuffle' },
      ),
    ),
  ],
};
