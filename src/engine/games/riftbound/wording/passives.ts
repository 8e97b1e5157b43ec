import { says, type Phrases } from '../../../wording/index.js';
import { SELF, type Fields } from './means.js';

const isStatic = (more: Fields) => ({ kind: 'static', ...more });
const flag = (name: string) => ({ change: 'flag', flag: name });

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
    isStatic({ affects: { of: 'you', sharedMark: 'at' }, changes: [flag('temporaryDoesNotTrigger')] }),
  ),
  says(
    'opponents can only play units to their base',
    isStatic({ affects: SELF, changes: [flag('opponentsPlayUnitsToBase')] }),
  ),
  // 402.3.a: as its player's turn begins an object is readied by rule.
  says("spells and abilities can't ready {f:many}", {
    kind: 'prohibition',
    on: { event: 'readied', where: { object: { object: '$f' }, byRule: { there: false } } },
  }),
];
