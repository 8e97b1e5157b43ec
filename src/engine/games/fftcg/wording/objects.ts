import type { Json } from '../../../kernel/index.js';
import { says, type Phrases } from '../../../wording/index.js';
import { all, announced, ANY, choose, just, topic } from './means.js';

const bothAnnounced: Json = [{ bound: { the: 'announced before' } }, { bound: { topic: 'announced' } }];

const counted: Json = { plus: [{ counter: '$c', of: 'self' }] };
const upTo = (most: Json): Json => ({
  do: 'mention',
  objects: { select: { do: 'announced', from: '$f', min: 0, max: ANY, most } },
});

/** Where an effect speaks of cards: what is announced, what was mentioned, the card itself, all of a kind. */
export const objects: Phrases = {
  objects: [says('{x:mentioned}', '$x'), says('{x:group}', '$x')],
  mentioned: [
    says('(it|them|they|that Forward|this forward|the Forward|that card|the card|those Forwards)', topic),
    says('(~|this Forward|this Character|this Backup|this Monster)', 'self'),
    says('(~|this Forward)', { event: 'ownFallen' }),
    says('(it|that card|the card)', { event: 'fallen' }),
    says('the (blocking Forward|Forward that blocks ~)', { event: 'blocker' }),
    says('them', all({ either: bothAnnounced })),
    says('them', all({ zone: 'break', either: bothAnnounced })),
    says('(it|them) and ~', all({ either: [{ bound: topic }, { self: true }] })),
    says('(the removed Forward|the removed card)', { outcome: 'put' }),
    says('the chosen Forward', { topic: 'announced' }),
    says(
      '~ and any Forwards that are blocked by ~',
      all({ either: [{ self: true }, { bound: { event: 'attackers' } }] }),
    ),
    says('the former', { the: 'announced before' }),
    says('the latter', { the: 'announced' }),
  ],
  group: [
    says('{p:party-group}', '$p'),
    says('all (the|) {f:many}', all('$f')),
    says(
      "all (the|) {f:many-cards} in your opponent's Break Zone",
      all(just('$f', { zone: 'break', of: 'opponents' })),
    ),
    says("all (the|) {f:many-cards} in each player's Break Zone", all(just('$f', { zone: 'break' }))),
    says('all (the|) {f:full-both} you control', all(just('$f', { of: 'you' }))),
    says('all (the|) {f:called} you control', all(just('$f', { of: 'you' }))),
    says('(the|all|all the|) {a:called} and {b:called} you control', all({ either: ['$a', '$b'], of: 'you' })),
    says('(the|all the) {a:full} and {b:full} you control', all({ either: ['$a', '$b'], of: 'you' })),
    says('~ and (the|all the) {f:many}', all({ either: [{ self: true }, '$f'] })),
    says(
      '~ and the {a:called} and {b:called} you control',
      all({ either: [{ self: true }, { either: ['$a', '$b'], of: 'you' }] }),
    ),
    says('all the {f:many} and all the {g:many}', all({ either: ['$f', '$g'] })),
    says("all the cards in your opponent's Break Zone", all({ zone: 'break', of: 'opponents' })),
    says('all the cards in your Break Zone', all({ zone: 'break', of: 'you' })),
  ],

  /** What "choose" is followed by. */
  chosen: [
    says('1 {f:placed-one}', announced('$f', 1, 1)),
    says('1 {f:one} or 1 {g:one}', announced({ either: ['$f', '$g'] }, 1, 1)),
    says('{n:several} {f:placed-many}', announced('$f', '$n', '$n')),
    says('up to 1 {f:placed-one}', announced('$f', 0, 1)),
    says('up to {n:several} {f:placed-many}', announced('$f', 0, '$n')),
    says('1 other {f:one}', announced({ '&': ['$f'], notBound: { the: 'announced' } }, 1, 1)),
    says('up to 1 other {f:one}', announced({ '&': ['$f'], notBound: { the: 'announced' } }, 0, 1)),
    says('up to {n:several} other {f:many}', announced({ '&': ['$f'], notBound: { the: 'announced' } }, 0, '$n')),
    says('any number of {f:placed-many}', announced('$f', 0, ANY)),
    says('up to the same number of {f:placed-many} as the {g:counted-many}', upTo({ count: '$g' })),
    says('up to the same number of {f:placed-many} as the {c:counter} Counters placed on ~', upTo(counted)),
    says('up to the same number of {f:placed-many} as the {h:fallen-this-turn}', upTo({ plus: ['$h'] })),
    says('up to the same number of {f:placed-many} as the {h:here-and-away}', upTo({ plus: ['$h'] })),
    says('{s:on-the-stack}', '$s'),
    says('1 Summon {s:suffixes}', announced({ '&': ['$s'], zone: 'stack', is: ['summon'] }, 1, 1)),
  ],

  /** From hand, as the effect resolves. */
  'from-hand': [
    says('(1|a|an) {f:one-card}', choose(just('$f', { zone: 'hand', of: 'you' }), 1, 1)),
    says('{n:several} {f:many-cards}', choose(just('$f', { zone: 'hand', of: 'you' }), '$n', '$n')),
    says('up to {n:several} {f:many-cards}', choose(just('$f', { zone: 'hand', of: 'you' }), 0, '$n')),
    says('any number of {f:many-cards}', choose(just('$f', { zone: 'hand', of: 'you' }), 0, ANY)),
  ],
};
