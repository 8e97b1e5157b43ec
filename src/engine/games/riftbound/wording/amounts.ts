import { says, type Phrases } from '../../../wording/index.js';

/** What is counted where a text says "for each" or "equal to". */
export const amounts: Phrases = {
  counted: [
    says('{f:one}', '$f'),
    says('of your {f:many}', { '&': ['$f'], of: 'you' }),
    says('card in your trash', { zone: 'trash', of: 'you' }),
    says('battlefield you or allies control', { zone: 'battlefields', of: 'friends', marks: { controlled: true } }),
    says('other battlefield you or allies control', {
      zone: 'battlefields',
      of: 'friends',
      marks: { controlled: true },
      other: true,
    }),
  ],
  'equal-to': [
    says('(my Might)', { number: 'might', of: 'self' }),
    says('its Might', { number: 'might', of: { topic: 'not-self' } }),
    says('my [ Assault ]', { keyword: 'assault', of: 'self' }),
    says('the number of {f:many}', { count: '$f' }),
  ],
};
