import { announcingDefinitions, type CardTables } from '../../../kernel/index.js';
import { ELEMENTS, KEYWORDS } from '../card.js';
import { UNCHOOSABLE } from '../rules/11-playing/11.11.5-choosing.js';
import { activatedParts, cardTypes, costDefinitions, costSchemas, tag } from './cards.js';

/** What FF-TCG cards speak of, beside the zones, marks, words and events of the game. */
export const cardTables: CardTables = {
  title: 'A card of the Final Fantasy TCG',
  tag,
  keywords: KEYWORDS,
  numbers: ['cost', 'power', 'handLimit', 'moreAttacks'],
  flags: [
    'cannotAttack',
    'cannotBlock',
    'cannotBeBlocked',
    'mustAttack',
    'mustBlock',
    'winsGame',
    'losesGame',
    'cannotLose',
    'partyOfAny',
    'dealsNoDamage',
    ...UNCHOOSABLE,
    ...ELEMENTS.map((element) => `gives-${element}`),
  ],
  durations: ['endOfTurn', 'always'],
  purposes: ['cast', 'ability', 'attack', 'block'],
  announces: true,
  leastCosts: true,
  costsOfAny: ['cast'],
  activated: activatedParts,
  numberMax: 99_000,
  entersForOthers: true,
  stateTriggers: true,
  costs: costSchemas,
  types: cardTypes,
  more: { ...announcingDefinitions, ...costDefinitions },
};
