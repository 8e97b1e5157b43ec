import { announcingDefinitions, groupedTargets, type CardTables } from '../../../kernel/index.js';
import { KEYWORDS } from '../card.js';
import { activatedParts, cardTypes, costSchemas, moreDefinitions, tag, triggeredParts } from './cards.js';

const NUMBERS = ['might', 'energy', 'power'];

/** What cards of Riftbound speak of, beside the zones, marks, words and events of the game. */
export const cardTables: CardTables = {
  title: 'A card of Riftbound',
  tag,
  keywords: KEYWORDS,
  numbers: NUMBERS,
  numberMax: 99,
  flags: [
    'cannotBeChosenByOpponents',
    'dealsNoCombatDamage',
    'raisesVictoryScore',
    'noUnitsPlayedHere',
    'conquersAgain',
    'holdsAgain',
    'reachedFromAnywhere',
    'unitsToOpen',
    'unitsToLoneEnemy',
    'cheaperRepeat',
    'hidesOneMore',
    'hidesForNothing',
    'temporaryDoesNotTrigger',
    'opponentsPlayUnitsToBase',
    'deathknellsAgain',
    'equipmentElsewhereIsQuick',
    'acceleratesFromElsewhere',
    'recallsAllInTies',
  ],
  // `untilItLeaves`: a unit keeps it until the unit leaves the board, wherever the source of it is (383.4).
  durations: ['endOfTurn', 'endOfCombat', 'untilItLeaves', 'always'],
  moreAmounts: ['sum', 'highest'],
  purposes: ['energy', 'power', 'abilityEnergy', 'abilityPower', 'bonusDamage', 'bonusDamageTo', 'addedEnergy'],
  activated: activatedParts,
  triggered: triggeredParts,
  announces: true,
  leastCosts: true,
  leastNumbers: true,
  paidReplacements: true,
  asksBySource: true,
  asksByAnother: true,
  asksForChosen: true,
  copies: true,
  costs: costSchemas,
  types: cardTypes,
  more: { ...announcingDefinitions, ...moreDefinitions, target: groupedTargets(NUMBERS) },
};
