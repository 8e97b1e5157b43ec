import type { Json } from '../../../kernel/index.js';
import { each, says, type Phrases } from '../../../wording/index.js';
import { INSTEAD } from '../cost.js';
import { PAID, playedCards } from './means.js';

const several = (text: string, parts: number, by: string) => {
  const names = ['a', 'b', 'c', 'd', 'e'].slice(0, parts);
  return says(
    names.map((name) => `{${name}:${text}}`).join(by),
    names.map((name) => `$${name}`),
  );
};
const cost = (pay: string, more: { readonly [field: string]: Json } = {}): Json => ({ pay, ...more });

const extra = (more: { readonly [field: string]: Json }): Json => ({ kind: 'additional-cost', as: PAID, ...more });

/** 353.4, 353.1: what paying an additional cost takes off, by the words that say so. */
const IF_YOU_DO = {
  'you may {p:extra-part} as an additional cost to play (me|this) . if you do , (I cost|this costs) { {n:number} } less':
    '$n',
  'as you play (me|this) , you may {p:extra-part} as an additional cost . if you do , reduce my cost by { {n:number} }':
    '$n',
  "as you play this , you may {p:extra-part} as an additional cost . if you do , ignore this spell's cost": 'cost',
};

/** 353.2.b, 353.4: what is paid any number of times, each time for less power. */
const anyNumber = (pay: string, paid: string, one: Json) =>
  [
    `as you play (me|this) , you may ${pay} as an additional cost . reduce my cost by {p:power} for each ${paid}`,
    `as an additional cost to play (me|this) , you may ${pay} . (I cost|this costs) {p:power} less for each ${paid}`,
  ].map((text) => says(text, extra({ costs: [one], optional: true, anyNumber: true, saves: '$p' })));

const place = (to: string): { readonly [field: string]: Json } => ({ kind: 'place', to });

/** What stands before the colon of an activated ability, and what is paid on resolution. */
export const costs: Phrases = {
  symbol: [says('{ {n:number} }', cost('energy', { n: '$n' })), says('{p:power}', '$p')],
  price: [1, 2, 3].map((parts) => several('symbol', parts, ' ')),
  /** A cost that is paid on resolution, before "to", or as a card is played. What one pays with is one's own. */
  'paid-part': [
    says('pay {p:price}', '$p'),
    says('spend a buff', [cost('spend-buffs', { count: 1 })]),
    says('(spend|pay) {n:number} XP', [cost('experience', { n: '$n' })]),
    says('discard {n:number}', [cost('discard', { count: '$n' })]),
    says('kill (a|an) {f:own-one}', [cost('kill', { count: 1, of: '$f' })]),
    says('kill another {f:own-one}', [cost('kill', { count: 1, of: { '&': ['$f'], other: true } })]),
  ],
  'extra-part': [
    says('{p:paid-part}', '$p'),
    says("return (a|an) {f:own-one} to its owner's hand", [cost('return', { count: 1, of: '$f' })]),
    says('exhaust (a|an) {f:own-one}', [cost('exhaust-others', { count: 1, of: '$f' })]),
    says('exhaust your legend', [cost('exhaust-others', { count: 1, of: { is: ['legend'] } })]),
  ],
  /** 353.2: a line of its own. */
  'additional-cost': [
    says('as an additional cost to play (me|this) , {p:extra-part}', extra({ costs: '$p' })),
    says('you may {p:extra-part} as an additional cost to play (me|this)', extra({ costs: '$p', optional: true })),
    says(
      'if {c:condition} , you may {p:extra-part} as an additional cost to play (me|this)',
      extra({ costs: '$p', optional: true, while: '$c' }),
    ),
    // 351.1, 353.1: from the trash alone, and for nothing but that.
    says(
      '[ Legion ] — you may play me from your trash for {p:price}',
      extra({ as: INSTEAD, costs: '$p', saves: 'cost', from: 'trash', while: playedCards(1) }),
    ),
    // 353.1: what is paid instead of the base cost.
    says(
      'if {c:condition} , you may play me for {p:price}',
      extra({ as: INSTEAD, costs: '$p', optional: true, saves: 'cost', while: '$c' }),
    ),
    ...anyNumber('spend any number of buffs', 'buff you spend', cost('spend-buffs', { count: 1 })),
    ...anyNumber('kill any number of friendly {f:nouns}', 'killed this way', cost('kill', { count: 1, of: '$f' })),
    ...each(IF_YOU_DO, '%', (saves) => extra({ costs: '$p', optional: true, saves })),
  ],
  /** 352.2: a line of its own. */
  place: [
    says('(you may play me|I can be played) to an open battlefield', place('open')),
    says('(you may play me|I can be played) to an occupied enemy battlefield', place('occupied-enemy')),
    says('(I can be played|you may play me) to a battlefield where there are enemy units', place('with-enemies')),
    says('I (can|may) be played to an occupied battlefield if an enemy unit is alone there', place('lone-enemy')),
    says("I can be played to a battlefield you're attacking", place('attacked')),
    says('(play me|I can be played) only to a battlefield you conquered this turn', {
      ...place('conquered'),
      only: true,
    }),
  ],
  /** keyword.repeat: a line of its own; what it repeats is read apart. */
  repeat: [
    says('[ Repeat ] {p:price}', extra({ costs: '$p', optional: true })),
    says(
      '[ Repeat ] — (discard|Discard) {n:number}',
      extra({ costs: [cost('discard', { count: '$n' })], optional: true }),
    ),
  ],
  cost: [
    says('{s:symbol}', '$s'),
    says('{ exhaust }', cost('exhaust')),
    says('(spend|Spend) {n:number} XP', cost('experience', { n: '$n' })),
    says('(kill|Kill) this', cost('kill-this')),
    says('(recycle|Recycle) this', cost('recycle-this')),
    says('(spend|Spend) my buff', cost('spend-this-buff')),
    says('(discard|Discard) {n:number}', cost('discard', { count: '$n' })),
    says('(recycle|Recycle) {n:number} from your trash', cost('recycle', { count: '$n' })),
    says('(recycle|Recycle) (a|an) {f:one-card} from your trash', cost('recycle', { count: 1, of: '$f' })),
    says('(kill|Kill) (a|an) {f:own-one}', cost('kill', { count: 1, of: { '&': ['$f'], of: 'you' } })),
    says('(exhaust|Exhaust) (a|an) {f:own-one}', cost('exhaust-others', { count: 1, of: { '&': ['$f'], of: 'you' } })),
  ],
  costs: [
    ...[1, 2, 3, 4].map((parts) => several('cost', parts, ' , ')),
    says('{a:cost} {b:cost} , {c:cost}', ['$a', '$b', '$c']),
    says('{a:cost} {b:cost}', ['$a', '$b']),
    says('{a:cost} {b:cost} , {c:cost} , {d:cost}', ['$a', '$b', '$c', '$d']),
  ],
  resource: [
    says('{ {n:number} }', { do: 'add', resource: 'energy', amount: '$n' }),
    says('{ any }', { do: 'add', resource: 'universal', amount: 1 }),
    ...['fury', 'calm', 'mind', 'body', 'chaos', 'order'].map((domain) =>
      says(`{ ${domain} }`, { do: 'add', resource: domain, amount: 1 }),
    ),
  ],
  resources: [says('{r:resource}', '$r'), says('{a:resource} {b:resource}', { do: 'sequence', of: ['$a', '$b'] })],
};
