import type { GameDefinition } from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';
import { LEFT_OUT } from '../000-golden-rules.js';
import { delayedWords } from '../357-abilities/382-delayed.js';
import { CHOSEN_BY_ITS_PLAYER } from './409-discarding.js';
import { revealingWords } from './411-revealing.js';
import { lookingWords } from './418-burn-out.js';

/**
 * The rules that the words of every game carry out. What a text has a player do they do: it is no choice (398.2.a,
 * 398.2.b).
 */
export const wordRules: GameDefinition['wordRules'] = {
  words: {
    choose: { cites: [rift('352.9'), rift('398.2.a'), CHOSEN_BY_ITS_PLAYER], restsOn: [rift('403.6')] },
    modes: { restsOn: [rift('352'), rift('390.1')] },
    ...delayedWords,
    ...revealingWords,
    ...lookingWords,
    'gain-control': { cites: [rift('183.1')] },
  },
  others: [rift('398.2.a'), rift('398.2.b')],
  nothing: LEFT_OUT,
  whileInPlay: [rift('002')],
};
