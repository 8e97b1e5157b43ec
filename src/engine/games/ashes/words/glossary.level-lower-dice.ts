import { defineWord } from '../../../kernel/index.js';
import { ashes } from '../rulebook.js';
import { turnedDice, turning } from './change-dice.js';

export const lowerDice = defineWord(
  {
    do: 'lower-dice',
    says: 'Dice of an active pool are lowered by one level.',
    parts: turnedDice,
    cites: [ashes('glossary.level')],
    restsOn: [ashes('simul.multi.1'), ashes('resolve.2')],
  },
  turning('lower'),
);
