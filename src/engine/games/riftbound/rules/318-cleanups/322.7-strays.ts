import type { CheckGroup } from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';
import { lostFacedown } from '../104-zones-and-setup/106.4-lost-facedown.js';
import { detaching } from '../716-keywords/attachment.js';
import { strayGear } from '../119-objects/143-gear.js';
import { causing } from './322-lethal-damage.js';

const STEP = rift('322.7');

/** 322.7: gear is in bases (145.3), and facedown cards are where their players control the battlefield (106.4.d). */
export const strays: CheckGroup = {
  name: 'strays',
  look: (game) => causing([...detaching(game, STEP), ...strayGear(game, STEP), ...lostFacedown(game, STEP)]),
};
