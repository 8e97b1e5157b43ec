import type { Json } from '../../../kernel/index.js';
import { each, says, type Phrases } from '../../../wording/index.js';
import { announced, mayPay, READY, second, sequence, type Fields } from './means.js';

/** The tokens that texts play, by what is printed of them. */
const TOKENS = {
  '1 { might } Recruit unit %': 'ogn-271',
  '2 { might } Sand Soldier unit %': 'sfd-t02',
  '3 { might } Mech unit %': 'sfd-t01',
  '(1|{ 1 }) { might } Bird unit % with [ Deflect ]': 'unl-t02',
};
const SPRITE = 'ogn-274';
const GOLD = 'sfd-t03';
const REFLECTION = 'unl-t06';
/** 143: gear is nowhere else. */
const AT_BASE = { at: 'base' };

const named = (noun: string) =>
  Object.fromEntries(Object.entries(TOKENS).map(([words, card]) => [words.replace('%', noun), card]));
const plays = (card: string, count: Json, more: { readonly [field: string]: Json } = {}): Json => ({
  do: 'play-token',
  card,
  count,
  ...more,
});

/** A token of gear, exhausted. */
export const GOLD_AT_BASE: Fields = { do: 'play-token', card: GOLD, ...AT_BASE };

/** What is printed on a unit is printed on the tokens as well, as long as they are on the board. */
const becoming = (of: Json): Json => ({
  do: 'modify',
  objects: { outcome: 'play-token' },
  changes: [{ change: 'copy', of }],
  until: 'untilItLeaves',
});
const temporary: Json = {
  do: 'modify',
  objects: { outcome: 'play-token' },
  changes: [{ change: 'keyword', keyword: 'temporary' }],
  until: 'untilItLeaves',
};
/** Whole clauses in which tokens become copies of a unit. */
export const copies: Phrases[string] = [
  says(
    'choose (a|an) {a:adjectives} unit . play a (ready Reflection unit token|Reflection unit token ready) to your base . it becomes a copy of that unit . give it [ Temporary ]',
    {
      do: 'sequence',
      of: [
        { do: 'mention', objects: announced({ '&': ['$a'], is: ['unit'] }) },
        plays(REFLECTION, 1, { ...AT_BASE, ready: true }),
        becoming({ the: 'announced' }),
        temporary,
      ],
    },
  ),
  says('play {n:how-many} Reflection unit tokens here . they become copies of me', {
    do: 'sequence',
    of: [plays(REFLECTION, '$n', { at: 'here' }), becoming('self')],
  }),
];

/** What one pays for a token that becomes a copy of a unit where it is played, which is chosen before (390.1). */
export const paidCopies: Phrases[string] = [
  says(
    'you may discard {n:number} and exhaust (me|this) to {r:reflection-there} . it becomes a copy of {u:another-there} . give it [ Temporary ]',
    sequence(
      { do: 'mention', objects: '$u' },
      {
        do: 'if',
        condition: READY,
        then: mayPay(
          [{ pay: 'discard', count: '$n' }],
          sequence({ do: 'exhaust', objects: 'self' }, '$r', becoming(second), temporary),
        ),
      },
    ),
  ),
];

/** "Two ready 3 might Sprite unit tokens with [Temporary] here". */
export const tokens: Phrases = {
  token: each(named('token'), '%', (card) => card),
  'token-many': each(named('tokens'), '%', (card) => card),
  'play-token': [
    says('(a|an) {t:token}', plays('$t', 1)),
    says('{n:how-many} {t:token-many}', plays('$t', '$n')),
    says('a ready 3 { might } Sprite unit token with [ Temporary ]', plays(SPRITE, 1, { ready: true })),
    says('{n:how-many} ready 3 { might } Sprite unit tokens with [ Temporary ]', plays(SPRITE, '$n', { ready: true })),
    says('a 3 { might } Sprite unit token with [ Temporary ]', plays(SPRITE, 1)),
  ],
  'reflection-there': [
    says(
      'play a (ready Reflection unit token|Reflection unit token ready) there',
      plays(REFLECTION, 1, { ready: true, place: { event: 'object' } }),
    ),
  ],
  'another-there': [
    says(
      '(another unit|one of the other units) there',
      announced({ is: ['unit'], markNames: { mark: 'at', objects: { event: 'object' } } }),
    ),
  ],
  tokens: [
    says('{t:play-token}', '$t'),
    says('{t:play-token} here', { '&': ['$t'], at: 'here' }),
    says('{t:play-token} (to|in|into|at) your base', { '&': ['$t'], at: 'base' }),
    says('a Gold gear token exhausted', plays(GOLD, 1, AT_BASE)),
    says('{n:how-many} Gold gear tokens exhausted', plays(GOLD, '$n', AT_BASE)),
  ],
};
