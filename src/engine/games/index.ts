/** The games that can be played: all that there is to say to add one. */
import type { GamePackage } from '../game-package.js';
import { ashes } from './ashes/index.js';
import { fftcg } from './fftcg/index.js';
import { lorcana } from './lorcana/index.js';
import { riftbound } from './riftbound/index.js';

export const GAMES: readonly GamePackage[] = [lorcana, fftcg, ashes, riftbound];
