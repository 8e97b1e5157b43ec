import type { GameDefinition } from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';

/**
 * What a resolution leaves behind: passives for a while (383.4), and what waits for its time, with or without its
 * source (385).
 */
export const delayedWords: GameDefinition['wordRules']['words'] = {
  modify: { cites: [rift('383.4'), rift('398.2.b')] },
  float: { cites: [rift('383.1'), rift('383.3'), rift('383.4'), rift('384'), rift('385')] },
};
