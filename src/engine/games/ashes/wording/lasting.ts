import type { Json } from '../../../kernel/index.js';
import { each, says, type Phrases } from '../../../wording/index.js';
import { atEndOfTurn, flag, ifThen, type Fields } from './means.js';

const UNTIL: { readonly [words: string]: Json } = {
  'for the remainder of (the|this) turn': 'endOfTurn',
  'until the start of your next turn': 'startOfYourNextTurn',
  'until the start of your next turn or the next round': 'startOfYourNextTurnOrRound',
  'until the end of the next turn or the round': 'endOfNextTurnOrRound',
};
const lasting = (...changes: readonly Json[]): Json => ({ do: 'modify', objects: '$x', changes, until: '$u' });
const float = (ability: Json): Json => ({ do: 'float', until: '$u', ability });
const opponents: Json = { seat: 'opponents' };

/** damage.step1: what is dealt to the target by an opponent in this way is prevented. */
const hit = (by: Json): Json => ({
  event: 'damageDealt',
  where: { object: { object: { bound: { the: 'target' } } }, by: { equals: by }, cause: opponents },
});

/** What holds for a while. */
export const lastingPhrases: Phrases = {
  until: each(UNTIL, '%', (until) => until),
  'lasting-clause': [
    says('{x:mentioned} cannot be blocked {u:until}', lasting(flag('cannotBeBlocked'))),
    says('{x:mentioned} cannot be declared as an attacker {u:until}', lasting(flag('cannotAttack'))),
    says(
      'choose {x:chosen} . that unit cannot attack , block , or guard {u:until}',
      lasting(flag('cannotAttack'), flag('cannotBlock'), flag('cannotGuard')),
    ),
    says(
      '{x:mentioned} cannot be targeted by attacks , spells , abilities , or dice powers an opponent controls {u:until}',
      lasting({ change: 'keyword', keyword: 'concealed', always: true }),
    ),
    says(
      '{u:until} , the chosen unit cannot be blocked or guarded against by {f:many}',
      float({
        kind: 'prohibition',
        on: {
          event: 'opposing',
          where: { attacker: { object: { bound: { the: 'choose' } } }, object: { object: '$f' } },
        },
      }),
    ),
    says(
      '{u:until} , {f:many} cannot be targeted by spells , abilities , or dice powers an opponent controls',
      float({
        kind: 'prohibition',
        on: { event: 'targeted', where: { seat: opponents, objects: { object: '$f' } } },
      }),
    ),
    says(
      "units with that unit's current title cannot be declared as blockers {u:until}",
      float({
        kind: 'static',
        affects: { is: ['unit'], sameNameAs: { the: 'target' } },
        changes: [flag('cannotBlock')],
      }),
    ),
  ],
  'lasting-sentence': [
    // This turn ends first, and then the next one is the one that is meant.
    says(
      'at the end of the next turn this round , {s:clauses}',
      atEndOfTurn(atEndOfTurn('$s', 'endOfNextTurnOrRound')),
    ),
    says(
      "choose {x:chosen} . {u:until} , prevent all damage dealt to the chosen target by an opponent's attack , spell , ability , or dice power from being received",
      ifThen(
        { object: '$x', matches: { zone: 'any' } },
        float({
          kind: 'triggered',
          timing: 'after',
          on: [hit('attack'), hit('effect')],
          effect: { do: 'prevent', frame: { event: 'frame' } },
        } satisfies Fields),
      ),
    ),
  ],
};
