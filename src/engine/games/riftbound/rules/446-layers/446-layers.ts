import type { GameDefinition } from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';
import { PASSIVE } from '../357-abilities/360-passive.js';
import { KEYWORD_LAYERS } from '../716-keywords/717-keywords.js';
import { BUFFS, buffs } from './701-buffs.js';

type Layers = Pick<GameDefinition, 'layers' | 'layersRepeat' | 'firstInLayer' | 'layerRules' | 'statics'>;

/**
 * 450: traits, then abilities, then arithmetic, with increases before decreases; again and again, each effect once
 * (449).
 */
export const continuousEffects: Layers = {
  layers: [['control', 'print', 'tags', 'names', 'set:*'], ['text', 'abilities', 'keywords'], ['number:*'], ['flags']],
  layersRepeat: true,
  firstInLayer: ['increases'],
  layerRules: [
    ...PASSIVE,
    ...KEYWORD_LAYERS,
    ...BUFFS,
    rift('449'),
    rift('450.1'),
    rift('450.2'),
    rift('450.3'),
    rift('450.3.b'),
    rift('450.3.d.1'),
    rift('450.3.d.2'),
    rift('451'),
    rift('453'),
  ],
  statics: [buffs],
};
