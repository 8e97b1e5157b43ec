import type { Json } from '../../../kernel/index.js';
import { says, type Phrases } from '../../../wording/index.js';
import { damageOf, just, topic, type Fields } from './means.js';

export const powerOf = (of: Json): Json => ({ number: 'power', of });
const DOWN: Fields = { down: true };
const half = (of: Json, way: Fields = {}): Json => ({ divided: powerOf(of), by: 2, ...way });
/** In whole thousands: divided by ten three times, since a divisor is at most 10. */
const inThousands = (of: Json, way: Fields = {}): Json => ({
  plus: [[10, 10, 10].reduce<Json>((divided, by) => ({ divided, by, ...way }), of)],
  times: 1000,
});
const halfUp = (of: Json): Json => inThousands(half(of));
export const halfDown = (of: Json): Json => inThousands(half(of, DOWN), DOWN);
export const halfOfEach: Json = halfUp('it');

export const amounts: Phrases = {
  /** "For each Backup you control". */
  counted: [
    says('{f:one}', '$f'),
    says('{f:one-card} in your Break Zone', just('$f', { zone: 'break', of: 'you' })),
    says("card in (your opponent's|opponent's) hand", { zone: 'hand', of: 'opponents' }),
    says('card in your hand', { zone: 'hand', of: 'you' }),
    says('{a:called} and {b:called} you control', { either: ['$a', '$b'], of: 'you' }),
    says('{a:called} and {b:called} other than ~ you control', { either: ['$a', '$b'], other: true, of: 'you' }),
    says('point of damage you have received', damageOf('you')),
    says('point of damage your opponent has received', damageOf('opponents')),
  ],
  /** "Job Baker in your Break Zone and/or Job Baker you own removed from the game". */
  'here-and-away': [
    says('{f:called} in your Break Zone and/or {g:called} you own removed from the game', {
      plus: [
        { count: just('$f', { zone: 'break', of: 'you' }) },
        { count: just('$g', { zone: 'removed', of: 'you' }) },
      ],
    }),
  ],
  'counted-many': [
    says('{f:many}', '$f'),
    says('{f:called} you control', just('$f', { of: 'you' })),
    says('{f:many-cards} in your Break Zone', just('$f', { zone: 'break', of: 'you' })),
  ],
  'equal-to': [
    says("~ 's power", powerOf('self')),
    says("this Forward's power", powerOf('self')),
    says("half of ~ 's power , rounded up to the nearest 1000", halfUp('self')),
    says("(its|that Forward's) power", powerOf(topic)),
    says("half of ~ 's power , rounded down to the nearest 1000", halfDown('self')),
    says("half of ~ 's power", half('self')),
    says("(the discarded Forward's power|the power of the Forward put in the Break Zone)", powerOf({ paid: true })),
    says('half of its power', half(topic)),
    says('its power minus {n:lost}', { plus: [powerOf(topic), '$n'] }),
  ],
  cards: [says('1 card', 1), says('{n:several} cards', '$n')],
};
