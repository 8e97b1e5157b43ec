import type { Json } from '../../../kernel/index.js';
import { each, says, type Phrases } from '../../../wording/index.js';
import { all, byOpponent, choose, put, sequence, topic } from './means.js';

const theirHand: Json = { zone: 'hand', of: 'you' };
const theirs = (from: Json, count: Json = 1): Json => choose(from, count, count, { who: 'player' });
const theirForward: Json = theirs({ '&': ['$f'], whose: 'player' });

/** What the opponent does, by choices of their own. */
export const opponents: Phrases = {
  'opponent-clause': [
    says("(that Forward's|that Character's) controller discards 1 card (|from their hand|from his/her hand)", {
      do: 'its-player',
      object: topic,
      effect: { do: 'discard', objects: theirs(theirHand) },
    }),
    says(
      'your opponent (discards|also discards) (1 card|1 more card) (|from his/her hand|from their hand)',
      byOpponent({ do: 'discard', objects: theirs(theirHand) }),
    ),
    says(
      'your opponent discards {n:several} cards (|from his/her hand|from their hand)',
      byOpponent({ do: 'discard', objects: theirs(theirHand, '$n') }),
    ),
    ...[
      'for each {f:counted} , your opponent discards 1 card (|from his/her hand|from their hand)',
      'your opponent discards 1 card for each {f:counted}',
    ].map((text) => says(text, byOpponent({ do: 'discard', objects: theirs(theirHand, { count: '$f' }) }))),
    says(
      "your opponent puts it at the top or bottom of its owner's deck",
      byOpponent({
        do: 'choose-one',
        who: 'player',
        options: [{ effect: put(topic, 'deck', { at: 'first' }) }, { effect: put(topic, 'deck', { at: 'last' }) }],
      }),
    ),
    says(
      '(your opponent gains control of ~|give control of ~ to your opponent)',
      byOpponent({ do: 'gain-control', objects: 'self', who: 'player', until: 'always' }),
    ),
    says(
      'your opponent randomly discards 1 card (|from his/her hand|from their hand)',
      byOpponent({
        do: 'discard',
        objects: { select: { do: 'at-random', from: theirHand, count: 1, who: 'player' } },
      }),
    ),
    says(
      'your opponent discards (his/her|their) hand',
      byOpponent({ do: 'discard', objects: all({ zone: 'hand', whose: 'player' }) }),
    ),
    says('your opponent draws {n:cards}', byOpponent({ do: 'draw', count: '$n', who: 'player' })),
    ...each(
      { 'into the Break Zone': 'break', 'from the game': 'removed' },
      'your opponent selects 1 {f:one} (they|he/she) (control|controls) . (put|remove) it %',
      (zone) => byOpponent(put(theirForward, zone)),
    ),
    says(
      '(your opponent|opponent) puts 1 {f:one} (they control|he/she controls|from his field|) into the Break Zone',
      byOpponent(put(theirForward, 'break')),
    ),
    says(
      'your opponent selects 1 {f:one} (they control|he/she controls) and dulls it',
      byOpponent({ do: 'dull', objects: theirForward }),
    ),
    says('your opponent removes 1 card in their hand from the game', byOpponent(put(theirs(theirHand), 'removed'))),
    says(
      'your opponent selects 1 {f:one-card} in their Break Zone . your opponent adds it to their hand',
      byOpponent(put(theirs({ '&': ['$f'], zone: 'break', whose: 'player' }), 'hand')),
    ),
    says(
      '(your opponent randomly removes|your opponent removes at random) 1 card (in|from) (his/her|their) hand from the game',
      byOpponent(put({ select: { do: 'at-random', from: theirHand, count: 1, who: 'player' } }, 'removed')),
    ),
    says(
      'your opponent selects 1 {f:one} (they|he/she) (control|controls) . dull it and Freeze it',
      byOpponent(sequence({ do: 'dull', objects: theirForward }, { do: 'freeze', objects: topic })),
    ),
    says(
      'your opponent puts the top {n:several} cards of (his/her|their) deck into the Break Zone',
      byOpponent(put({ select: { do: 'top-of-deck', count: '$n', who: 'player' } }, 'break')),
    ),
    says(
      'your opponent puts (the top card|1 card from the top) of (his/her|their) deck into the Break Zone',
      byOpponent(put({ select: { do: 'top-of-deck', count: 1, who: 'player' } }, 'break')),
    ),
  ],
};
