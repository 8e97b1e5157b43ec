import type { LorcanaCard } from '../../card.js';
import { steel1from172 } from './set-1-172-to-188.js';
import { steel1from189 } from './set-1-189-to-203.js';
import { steel2 } from './set-2.js';
import { steel3from172 } from './set-3-172-to-191.js';
import { steel3from192 } from './set-3-192-to-204.js';
import { steel4 } from './set-4.js';
import { steel5 } from './set-5.js';
import { steel6 } from './set-6.js';
import { steel7 } from './set-7.js';

export const steel: readonly LorcanaCard[] = [
  ...steel1from172,
  ...steel1from189,
  ...steel2,
  ...steel3from172,
  ...steel3from192,
  ...steel4,
  ...steel5,
  ...steel6,
  ...steel7,
];
