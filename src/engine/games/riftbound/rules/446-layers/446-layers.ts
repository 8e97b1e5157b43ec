import type { GameDefinition } from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';
import { KEYWORD_LAYERS } from '../716-keywords/717-keywords.js';
import { BUFFS, buffs } from './701-buffs.js';

type Layers = Pick<GameDefinition, 'layers' | 'layersRepeat' | 'firstInLayer' | 'layerRules' | 'statics'>;

/** Passive abilities apply on the board, or where they say, as long as their condition holds; an object may have several. */
const PASSIVE = [rift('359'), rift('361.3.a'), rift('362.1'), rift('363.1')];

/** 450: traits, then abilities, then arithmetic, with increases before decreases; again and again, each effect once (449). */
export const continuousEffects: Layers = {
  layers: [['control', 'print', 'tags', 'names', 'set:*'], ['text', 'abilities', 'keywords', 'flags'], ['number:*']],
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
