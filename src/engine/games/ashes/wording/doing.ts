import type { Json } from '../../../kernel/index.js';
import { each, says, type Phrases } from '../../../wording/index.js';
import { flag, modify, number, repeat, selected, sequence } from './means.js';

const TURN = 'for the remainder of (the|this) turn';
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
  'remove-wounds': 'number',
  'remove-exhaustion': 'number',
  'remove-status': 'number',
  draw: 'number',
  'set-dice': 'number',
  'raise-dice': 'number',
  'lower-dice': 'number',
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
  'discard-from-play': [says('discard {x:objects}', { do: 'discard-from-play', objects: '$x' })],
  'to-hand': [
    says("(place|return) {x:objects} (into your hand|into its owner's hand|to its owner's hand)", {
      do: 'to-hand',
      objects: '$x',
    }),
    says("choose {x:objects} and place it (into your hand|into its owner's hand)", { do: 'to-hand', objects: '$x' }),
    says('search your discard pile for (a|an|1) {f:one-card} and place it into your hand', {
      do: 'to-hand',
      objects: { select: { do: 'choose', from: { '&': ['$f'], zone: 'discardPile', of: 'you' }, min: 1, max: 1 } },
    }),
  ],
  'remove-from-game': [says('remove {x:objects} from the game', { do: 'remove-from-game', objects: '$x' })],
  draw: [
    says('draw {n:cards}', { do: 'draw', count: '$n' }),
    says('draw up to {n:cards}', { do: 'draw', count: '$n', upTo: true }),
  ],
  'discard-top': [says('discard {n:cards} off the top of your draw pile', { do: 'discard-top', count: '$n' })],
  discard: [says('discard {n:cards} from your hand', { do: 'discard', count: '$n' })],
  'set-dice': [says('change {n:count} (die|dice) in your active pool to a side of your choice', dice('set-dice'))],
  'raise-dice': [says('raise {n:count} (die|dice) in your active pool (one|1) level', dice('raise-dice'))],
  'lower-dice': [says('lower {n:count} (die|dice) in your active pool (one|1) level', dice('lower-dice'))],
  conjure: [
    says('place {n:count} {c:conjured} (conjuration|conjurations) (onto|on to) your battlefield', {
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

  /** What nothing asks the outcome of. */
  'other-clause': [
    ...each(MOVED, 'move № % (token|tokens) from {x:objects} (to|onto) {y:objects}', (kind) =>
      repeat({ bound: 'n' }, { do: 'move-token', from: '$x', to: '$y', kinds: [kind] }),
    ),
    says(
      'remove {n:count} wound (token|tokens) and {m:count} exhaustion (token|tokens) from {x:objects}',
      sequence(
        { do: 'remove-wounds', objects: '$x', count: '$n' },
        { do: 'remove-exhaustion', objects: selected, count: '$m' },
      ),
    ),
    says(
      'remove {n:count} exhaustion (token|tokens) and {m:count} wound (token|tokens) from {x:objects}',
      sequence(
        { do: 'remove-exhaustion', objects: '$x', count: '$n' },
        { do: 'remove-wounds', objects: selected, count: '$m' },
      ),
    ),
    says(
      'remove all wound tokens and exhaustion tokens from {x:objects}',
      sequence({ do: 'remove-wounds', objects: '$x' }, { do: 'remove-exhaustion', objects: selected }),
    ),
    says(`add {n:amount} to {x:owning} attack value ${TURN}`, modify('$x', number('attack', '$n'))),
    says(`add {n:amount} to the attack value of {x:objects} ${TURN}`, modify('$x', number('attack', '$n'))),
    says(`increase the attack value of {x:objects} by {n:amount} ${TURN}`, modify('$x', number('attack', '$n'))),
    says(`reduce the attack value of {x:objects} by {n:minus} ${TURN}`, modify('$x', number('attack', '$n'))),
    says(`{x:objects} cannot block or guard ${TURN}`, {
      do: 'modify',
      objects: '$x',
      changes: [flag('cannotBlock'), flag('cannotGuard')],
      until: 'endOfTurn',
    }),
    says('choose {x:chosen} . that unit cannot block or guard for the remainder of the turn', {
      do: 'modify',
      objects: '$x',
      changes: [flag('cannotBlock'), flag('cannotGuard')],
      until: 'endOfTurn',
    }),
    says('prevent that damage from being received', { do: 'prevent', frame: { event: 'frame' } }),
    says('prevent {n:amount} damage from being received', { do: 'prevent', frame: { event: 'frame' }, amount: '$n' }),
    says('cancel that effect and the remaining effects of that spell , ability (,|) or dice power', {
      do: 'cancel',
      frame: { event: 'frame' },
    }),
    says('you may take (1|an) additional side action this turn', { do: 'extra-side-action' }),
    says('you may take up to {n:amount} additional side actions this turn', repeat('$n', { do: 'extra-side-action' })),
    says('draw until you have {n:amount} cards in your hand', {
      do: 'draw',
      count: { plus: ['$n', { count: { zone: 'hand', of: 'you' }, times: -1 }] },
    }),
  ],
  clause: [
    ...Object.keys(WORDS).map((word) => says(`{c:${word}}`, '$c')),
    says('{c:other-clause}', '$c'),
    says('{c:player-clause}', '$c'),
  ],
};
