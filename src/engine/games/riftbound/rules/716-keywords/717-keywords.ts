import type { Citation, GameDefinition } from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';
import { assault, ASSAULT } from './723-assault.js';
import { DEATHKNELL } from './724-deathknell.js';
import { hunt, HUNT } from './keyword.hunt.js';
import { shield, SHIELD } from './730-shield.js';
import { temporary, TEMPORARY } from './732-temporary.js';
import { quickdraw, QUICK_DRAW } from './keyword.quickdraw.js';
import { weaponmaster, WEAPONMASTER } from './keyword.weaponmaster.js';
import { vision, VISION } from './733-vision.js';

/** The keywords that stand for an ability. */
export const keywordAbilities: GameDefinition['keywords'] = {
  assault,
  hunt,
  quickdraw,
  shield,
  temporary,
  vision,
  weaponmaster,
};

/** A unit may have it several times, and each triggers for itself (733.2). */
export const KEYWORDS_BY_INSTANCE: readonly string[] = ['vision'];

/** 723.2, 725.2, 730.2 */
export const ADDING_KEYWORDS: readonly string[] = ['assault', 'deflect', 'hunt', 'shield', ...KEYWORDS_BY_INSTANCE];

/** The rules that are cited when an ability of this name goes on the chain. */
export const rulesOfKeyword = (name: string): readonly Citation[] => RULES[name] ?? [];

const RULES: { readonly [name: string]: readonly Citation[] } = {
  deathknell: DEATHKNELL,
  hunt: HUNT,
  quickdraw: QUICK_DRAW,
  temporary: TEMPORARY,
  vision: VISION,
  weaponmaster: WEAPONMASTER,
};

/** What is always true of keywords: effects give and take them (717.3), and some change might (723.1, 730.1). */
export const KEYWORD_LAYERS: readonly Citation[] = [rift('717.3.a'), rift('717.3.b'), ...ASSAULT, ...SHIELD];
