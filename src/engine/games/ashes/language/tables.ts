import type { CardTables } from '../../../kernel/index.js';
import { KEYWORDS } from '../card.js';
import { SIGNS } from './signs.js';
import { cardTypes, costSchemas, moreDefinitions, tag, triggeredPart } from './cards.js';

/** What cards of Ashes speak of, beside the zones, marks, words and events of the game. */
export const cardTables: CardTables = {
  title: 'A card of Ashes Reborn',
  tag,
  keywords: KEYWORDS,
  numbers: ['attack', 'life', 'recover', 'battlefield', 'spellboard', 'magicPlayCost'],
  numberMax: 99,
  flags: [
    'cannotAttack',
    'cannotBlock',
    'cannotGuard',
    'cannotCounter',
    'cannotBeAttacked',
    'cannotBeBlocked',
    'cannotBeGuarded',
    'cannotBeMeditated',
    'cannotBePrevented',
    'mustBeBlocked',
    'twiceWounded',
  ],
  durations: ['endOfTurn', 'endOfRound', 'startOfYourNextTurn', 'startOfYourNextTurnOrRound', 'endOfNextTurnOrRound'],
  purposes: ['play', 'activate'],
  asksBySource: true,
  copies: 'but-types',
  definesNumbers: true,
  asksForPrinted: true,
  asksForEmptyZones: true,
  signs: SIGNS,
  moreAmounts: ['product', 'total'],
  moreChanges: ['swap', 'lose-abilities'],
  triggered: triggeredPart,
  costs: costSchemas,
  types: cardTypes,
  more: moreDefinitions,
};
