import {
  isSearch,
  type Amount,
  type Change,
  type Choose,
  type Citation,
  type Game,
  type GameDefinition,
  type Modify,
} from '../../../../kernel/index.js';
import { lorcana } from '../../rulebook.js';

/** The rules that stand behind the words which all games share, as precisely as the words say what they do. */
export const wordRules: GameDefinition['wordRules'] = {
  choose: rulesOfChoice,
  // 7.1.2.3–4: "then" and "and" both mean as much as possible; what cannot be done keeps nothing else from happening.
  nothing: [lorcana('7.1.2.3'), lorcana('7.1.2.4'), lorcana('1.2.4')],
  may: ({ who }, game) => [lorcana('7.1.3'), ...rulesOfAsking(who, game)],
  modify: ({ changes }: Modify) => [...new Set(changes.flatMap(rulesOfChange)), lorcana('7.6.3')],
  float: [lorcana('7.4.7')],
  whileInPlay: [lorcana('7.6.4')],
  chooseOne: [lorcana('1.8.1')],
  choosePlayer: [lorcana('1.8.1')],
  atRandom: [lorcana('1.2.1')],
  shuffle: [lorcana('1.2.1'), lorcana('8.2.2')],
  lookAt: [lorcana('8.1.3')],
  reveal: [lorcana('7.1.10')],
  deckOrder: [lorcana('8.2.4')],
};

function rulesOfChoice({ from, min, max, who }: Choose, game: Game): readonly Citation[] {
  const { marks } = from;
  return [
    ...(isUpTo(min, max) ? [lorcana('7.1.8')] : []),
    ...(from.other === true || from.notBound !== undefined ? [lorcana('7.1.5')] : []),
    ...(from.named === undefined ? [] : [lorcana('6.2.4')]),
    ...(typeof marks?.['damage'] === 'object' || marks?.['damage'] === true ? [lorcana('5.1.3')] : []),
    ...(marks?.['damage'] === false ? [lorcana('5.1.4')] : []),
    ...(isSearch(game, from) ? [lorcana('8.1.4')] : []),
    lorcana('1.2.4'),
    ...rulesOfAsking(who, game),
  ];
}

const isUpTo = (min: Amount, max: Amount): boolean => typeof min === 'number' && (typeof max !== 'number' || min < max);

/** 1.8.1: a card's player decides for it; 1.6.2: of all players that an effect names, each in turn order. */
function rulesOfAsking(who: string | undefined, { state }: Game): readonly Citation[] {
  if (who === undefined) return [lorcana('1.8.1')];
  if (who !== 'player') return [];
  return [lorcana('1.6.2'), ...(state.seats.length > 2 ? [lorcana('1.10.2.2')] : [])];
}

/** 1.8.3: a given ability is one of the card that has it; 7.8.1.1: numbers are worked out with all changes before; 10.1.1: whether a keyword that is had already adds up. */
const rulesOfChange = ({ change }: Change): readonly Citation[] => {
  switch (change) {
    case 'number':
    case 'set':
      return [lorcana('7.8.1.1')];
    case 'keyword':
      return [lorcana('10.1.1')];
    case 'lose-keyword':
    case 'tag':
    case 'lose-tag':
    case 'name':
    case 'flag':
    case 'lose-text':
      return [];
    case 'grant':
      return [lorcana('1.8.3')];
  }
};
