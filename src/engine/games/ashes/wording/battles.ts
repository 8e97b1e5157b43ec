import type { Json } from '../../../kernel/index.js';
import { says, type Phrases } from '../../../wording/index.js';
import { ATTACHED_TO, flag, number, type Fields } from './means.js';

const isStatic = (more: Fields): Json => ({ kind: 'static', ...more });
const object = (filter: Json): Json => ({ object: filter });
/** glossary.battle: it is in battle with this card. */
const FIGHTING_THIS: Fields = { markIsSource: 'fighting' };
const ofHost = (name: string): Json => isStatic({ affects: ATTACHED_TO, changes: [flag(name)] });

/** What holds of units in attacks and battles. */
export const battles: Phrases = {
  'battle-static': [
    says('this unit must be blocked , if able', isStatic({ changes: [flag('mustBeBlocked')] })),
    says(
      'while this unit is in battle , the attack value of units in battle with it is reduced by {n:minus}',
      isStatic({ affects: { is: ['unit'], ...FIGHTING_THIS }, changes: [number('attack', '$n')] }),
    ),
    says(
      'while this unit is in battle with (a|an) {f:one} , the attack value of this unit is increased by {n:amount}',
      isStatic({
        while: { count: { '&': ['$f'], ...FIGHTING_THIS }, is: { min: 1 } },
        changes: [number('attack', '$n')],
      }),
    ),
    says(
      'while in battle , the attack value of all attacking units is reduced by {n:minus}',
      isStatic({
        affects: { is: ['unit'], marks: { attacking: true, fighting: true } },
        changes: [number('attack', '$n')],
      }),
    ),
    says('this unit cannot be targeted by attacks from {f:many}', {
      kind: 'prohibition',
      on: { event: 'attacking', where: { target: object({ self: true }), object: object('$f') } },
    }),
    says(
      'when the attached unit receives damage , place twice the normal number of wound tokens on it',
      ofHost('twiceWounded'),
    ),
    says('while the attached unit is the target of an attack , no guard may be declared', ofHost('cannotBeGuarded')),
  ],
};
