import type { GameDefinition } from '../../../../kernel/index.js';
import { assault } from './723-assault.js';
import { shield } from './730-shield.js';
import { temporary } from './732-temporary.js';
import { vision } from './733-vision.js';

/** The keywords that stand for an ability. */
export const keywordAbilities: GameDefinition['keywords'] = { assault, shield, temporary, vision };

/** 723.2, 725.2, 730.2 */
export const ADDING_KEYWORDS: readonly string[] = ['assault', 'deflect', 'shield'];
