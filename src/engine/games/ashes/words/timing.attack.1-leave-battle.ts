import { defineWord, happened, objects } from '../../../kernel/index.js';
import type { LeftBattle } from '../events/turn.main.attack-battles.js';
import { ashes } from '../rulebook.js';
import { isAttacking } from '../rules/attack/turn.main.attack-who.js';
import { toEach } from './simul.multi-to-each.js';

/** It is out for good, like an attacker that is exhausted; it gets no token for that. */
export const leaveBattle = defineWord(
  {
    do: 'leave-battle',
    says: 'Attackers are no longer attacking.',
    parts: { objects, as: happened },
    cites: [ashes('timing.attack.1')],
    restsOn: [ashes('simul.multi.1')],
  },
  toEach({
    does: ({ game, cites }, object): LeftBattle | null =>
      isAttacking(game, object) ? { kind: 'leftBattle', cites, object } : null,
  }),
);
