import { says, type Phrases } from '../../../wording/index.js';
import { all, announced, ANY, choose, together, topic } from './means.js';

/** Where an effect speaks of objects: what is chosen for it, all of a kind, the card itself, or what was mentioned. */
export const objects: Phrases = {
  'how-many': [says('{n:number}', '$n'), says('two', 2), says('three', 3), says('four', 4), says('five', 5)],
  objects: [says('{x:chosen}', '$x'), says('{x:group}', '$x'), says('{x:mentioned}', '$x')],
  chosen: [
    says('(a|an) {f:one}', announced('$f')),
    says(
      'a unit at a battlefield or a gear',
      announced({ either: [{ is: ['unit'], marks: { at: true } }, { is: ['gear'] }] }),
    ),
    says("something else that's exhausted", announced({ marks: { exhausted: true }, another: true })),
    says('a friendly unit anywhere', announced({ is: ['unit'], of: 'you' })),
    says('another {f:one}', announced({ '&': ['$f'], another: true })),
    says('one of your other {f:many}', announced({ '&': ['$f'], of: 'you', another: true })),
    says('up to {n:how-many} other {f:many}', announced({ '&': ['$f'], another: true }, 0, '$n')),
    says('one of your {f:many}', announced({ '&': ['$f'], of: 'you' })),
    says('up to one {f:one}', announced('$f', 0, 1)),
    says('up to one other {f:one}', announced({ '&': ['$f'], another: true }, 0, 1)),
    says('up to {n:how-many} {f:many}', announced('$f', 0, '$n')),
    says('{n:how-many} {f:many}', announced('$f', '$n', '$n')),
    says('any number of {f:many}', announced('$f', 0, ANY)),
    says('any number of your {f:many}', announced({ '&': ['$f'], of: 'you' }, 0, ANY)),
  ],
  group: [
    says('(all|ALL|) {f:many}', all('$f')),
    says('each {f:one}', all('$f')),
    says('your legend', all({ is: ['legend'], of: 'you' })),
    says('(your|all your) {f:many}', all({ '&': ['$f'], of: 'you' })),
    says('(all|) {f:many} at a battlefield', {
      select: { do: 'all', from: { '&': ['$f'], ...together } },
    }),
  ],
  mentioned: [says('(me|I|this)', 'self'), says('(it|them|they|that unit|those units)', topic)],
  'my-trash': [
    says('(a|an) {f:one-card} from your trash', choose({ '&': ['$f'], zone: 'trash', of: 'you' })),
    says('{n:number} cards from your trash', choose({ zone: 'trash', of: 'you' }, '$n', '$n')),
  ],
};
