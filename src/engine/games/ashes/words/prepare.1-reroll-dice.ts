import { defineWord } from '../../../kernel/index.js';
import { ashes } from '../rulebook.js';
import { diceTaken, takingDice } from './dice-of-pool.js';

export const rerollDice = defineWord(
  {
    do: 'reroll-dice',
    says: 'Dice of an active pool are rolled again, together.',
    parts: diceTaken,
    cites: [ashes('prepare.1')],
    restsOn: [ashes('resolve.2')],
  },
  takingDice(({ seat, objects, cites }) => ({ kind: 'diceRerolled', cites, seat, objects })),
);
