import type { Json } from '../../../kernel/index.js';
import { each, says, type Phrases } from '../../../wording/index.js';

/** The tokens that texts play, by what is printed of them. */
const TOKENS = {
  '1 { might } Recruit unit %': 'ogn-271',
  '2 { might } Sand Soldier unit %': 'sfd-t02',
  '3 { might } Mech unit %': 'sfd-t01',
  '(1|{ 1 }) { might } Bird unit % with [ Deflect ]': 'unl-t02',
};
const SPRITE = 'ogn-274';
const GOLD = 'sfd-t03';
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
  tokens: [
    says('{t:play-token}', '$t'),
    says('{t:play-token} here', { '&': ['$t'], at: 'here' }),
    says('{t:play-token} (to|in|into|at) your base', { '&': ['$t'], at: 'base' }),
    says('a Gold gear token exhausted', plays(GOLD, 1, AT_BASE)),
    says('{n:how-many} Gold gear tokens exhausted', plays(GOLD, '$n', AT_BASE)),
  ],
};
