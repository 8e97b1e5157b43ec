import type { Json } from '../../../kernel/index.js';
import { says, type Phrases } from '../../../wording/index.js';

type Count = number | string | { readonly [field: string]: Json };
const ANY = 99;
const chosen = (min: Count, max: Count, from: Json, more: { readonly [field: string]: Json } = {}): Json => ({
  select: { do: 'choose', from, min, max, ...more },
});
const one = (from: Json): Json => chosen(1, 1, from);
const all = (from: Json): Json => ({ select: { do: 'all', from } });
const just = (f: string, more: { readonly [field: string]: Json } = {}): Json => ({ '&': [f], ...more });

/** Where an effect speaks of cards: what is chosen there, all of a kind, the card itself, or what was mentioned. */
export const objects: Phrases = {
  objects: [says('{x:chosen}', '$x'), says('{x:group}', '$x'), says('{x:mentioned}', '$x')],
  chosen: [
    says('(chosen|a chosen) {f:one}', one('$f')),
    says('(another chosen|chosen other) {f:one}', one(just('$f', { another: true }))),
    says('(a|an) {f:one}', one('$f')),
    says('one of your {f:many}', one(just('$f', { of: 'you' }))),
    says('one of your other {f:many}', one(just('$f', { of: 'you', another: true }))),
    says('up to {n:number} chosen {f:many}', chosen(0, '$n', '$f')),
    says('up to {n:number} other chosen {f:many}', chosen(0, '$n', just('$f', { another: true }))),
    says('up to {n:number} {f:many}', chosen(0, '$n', '$f')),
    says('any number of (chosen|) {f:many}', chosen(0, ANY, '$f')),
    says('any number of your {f:many}', chosen(0, ANY, just('$f', { of: 'you' }))),
  ],
  group: [
    says('each {f:one}', all('$f')),
    says('(all|) {f:many}', all('$f')),
    says('(your|all your|each of your|all of your) {f:many}', all(just('$f', { of: 'you' }))),
    says('all cards in your inkwell', all({ zone: 'inkwell', of: 'you' })),
  ],
  mentioned: [
    says('this (character|item|location)', 'self'),
    says('(they|them|it|he|him|she|her|that character|that item|that location|those characters|each of them)', {
      topic: true,
    }),
    says('(this card|that card)', { event: 'card' }),
    says('that card', { topic: 'selected' }),
    says('the (banished|discarded) character', { paid: true }),
    says('the challenging character', { event: 'challenger' }),
    says('the (challenging|challenged) character', { event: 'inTheChallenge' }),
    says('the chosen character', { the: 'choose' }),
    says('this card', { the: 'card' }),
  ],

  /** Cards outside play. */
  'own-discard': [
    says('(a|an) {f:one-card} from your discard', one(just('$f', { zone: 'discard', of: 'you' }))),
    says(
      'up to {n:number} {f:many-cards} from your discard',
      chosen(0, '$n', just('$f', { zone: 'discard', of: 'you' })),
    ),
    says('all {f:many-cards} from your discard', all(just('$f', { zone: 'discard', of: 'you' }))),
  ],
  'own-hand': [
    says('(a|any) card from your hand', one({ zone: 'hand', of: 'you' })),
    says('{n:number} cards from your hand', chosen('$n', '$n', { zone: 'hand', of: 'you' })),
    says('all cards from your hand', all({ zone: 'hand', of: 'you' })),
    says('all the cards in your hand', all({ zone: 'hand', of: 'you' })),
  ],
  'own-top': [
    says('the top card of your deck', { select: { do: 'top-of-deck', count: 1 } }),
    says('the top {n:number} cards of your deck', { select: { do: 'top-of-deck', count: '$n' } }),
  ],
  movable: [
    says('{x:own-discard}', '$x'),
    says('{x:own-hand}', '$x'),
    says('{x:own-top}', '$x'),
    says('{x:chosen}', '$x'),
    says('{x:mentioned}', '$x'),
  ],
};
