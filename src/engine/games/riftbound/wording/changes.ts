import { each, says, type Phrases } from '../../../wording/index.js';
import { moreMight } from './means.js';
import { NUMBERED_MARKS, PLAIN_MARKS } from './keywords.js';

/** "+2 might and [Tank]": each phrase says some of the changes. */
export const changes: Phrases = {
  gift: [
    says('(an additional|) {n:signed} { might }', moreMight('$n')),
    ...each(NUMBERED_MARKS, '[ % {n:number} ]', (keyword) => ({ change: 'keyword', keyword, n: '$n' })),
    ...each(NUMBERED_MARKS, '[ % ]', (keyword) => ({ change: 'keyword', keyword, n: 1 })),
    ...each(PLAIN_MARKS, '[ % ]', (keyword) => ({ change: 'keyword', keyword })),
  ],
  gifts: [
    says('{a:gift}', { changes: ['$a'] }),
    says('{a:gift} and {b:gift}', { changes: ['$a', '$b'] }),
    says('{a:gift} , {b:gift} , and {c:gift}', { changes: ['$a', '$b', '$c'] }),
  ],
  /** As static abilities say it: also "for each". */
  'static-gifts': [
    says('{g:gifts}', '$g'),
    says('{n:signed} { might } for each {f:counted}', { changes: [moreMight({ count: '$f', times: '$n' })] }),
    says('" {a:activated} (|.) "', { changes: [{ change: 'grant', ability: '$a' }] }),
    says('[ Assault ] equal to {e:equal-to}', { changes: [{ change: 'keyword', keyword: 'assault', n: '$e' }] }),
  ],
};
