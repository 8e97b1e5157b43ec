import type { GameDefinition } from '../../../../kernel/index.js';
import { ashes } from '../../rulebook.js';
import { affectedOf } from './glossary.affect.js';

/** Values are changed from the printed ones on, and an ability that is given again adds its number to what there is. */
const CHANGING = [ashes('glossary.printedvalue'), ashes('glossary.stackable.1'), ashes('glossary.stackable.2')];

/** resolve.1: text is carried out from top to bottom, one effect at a time, as much of each as possible (resolve.2). */
export const wordRules: GameDefinition['wordRules'] = {
  // glossary.affect: to give something an effect, or to take it, affects it.
  changeable: affectedOf,
  others: [ashes('resolve.1')],
  words: {
    sequence: { cites: [ashes('resolve.1'), ashes('resolve.3')] },
    modify: { cites: CHANGING },
    choose: { cites: [ashes('glossary.choose'), ashes('resolve.2')] },
    may: { cites: [ashes('glossary.trigger')] },
    'choose-one': { cites: [ashes('resolve.5'), ashes('glossary.choose')] },
    'choose-player': { cites: [ashes('glossary.choose')] },
  },
  nothing: [ashes('resolve.2')],
};
