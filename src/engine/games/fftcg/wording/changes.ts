import type { Json } from '../../../kernel/index.js';
import { each, says, type Phrases } from '../../../wording/index.js';
import { flags, itself, power } from './means.js';
import { KEYWORD_NAMES } from './nouns.js';

export const unblockedBy: Json = {
  kind: 'prohibition',
  on: { event: 'blocking', where: { attacker: { object: { self: true } }, object: { object: '$f' } } },
};
/** Breaking by damage is a rule process (12.4.5), and no Summon or ability causes it. */
const unbrokenByOpponents: Json = {
  kind: 'prohibition',
  on: { event: 'broken', where: { object: { object: { self: true } }, cause: { seat: 'opponents' } } },
};

const BATTLE = {
  'cannot attack': flags('cannotAttack'),
  'cannot block': flags('cannotBlock'),
  'cannot attack or block': flags('cannotAttack', 'cannotBlock'),
  'cannot be blocked': flags('cannotBeBlocked'),
  'must attack once per turn if possible': flags('mustAttack'),
  'must attack if possible': flags('mustAttack'),
  'must block if possible': flags('mustBlock'),
  "cannot be chosen by (your opponent's|opponent's) Summons": flags('cannotBeChosenByOpponentsSummons'),
  "cannot be chosen by (your opponent's|opponent's) abilities": flags('cannotBeChosenByOpponentsAbilities'),
  "cannot be chosen by (your opponent's|opponent's) Summons or abilities": flags('cannotBeChosenByOpponents'),
  "cannot be broken by (opposing|your opponent's) Summons or abilities that don't deal damage": {
    changes: [{ change: 'grant', ability: unbrokenByOpponents }],
  },
  "cannot be returned to (its|their) owner's hand by (your opponent's|opponent's) Summons or abilities": {
    changes: [
      {
        change: 'grant',
        ability: {
          kind: 'prohibition',
          on: {
            event: 'putInto',
            where: { object: { object: { self: true } }, zone: { equals: 'hand' }, cause: { seat: 'opponents' } },
          },
        },
      },
    ],
  },
  "cannot become dull by (your opponent's|opponent's) Summons or abilities": {
    changes: [
      {
        change: 'grant',
        ability: {
          kind: 'prohibition',
          on: { event: 'dulled', where: { object: { object: { self: true } }, cause: { seat: 'opponents' } } },
        },
      },
    ],
  },
  'cannot be chosen by Summons or abilities': flags('cannotBeChosen'),
  'cannot be broken': {
    changes: [{ change: 'grant', ability: { kind: 'prohibition', on: { event: 'broken', where: itself } } }],
  },
};

/** "Gains +2000 power and Haste": each phrase says some of the changes. */
export const changes: Phrases = {
  /** What a card may or must do, without "gains". */
  rule: each(BATTLE, '%', (change) => change),
  given: [
    says('{n:plus} power', { changes: [power('$n')] }),
    says('{n:plus} power for each {f:counted}', { changes: [power({ count: '$f', times: '$n' })] }),
    ...each(KEYWORD_NAMES, '%', (keyword) => ({ changes: [{ change: 'keyword', keyword }] })),
    says('" {a:granted} (|.) "', { changes: [{ change: 'grant', ability: '$a' }] }),
    says('" (this Forward|this Character|this Backup|this Monster|~) {r:rule} (|.) "', '$r'),
    says('" (this Forward|this Character|~) cannot be blocked by (a|an) {f:one} (|.) "', {
      changes: [{ change: 'grant', ability: unblockedBy }],
    }),
    says('" if possible , this Forward must block (|.) "', flags('mustBlock')),
  ],
  givens: [
    says('{a:given}', '$a'),
    says('{a:given} (and|, and) {b:given}', { '&': ['$a', '$b'] }),
    says('{a:given} , {b:givens}', { '&': ['$a', '$b'] }),
    says('{a:given} and {r:rule}', { '&': ['$a', '$r'] }),
  ],
  'for-each': [says('{n:plus} power', '$n')],
  granted: [
    says('{t:triggered}', '$t'),
    says('{a:activated}', '$a'),
    says('{d:damage-rule}', '$d'),
    says('{f:affected} (gains|gain) {g:givens}', { '&': ['$g'], kind: 'static', affects: '$f' }),
  ],
  loss: [
    says('all (its|their|) abilities', { changes: [{ change: 'lose-text' }] }),
    ...each(KEYWORD_NAMES, '%', (keyword) => ({ changes: [{ change: 'lose-keyword', keyword }] })),
  ],
  losses: [
    says('{a:loss}', '$a'),
    says('{a:loss} and {b:loss}', { '&': ['$a', '$b'] }),
    says('{a:loss} , {b:loss} and {c:loss}', { '&': ['$a', '$b', '$c'] }),
  ],
};
