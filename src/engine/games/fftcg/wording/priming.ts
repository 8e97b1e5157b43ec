import type { Json } from '../../../kernel/index.js';
import { says, type Phrases } from '../../../wording/index.js';
import { itself, object } from './means.js';

/** The Character under it goes by the names of both cards (15.2.9.4.1). */
const primed: Json = { event: 'primed', where: { object: object({ self: true, named: '$n' }) } };
const entered: Json = { event: 'entered', where: itself };
const attacked: Json = { event: 'attacked', where: itself };
const hits: Json = {
  event: 'damageProcessed',
  where: { source: object({ self: true, zone: 'any' }), seat: { seat: 'opponents' } },
};

/** What comes of a Character that primes into the card (15.2.9.3.1). */
export const priming: Phrases = {
  'priming-head': [
    says('when {n:name} primes into ~', { on: [primed] }),
    says('when ~ enters the field or when {n:name} primes into ~', { on: [entered, primed] }),
    says('when ~ attacks or when {n:name} primes into ~', { on: [attacked, primed] }),
    says('when ~ enters the field , deals damage to your opponent or when {n:name} primes into ~', {
      on: [entered, hits, primed],
    }),
  ],
};
