import {
  type Amount,
  type Change,
  type Choose,
  type Citation,
  type Game,
  type GameDefinition,
  type May,
  type Modify,
} from '../../../../kernel/index.js';
import { lorcana } from '../../rulebook.js';
import { DECIDES, rulesOfAsking } from '../01-concepts/1.8-a-players-cards.js';
import { rulesOfBeingDamaged } from '../05-cards/5.1-conditions.js';
import { rulesOfSearch } from '../08-zones/8.1-zones.js';
import { ADDS_UP } from '../10-keywords/10.1-keywords.js';
import { FLOATING } from './7.4-triggered-abilities.js';
import { FOR_A_TIME, WHILE_IN_PLAY } from './7.6-static-abilities.js';
import { BUILT_ON } from './7.8-modified-numbers.js';

/** The rules that stand behind the words which all games share, as precisely as the words say what they do. */
export const wordRules: GameDefinition['wordRules'] = {
  words: {
    sequence: { restsOn: [lorcana('7.1.2.3'), lorcana('7.1.2.4'), lorcana('7.4.5')] },
    may: {
      cites: ({ who }: May, game) => [lorcana('7.1.3'), ...rulesOfAsking(who, game)],
      restsOn: [lorcana('7.1.3'), lorcana('1.8.1')],
    },
    choose: {
      cites: rulesOfChoice,
      restsOn: [lorcana('1.2.4'), lorcana('7.1.5'), lorcana('7.1.8'), lorcana('8.1.4'), lorcana('10.12.1')],
    },
    all: { restsOn: [lorcana('10.12.3')] },
    if: { restsOn: [lorcana('7.1.1'), lorcana('7.1.2.3')] },
    modify: {
      cites: ({ changes }: Modify) => [...new Set(changes.flatMap(rulesOfChange)), ...FOR_A_TIME],
      restsOn: [lorcana('7.6.3'), lorcana('7.8.1.1'), lorcana('1.8.3')],
    },
    float: { cites: FLOATING, restsOn: [lorcana('7.6.3'), lorcana('7.7.1')] },
    'each-player': { restsOn: [lorcana('1.6.2'), lorcana('1.10.2.2')] },
    'each-chooses': { restsOn: [lorcana('1.6.2')] },
    note: { restsOn: [lorcana('7.1.1')] },
    'by-hand': { restsOn: [lorcana('7.1.1')] },
    'choose-one': { cites: DECIDES },
    'choose-player': { cites: DECIDES },
    'its-player': { restsOn: [lorcana('1.8.2')] },
    'for-each': { restsOn: [lorcana('7.1.1')] },
    repeat: { restsOn: [lorcana('7.1.1')] },
    'at-random': { cites: [lorcana('1.2.1')] },
    shuffle: { cites: [lorcana('1.2.1'), lorcana('8.2.2')] },
    'top-of-deck': { restsOn: [lorcana('8.2.2')] },
    'look-at': { cites: [lorcana('8.1.3')] },
    reveal: { cites: [lorcana('7.1.10')] },
    'reveal-until': { cites: [lorcana('7.1.10')], restsOn: [lorcana('8.2.2')] },
  },
  // 7.1.2.3–4: "then" and "and" both mean as much as possible; what cannot be done keeps nothing else from happening.
  nothing: [lorcana('7.1.2.3'), lorcana('7.1.2.4'), lorcana('1.2.4')],
  whileInPlay: WHILE_IN_PLAY.until,
  deckOrder: [lorcana('8.2.4')],
};

function rulesOfChoice({ from, min, max, who }: Choose, game: Game): readonly Citation[] {
  return [
    ...(isUpTo(min, max) ? [lorcana('7.1.8')] : []),
    ...(from.other === true || from.notBound !== undefined ? [lorcana('7.1.5')] : []),
    ...(from.named === undefined ? [] : [lorcana('6.2.4')]),
    ...rulesOfBeingDamaged(from),
    ...rulesOfSearch(game, from),
    lorcana('1.2.4'),
    ...rulesOfAsking(who, game),
  ];
}

const isUpTo = (min: Amount, max: Amount): boolean => typeof min === 'number' && (typeof max !== 'number' || min < max);

/** A given ability is one of the card that has it (1.8.3). */
const rulesOfChange = ({ change }: Change): readonly Citation[] => {
  switch (change) {
    case 'number':
    case 'set':
      return BUILT_ON;
    case 'keyword':
      return ADDS_UP;
    case 'lose-keyword':
    case 'tag':
    case 'lose-tag':
    case 'name':
    case 'flag':
    case 'lose-text':
    case 'lose-abilities':
    case 'copy':
    case 'swap':
      return [];
    case 'grant':
      return [lorcana('1.8.3')];
  }
};
