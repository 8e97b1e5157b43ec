import type { Json } from '../../../kernel/index.js';
import { each, says, type Phrases } from '../../../wording/index.js';
import { choose, eitherEnd, ifThen, just, one } from './means.js';

const dice = (word: string, more: { readonly [field: string]: Json } = {}): Json => ({
  do: word,
  count: '$n',
  ...more,
});
const PLACED = { wound: 'place-wounds', exhaustion: 'exhaust', status: 'place-status' };
const REMOVED = { wound: 'remove-wounds', exhaustion: 'remove-exhaustion', status: 'remove-status' };
const MOVED = { wound: 'wounds', exhaustion: 'exhaustion', status: 'status' };

const placing = (kind: keyof typeof PLACED) => [
  says(`place {n:count} ${kind} (token|tokens) (on|onto) {x:objects}`, {
    do: PLACED[kind],
    objects: '$x',
    count: '$n',
  }),
  says(`place ${kind} tokens (on|onto) {x:objects} equal to {n:equal}`, {
    do: PLACED[kind],
    objects: '$x',
    count: '$n',
  }),
];
const removing = (kind: keyof typeof REMOVED) => [
  says(`remove {n:count} ${kind} (token|tokens) from {x:objects}`, { do: REMOVED[kind], objects: '$x', count: '$n' }),
  says(`remove all ${kind} tokens from {x:objects}`, { do: REMOVED[kind], objects: '$x' }),
  says(`remove up to {n:amount} ${kind} tokens from {x:objects}`, {
    do: REMOVED[kind],
    objects: '$x',
    count: '$n',
    upTo: true,
  }),
  says(`remove any number of ${kind} tokens from {x:objects}`, { do: REMOVED[kind], objects: '$x', upTo: true }),
];

const HAND: Json = { zone: 'hand', of: 'you' };

/** What a word does, by the name of the word: so that "if you do" and "to" can ask for its outcome. */
export const WORDS: { readonly [word: string]: 'objects' | 'number' } = {
  deal: 'objects',
  'place-wounds': 'objects',
  exhaust: 'objects',
  'place-status': 'objects',
  destroy: 'objects',
  'discard-from-play': 'objects',
  'to-hand': 'objects',
  'remove-from-game': 'objects',
  'discard-top': 'objects',
  discard: 'objects',
  conjure: 'objects',
  'move-token': 'objects',
  'put-on-pile': 'objects',
  'attach-conjured': 'objects',
  'place-die': 'objects',
  'remove-wounds': 'number',
  'remove-exhaustion': 'number',
  'remove-status': 'number',
  draw: 'number',
  'set-dice': 'number',
  'raise-dice': 'number',
  'lower-dice': 'number',
  'exhaust-dice': 'number',
};

export const doing: Phrases = {
  deal: [
    says('deal {n:amount} (damage|amount of damage) to {x:objects}', { do: 'deal', objects: '$x', amount: '$n' }),
    says('deal damage to {x:objects} equal to {e:equal}', { do: 'deal', objects: '$x', amount: '$e' }),
    says('deal damage equal to {e:equal} to {x:objects}', { do: 'deal', amount: '$e', objects: '$x' }),
  ],
  'place-wounds': placing('wound'),
  exhaust: placing('exhaustion'),
  'place-status': placing('status'),
  'remove-wounds': removing('wound'),
  'remove-exhaustion': removing('exhaustion'),
  'remove-status': removing('status'),
  destroy: [says('destroy {x:objects}', { do: 'destroy', objects: '$x' })],
  'discard-from-play': [
    says('discard {x:objects}', { do: 'discard-from-play', objects: '$x' }),
    says('discard a copy of {n:summon} from your spellboard', {
      do: 'discard-from-play',
      objects: one({ zone: 'spellboard', of: 'you', named: '$n' }),
    }),
  ],
  'to-hand': [
    says("(place|return) {x:objects} (into your hand|into its owner's hand|to its owner's hand)", {
      do: 'to-hand',
      objects: '$x',
    }),
    says("choose {x:objects} and place it (into your hand|into its owner's hand)", { do: 'to-hand', objects: '$x' }),
    says("choose {x:objects} and place them into their owner's hand", { do: 'to-hand', objects: '$x' }),
    says('search your discard pile for (a|an|1) {f:one-card} and place it into your hand', {
      do: 'to-hand',
      objects: { select: { do: 'choose', from: { '&': ['$f'], zone: 'discardPile', of: 'you' }, min: 1, max: 1 } },
    }),
  ],
  'remove-from-game': [says('remove {x:objects} from the game', { do: 'remove-from-game', objects: '$x' })],
  draw: [
    says('draw {n:cards}', { do: 'draw', count: '$n' }),
    says('draw {n:cards} from the bottom of your draw pile', { do: 'draw', count: '$n', from: 'bottom' }),
    says('draw up to {n:cards}', { do: 'draw', count: '$n', upTo: true }),
  ],
  'discard-top': [says('discard {n:cards} off the top of your draw pile', { do: 'discard-top', count: '$n' })],
  discard: [says('discard {n:cards} from your hand', { do: 'discard', count: '$n' })],
  'put-on-pile': [
    says(
      'place {n:cards} from your hand on the top or bottom of your draw pile',
      ifThen({ object: choose('$n', '$n', HAND), matches: { zone: 'any' } }, eitherEnd),
    ),
    says('{v:put} (on|on the) {p:place} of your draw pile', { '&': ['$v'], do: 'put-on-pile', at: '$p' }),
  ],
  put: [
    says('place {n:cards} from your hand', { objects: choose('$n', '$n', HAND) }),
    says('choose {n:cards} in your hand and place (it|them)', { objects: choose('$n', '$n', HAND) }),
    says('search your discard pile for (a|an|1) {f:one-card} and place (it|that spell)', {
      objects: one(just('$f', { zone: 'discardPile', of: 'you' })),
    }),
  ],
  place: [says('top', 'top'), says('bottom', 'bottom')],
  'attach-conjured': [
    says('attach (a|an) {c:conjured} conjured alteration spell to {x:objects}', {
      do: 'attach-conjured',
      card: '$c',
      objects: '$x',
    }),
  ],
  'place-die': [
    says('place (a|an) {m:magic} die from your exhausted pool onto {x:objects}', {
      do: 'place-die',
      magic: '$m',
      objects: '$x',
    }),
  ],
  'such-dice': [
    says('{m:magic} (die|dice)', { is: ['$m'] }),
    says('{m:magic} class (die|dice)', { is: ['$m'], marks: { level: { min: 1, max: 1 } } }),
    says('non-basic (die|dice)', { marks: { level: { min: 1 } } }),
    says('power (die|dice)', { marks: { level: { min: 2 } } }),
    says('(die|dice) on its power side', { marks: { level: { min: 2 } } }),
  ],
  'set-dice': [
    says('change {n:count} (die|dice) in your active pool to a side of your choice', dice('set-dice')),
    says(
      'change {n:count} {d:such-dice} in your active pool to a side of your choice',
      dice('set-dice', { dice: '$d' }),
    ),
    says(
      'change up to {n:amount} {d:such-dice} in your active pool to a side of your choice',
      dice('set-dice', { dice: '$d', upTo: true }),
    ),
  ],
  'raise-dice': [
    says('raise {n:count} (die|dice) in your active pool (one|1) level', dice('raise-dice')),
    says('raise {n:count} {d:such-dice} in your active pool (one|1) level', dice('raise-dice', { dice: '$d' })),
    says(
      'raise up to {n:amount} {d:such-dice} in your active pool (one|1) level',
      dice('raise-dice', { dice: '$d', upTo: true }),
    ),
  ],
  'lower-dice': [
    says('lower {n:count} (die|dice) in your active pool (one|1) level', dice('lower-dice')),
    says('lower {n:count} {d:such-dice} in your active pool (one|1) level', dice('lower-dice', { dice: '$d' })),
    says(
      'lower up to {n:amount} {d:such-dice} in your active pool (one|1) level',
      dice('lower-dice', { dice: '$d', upTo: true }),
    ),
  ],
  'exhaust-dice': [says('exhaust {n:count} (die|dice) in your active pool', dice('exhaust-dice'))],
  conjure: [
    says('place {n:count} (|additional) {c:conjured} (conjuration|conjurations) (onto|on to) your battlefield', {
      do: 'conjure',
      card: '$c',
      count: '$n',
    }),
  ],
  'move-token': each(MOVED, 'move (1|a|an) % token from {x:objects} (to|onto) {y:objects}', (kind) => ({
    do: 'move-token',
    from: '$x',
    to: '$y',
    kinds: [kind],
  })),

  clause: [
    ...Object.keys(WORDS).map((word) => says(`{c:${word}}`, '$c')),
    says('{c:other-clause}', '$c'),
    says('{c:player-clause}', '$c'),
  ],
};
