import type { Harmless } from './harmless.js';

export const harmless: readonly Harmless[] = [];
