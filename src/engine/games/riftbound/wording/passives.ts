import type { Json } from '../../../kernel/index.js';
import { says, type Phrases } from '../../../wording/index.js';
import { FIGHTING, flagged, isStatic, SELF, sequence, type Fields } from './means.js';

const died: Json = { event: 'object' };
/** 366: what happens in the place of the death, to the unit after something else. */
export const savedFromDying = (filter: Json, ...first: readonly Json[]): Fields => ({
  kind: 'replacement',
  on: { event: 'killed', where: { object: { object: filter } } },
  instead: {
    with: 'effect',
    effect: sequence(
      ...first,
      { do: 'heal', objects: died },
      { do: 'exhaust', objects: died },
      { do: 'recall', objects: died },
    ),
  },
});

/** Passive texts about what other objects give, what triggers, and what opponents may not do. */
export const passives: Phrases[string] = [
  // attachment.text: what an equipment gives works also while its own text rests.
  says(
    'your {f:many} each give {g:gifts}',
    isStatic({
      affects: { '&': ['$f'], of: 'you' },
      changes: [
        {
          change: 'grant',
          ability: isStatic({
            always: true,
            affects: { namedBy: { mark: 'attachedTo', objects: 'self' } },
            '&': ['$g'],
          }),
        },
      ],
    }),
  ),
  says(
    "your [ Temporary ] effects at my battlefield don't trigger",
    flagged({ of: 'you', sharedMark: 'at' }, 'temporaryDoesNotTrigger'),
  ),
  says(
    '{f:affected} have {n:minus} { might } , to a minimum of {m:number} { might }',
    isStatic({
      affects: '$f',
      changes: [{ change: 'number', name: 'might', add: { plus: ['$n'], times: -1 }, least: '$m' }],
    }),
  ),
  says('your Gold [ ADD ] an additional { {n:number} }', {
    kind: 'cost',
    affects: { zone: 'any', named: 'Gold', of: 'you' },
    for: 'addedEnergy',
    add: '$n',
  }),
  says(
    'if a combat {w:where-you-attack} ends in a tie , recall (ALL units|all units|each unit) instead',
    flagged(SELF, '$w'),
  ),
  says('your [ Deathknell ] effects trigger an additional time', flagged(SELF, 'deathknellsAgain')),
  says('your Equipment outside the board have [ Quick-Draw ]', flagged(SELF, 'equipmentElsewhereIsQuick')),
  says(
    "friendly units played from anywhere other than (a player's hand|a hand) have [ Accelerate ]",
    flagged(SELF, 'acceleratesFromElsewhere'),
  ),
  says('opponents can only play units to their base', flagged(SELF, 'opponentsPlayUnitsToBase')),
  // 402.3.a: as its player's turn begins an object is readied by rule.
  says("spells and abilities can't ready {f:many}", {
    kind: 'prohibition',
    on: { event: 'readied', where: { object: { object: '$f' }, byRule: { there: false } } },
  }),
  // 416.3: what cannot be paid is not offered.
  says(
    'if a (buffed {n:noun} you control|friendly buffed {n:noun}) would die , you may (pay {p:symbol} , exhaust me|exhaust me , pay {p:symbol}) , and spend its buff to (heal it , exhaust it , and recall it|heal , exhaust , and recall it) instead',
    {
      ...savedFromDying({ '&': ['$n'], of: 'you', marks: { buff: true } }, { do: 'spend-buff', objects: died }),
      costs: ['$p', { pay: 'exhaust' }],
    },
  ),
  says(
    'if (a|an) {f:one} would die during combat , its controller may pay {p:price} to (heal it , exhaust it , and recall it|heal , exhaust , and recall it) instead',
    { ...savedFromDying({ '&': ['$f'], either: FIGHTING }), costs: '$p', payer: 'its-player' },
  ),
];
