import type { Citation } from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';

/** Where abilities work unless they say otherwise (362.1, 373, 377.2): the board, and legends. */
export const ON_BOARD: readonly string[] = ['board', 'legend', 'runes', 'battlefields'];

/**
 * Passive abilities apply there, or where they say (363.1), as long as their condition holds; an object may have
 * several (359).
 */
export const PASSIVE: readonly Citation[] = [rift('359'), rift('361.3.a'), rift('362.1'), rift('363.1')];
