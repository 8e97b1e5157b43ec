import { says, type Phrases } from '../../../wording/index.js';

/** What is counted where a text says "for each" or "equal to". */
export const amounts: Phrases = {
  counted: [
    says('{f:one}', '$f'),
    says('of your {f:many}', { '&': ['$f'], of: 'you' }),
    says('of your {f:many} at my battlefield', { '&': ['$f'], of: 'you', sharedMark: 'at' }),
    says('{f:one} at my battlefield', { '&': ['$f'], sharedMark: 'at' }),
  ],
  'equal-to': [
    says('(my Might)', { number: 'might', of: 'self' }),
    says('its Might', { number: 'might', of: { topic: 'not-self' } }),
    says('my [ Assault ]', { keyword: 'assault', of: 'self' }),
    says('the number of {f:many}', { count: '$f' }),
  ],
};
