import type { Citation, GameDefinition } from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';
import { assault } from './723-assault.js';
import { hunt } from './keyword.hunt.js';
import { shield } from './730-shield.js';
import { temporary } from './732-temporary.js';
import { vision } from './733-vision.js';

/** The keywords that stand for an ability. */
export const keywordAbilities: GameDefinition['keywords'] = { assault, hunt, shield, temporary, vision };

/** A unit may have it several times, and each triggers for itself (733.2). */
export const KEYWORDS_BY_INSTANCE: readonly string[] = ['vision'];

/** 723.2, 725.2, 730.2 */
export const ADDING_KEYWORDS: readonly string[] = ['assault', 'deflect', 'hunt', 'shield', ...KEYWORDS_BY_INSTANCE];

/** What is cited as an ability of this name goes on the chain. */
export const rulesOfKeyword = (name: string): readonly Citation[] => RULES[name] ?? [];

const RULES: { readonly [name: string]: readonly Citation[] } = {
  deathknell: [rift('724.1'), rift('724.1.d.1'), rift('724.1.d.3'), rift('724.2')],
  hunt: [rift('keyword.hunt')],
  temporary: [rift('732.1')],
  // What later versions call to predict.
  vision: [rift('733.1'), rift('733.2'), rift('keyword.predict')],
};

/** What is always true of keywords: effects give and take them (717.3), and some change might (723.1, 730.1). */
export const KEYWORD_LAYERS: readonly Citation[] = [
  rift('717.3.a'),
  rift('717.3.b'),
  rift('723.1'),
  rift('723.2'),
  rift('730.1'),
  rift('730.2'),
];
