import type { GameDefinition } from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';

/** 411: the cards stay where they are, and all players see them until the effect is over. */
const REVEALING = [
  rift('411.1'),
  rift('411.1.a.2'),
  rift('411.1.b'),
  rift('411.2.a'),
  rift('411.2.b'),
  rift('411.3'),
  rift('411.4'),
  rift('411.4.a'),
];

export const revealingWords: GameDefinition['wordRules']['words'] = {
  reveal: { cites: REVEALING },
  'reveal-until': { cites: REVEALING },
};
