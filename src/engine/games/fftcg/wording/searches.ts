import { each, says, type Phrases } from '../../../wording/index.js';
import { sequence } from './means.js';

/** Cards that are looked for in the deck (15.1.1.8). */
export const searches: Phrases = {
  'search-clause': [
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
    says('search for 1 {f:one-card} (and|, and) play it onto the field', {
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
