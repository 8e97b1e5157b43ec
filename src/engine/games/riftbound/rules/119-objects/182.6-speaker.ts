import { kindOfZone, NOBODY, type Speaker } from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';

/**
 * 182.6.a: who controls a battlefield has its abilities. While nobody does, the turn player carries them out (182.6.b),
 * and what they say of "you" is left out (182.6.c).
 */
export const speaker: Speaker = {
  reads: ['mark:controlled'],
  of: ({ zone, controller, marks }) =>
    kindOfZone(zone) === 'battlefields' && marks['controlled'] !== true ? NOBODY : controller,
};

/** What is cited as an ability that nobody has goes on the chain. */
export const BY_NOBODY = [rift('182.6.b'), rift('182.6.c')];
