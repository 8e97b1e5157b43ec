import type { Json } from '../../../kernel/index.js';
import { each, says, type Phrases } from '../../../wording/index.js';
import { choose, just, put, sequence, topic, type Fields } from './means.js';

const sameName = (f: string, more: Fields = {}): Json => just(f, { sameNameAs: topic, ...more });
const noted: Json = { bound: { outcome: 'note' } };

/** Cards that are looked for in the deck (15.1.1.8). */
export const searches: Phrases = {
  'search-clause': [
    says('search for 1 {f:one-card} and put it on top of your deck', { do: 'search', from: '$f', count: 1, to: 'top' }),
    says('search for (1|a) {f:one-card} with the same name and add it to your hand', {
      do: 'search',
      from: sameName('$f'),
      count: 1,
      to: 'hand',
    }),
    says(
      'select 1 {f:one-card} with the same name in your Break Zone and add it to your hand',
      put(choose(sameName('$f', { zone: 'break', of: 'you' }), 1, 1), 'hand'),
    ),
    says(
      'search for 1 {f:one-card} that costs 1 CP more than the Forward put into the Break Zone and play it onto the field',
      sequence(
        { do: 'note', amount: { plus: [{ number: 'cost', of: { paid: true } }, 1] } },
        { do: 'search', from: just('$f', { numbers: { cost: { min: noted, max: noted } } }), count: 1, to: 'field' },
      ),
    ),
    says('search (for|) 1 {f:one-card} (and|, and) add it to your hand', {
      do: 'search',
      from: '$f',
      count: 1,
      to: 'hand',
    }),
    ...['{f:many-cards}', '{f:full-both}'].map((cards) =>
      says(`search for up to {n:several} ${cards} and add them to your hand`, {
        do: 'search',
        from: '$f',
        count: '$n',
        to: 'hand',
      }),
    ),
    says(
      'search for up to 1 {f:one-card} and up to 1 {g:one-card} and add them to your hand',
      sequence(...['$f', '$g'].map((from) => ({ do: 'search', from, count: 1, to: 'hand' }))),
    ),
    says('search for up to {n:several} {f:many-cards} and play them onto the field', {
      do: 'search',
      from: '$f',
      count: '$n',
      to: 'field',
    }),
    says('search for 1 {f:one-card} (and|, and) play it (onto|to onto) the field', {
      do: 'search',
      from: '$f',
      count: 1,
      to: 'field',
    }),
    says('search for 1 {f:one-card} (and|, and) play it onto the field dull', {
      do: 'search',
      from: '$f',
      count: 1,
      to: 'field',
      dull: true,
    }),
    ...each(
      { 'put it into the Break Zone': 'break', 'remove it from the game': 'removed' },
      'search for 1 {f:one-card} and %',
      (to) => ({
        do: 'search',
        from: '$f',
        count: 1,
        to,
      }),
    ),
  ],
};
