import type { Citation } from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';

/**
 * 724: each card has an ability of its own with this name, which triggers as it is killed and put into the trash
 * (724.1), unless something else happened instead (724.1.d.1). It looks back at the moment before (724.1.d.3); several
 * trigger each for itself (724.2).
 */
export const DEATHKNELL: readonly Citation[] = [rift('724.1'), rift('724.1.d.1'), rift('724.1.d.3'), rift('724.2')];
