import { defineWord } from '../../../kernel/index.js';
import { ashes } from '../rulebook.js';
import { turnedDice, turning } from './change-dice.js';

export const setDice = defineWord(
  {
    do: 'set-dice',
    says: 'Dice of an active pool are turned each to a side of the player’s choice.',
    parts: turnedDice,
    cites: [ashes('glossary.dicepower')],
    restsOn: [ashes('simul.multi.1'), ashes('resolve.2')],
  },
  turning('set'),
);
