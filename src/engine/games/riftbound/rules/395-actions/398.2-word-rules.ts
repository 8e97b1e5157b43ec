import type { GameDefinition } from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';

/** The rules that the words of every game carry out. What a text has a player do they do: it is no choice (398.2.a, 398.2.b). */
export const wordRules: GameDefinition['wordRules'] = {
  words: {
    choose: { cites: [rift('352.9'), rift('398.2.a'), rift('409.1.a')], restsOn: [rift('403.6')] },
    modes: { restsOn: [rift('352'), rift('390.1')] },
    modify: { cites: [rift('383.4'), rift('398.2.b')] },
    float: { cites: [rift('383.1'), rift('383.3'), rift('383.4'), rift('384'), rift('385')] },
    reveal: {
      cites: [
        rift('411.1'),
        rift('411.1.a.2'),
        rift('411.1.b'),
        rift('411.2.a'),
        rift('411.2.b'),
        rift('411.3'),
        rift('411.4'),
        rift('411.4.a'),
      ],
    },
    'look-at': { cites: [rift('418.1.c'), rift('418.1.c.1')] },
    'top-of-deck': { restsOn: [rift('418.1.c')] },
    'gain-control': { cites: [rift('183.1')] },
  },
  others: [rift('398.2.a'), rift('398.2.b')],
  nothing: [rift('055')],
};
