import { defineWord } from '../../../kernel/index.js';
import { ashes } from '../rulebook.js';
import { diceTaken, takingDice } from './dice-of-pool.js';

export const exhaustDice = defineWord(
  {
    do: 'exhaust-dice',
    says: 'Dice of an active pool go to the exhausted pool; nothing is paid with them.',
    parts: diceTaken,
    cites: [ashes('recovery.3')],
    restsOn: [ashes('resolve.2')],
  },
  takingDice(({ seat, objects, cites }) => ({ kind: 'diceExhausted', cites, seat, objects })),
);
