import type { Json } from '../../../kernel/index.js';
import { each, says, type Phrases } from '../../../wording/index.js';
import { PLAIN_KEYWORDS } from './keywords.js';

const WITH_A_BONUS = { Challenger: 'challenger', Resist: 'resist' };

const number = (name: string, add: Json): Json => ({ change: 'number', name, add });

/** "Gets +2 ¤ and gains Rush": what a static ability or an effect changes. Each phrase says some of the changes. */
export const changes: Phrases = {
  'plain-keyword': each(PLAIN_KEYWORDS, '%', (keyword) => keyword),
  given: [
    says('{k:plain-keyword}', { change: 'keyword', keyword: '$k' }),
    ...each(WITH_A_BONUS, '% {n:signed}', (keyword) => ({ change: 'keyword', keyword, n: '$n' })),
    says('Singer {n:number}', { change: 'keyword', keyword: 'singer', n: '$n' }),
    says('" {a:quoted} (|.) "', { change: 'grant', ability: '$a' }),
    says('" this character can challenge ready characters (|.) "', { change: 'flag', flag: 'canChallengeReady' }),
  ],
  givens: [says('{a:given}', { changes: ['$a'] }), says('{a:given} and {b:givens}', { '&': ['$b'], changes: ['$a'] })],
  bonus: [says('{n:signed} {name:stat}', number('$name', '$n'))],
  bonuses: [
    says('{a:bonus}', { changes: ['$a'] }),
    says('{a:bonus} and {b:bonuses}', { '&': ['$b'], changes: ['$a'] }),
  ],
  /** "For each" of a number other than one counts each so often. */
  'bonus-each': [
    says('+1 {name:stat} for each {e:each}', { changes: [number('$name', '$e')] }),
    says('+1 {a:stat} and +1 {b:stat} for each {e:each}', { changes: [number('$a', '$e'), number('$b', '$e')] }),
    says('{n:signed-not-one} {name:stat} for each {f:counted}', {
      changes: [number('$name', { count: '$f', times: '$n' })],
    }),
  ],
  forbidden: [
    says('quest', { change: 'flag', flag: 'cannotQuest' }),
    says('challenge', { change: 'flag', flag: 'cannotChallenge' }),
    says('be challenged', { change: 'flag', flag: 'cannotBeChallenged' }),
    says('(exert|⟳) to sing songs', { change: 'flag', flag: 'cannotSing' }),
  ],
  /** One verb with what it says. */
  verbed: [
    says('(gets|get) {b:bonuses}', '$b'),
    says('(gains|gain|has|have) {a:givens}', '$a'),
    says("can't {a:forbidden}", { changes: ['$a'] }),
    says("can't {a:forbidden} or {b:forbidden}", { changes: ['$a', '$b'] }),
    says('(can|may|may also) challenge ready characters', { changes: [{ change: 'flag', flag: 'canChallengeReady' }] }),
    says('(loses|lose) {k:plain-keyword}', { changes: [{ change: 'lose-keyword', keyword: '$k' }] }),
    says('(counts|count) as having {n:signed} cost to sing songs', { changes: [number('singing', '$n')] }),
  ],
  predicate: [says('{a:verbed}', '$a'), says('{a:verbed} and {b:predicate}', { '&': ['$a', '$b'] })],
  /** As static abilities say it: also "for each". */
  'static-predicate': [
    says('{p:predicate}', '$p'),
    says('(gets|get) {b:bonus-each}', '$b'),
    says('(gains|gain) {g:givens} and (gets|get) {b:bonus-each}', { '&': ['$g', '$b'] }),
  ],
};
