import { kindOfZone, NOBODY, type Speaker } from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';

/**
 * 182.6.a: the controller of a battlefield has its abilities. Without a controller, the turn player carries them out
 * (182.6.b), without the parts about "you" (182.6.c).
 */
export const speaker: Speaker = {
  reads: ['mark:controlled'],
  of: ({ zone, controller, marks }) =>
    kindOfZone(zone) === 'battlefields' && marks['controlled'] !== true ? NOBODY : controller,
};

/** The rules that are cited when an ability without a controller goes on the chain. */
export const BY_NOBODY = [rift('182.6.b'), rift('182.6.c')];
