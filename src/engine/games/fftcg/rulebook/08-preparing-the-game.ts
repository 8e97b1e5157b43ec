import type { RuleRow } from '../../../kernel/index.js';

export const preparingTheGame = [
  ['8', 'info', 'Preparing the game'],
  ['8.1', 'info', 'Decks'],
  ['8.1.1', 'define', 'Each player has a main deck'],
  ['8.1.1.1', 'enforce', 'Deck sizes'],
  ['8.1.1.2', 'enforce', 'Three of a code, except in limited'],
  ['8.1.2', 'enforce', 'Cards may change these conditions'],
  ['8.1.3', 'enforce', 'Limit Break cards and the LB deck'],
  ['8.2', 'info', 'Starting the game'],
  ['8.2.1', 'enforce', 'The steps, in order'],
  ['8.2.1.1', 'enforce', 'Shuffle; the LB deck is not shuffled'],
  ['8.2.1.2', 'enforce', 'The first player is random'],
  ['8.2.1.3', 'enforce', 'Each draws five'],
  ['8.2.1.4', 'enforce', 'All five may be put under'],
  ['8.2.1.5', 'enforce', 'The first player begins and draws one'],
] as const satisfies readonly RuleRow[];
