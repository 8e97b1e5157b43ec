import type { Json } from '../../../kernel/index.js';
import { each, says, type Phrases } from '../../../wording/index.js';
import { ELEMENTS } from '../card.js';
import { doubleAll } from './damage.js';
import { countersOnIt, flags, itself, power, type Fields } from './means.js';
import { ELEMENT_NAMES, KEYWORD_NAMES } from './nouns.js';

export const unblockedBy: Json = {
  kind: 'prohibition',
  on: { event: 'blocking', where: { attacker: { object: { self: true } }, object: { object: '$f' } } },
};
/** Breaking by damage is a rule process (12.4.5), and no Summon or ability causes it. */
const unbrokenByOpponents: Json = {
  kind: 'prohibition',
  on: { event: 'broken', where: { object: { object: { self: true } }, cause: { seat: 'opponents' } } },
};

/** 11.11.5.1.1: the source is the card whose text chooses. */
const unchosenBy = (source: Fields, more: Fields = {}): Fields => ({
  changes: [
    {
      change: 'grant',
      ability: {
        kind: 'prohibition',
        on: {
          event: 'chosen',
          where: { object: { object: { self: true } }, source: { object: { zone: 'any', ...source } }, ...more },
        },
      },
    },
  ],
});

/** One attack more than the one that every Forward has. */
export const twice: Fields = { changes: [{ change: 'set', name: 'moreAttacks', to: 1 }] };

const BATTLE = {
  'cannot attack': flags('cannotAttack'),
  'cannot block': flags('cannotBlock'),
  'cannot attack or block': flags('cannotAttack', 'cannotBlock'),
  'cannot be blocked': flags('cannotBeBlocked'),
  'can form a party with Forwards of any Element': flags('partyOfAny'),
  'can attack twice in the same turn': twice,
  'must attack once per turn if possible': flags('mustAttack'),
  'must attack if possible': flags('mustAttack'),
  'must block if possible': flags('mustBlock'),
  "cannot be chosen by (your opponent's|opponent's) Summons": flags('cannotBeChosenByOpponentsSummons'),
  "cannot be chosen by (your opponent's|opponent's) abilities": flags('cannotBeChosenByOpponentsAbilities'),
  "cannot be chosen by (your opponent's|opponent's) Summons or abilities": flags('cannotBeChosenByOpponents'),
  "cannot be broken by (opposing|your opponent's) Summons or abilities (that don't deal damage|)": {
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
  'cannot be chosen by Summons': unchosenBy({ is: ['summon'] }),
  "cannot be chosen by a Multi-Element Forward's ability": unchosenBy({ is: ['forward'], severalOf: ELEMENTS }),
  "cannot be chosen by your opponent's Backup abilities": unchosenBy(
    { is: ['backup'] },
    { seat: { seat: 'opponents' } },
  ),
  ...Object.fromEntries(
    Object.entries(ELEMENT_NAMES).map(([name, element]) => [
      `cannot be chosen by ${name} Summons or ${name} abilities`,
      unchosenBy({ is: [element] }),
    ]),
  ),
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
    says('{n:plus} power for each {c:counter} Counter placed on ~', { changes: [power(countersOnIt)] }),
    says('{n:plus} power for each {f:counted}', { changes: [power({ count: '$f', times: '$n' })] }),
    ...each(KEYWORD_NAMES, '%', (keyword) => ({ changes: [{ change: 'keyword', keyword }] })),
    says('" {a:granted} (|.) "', { changes: [{ change: 'grant', ability: '$a' }] }),
    says('" (this Forward|this Character|this Backup|this Monster|~) {r:rule} (|.) "', '$r'),
    ...['(a|an) {f:one}', '{f:many}'].map((blockers) =>
      says(`" (this Forward|this Character|~) cannot be blocked by ${blockers} (|.) "`, {
        changes: [{ change: 'grant', ability: unblockedBy }],
      }),
    ),
    says('" if possible , this Forward must block (|.) "', flags('mustBlock')),
    says('" if ~ deals damage to a Forward or your opponent , double the damage instead (|.) "', doubleAll),
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
    says('(all its|all their|all|their) abilities', { changes: [{ change: 'lose-text' }] }),
    ...each(KEYWORD_NAMES, '%', (keyword) => ({ changes: [{ change: 'lose-keyword', keyword }] })),
  ],
  losses: [
    says('{a:loss}', '$a'),
    says('{a:loss} and {b:loss}', { '&': ['$a', '$b'] }),
    says('{a:loss} , {b:loss} and {c:loss}', { '&': ['$a', '$b', '$c'] }),
  ],
};
