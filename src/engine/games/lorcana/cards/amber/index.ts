import type { LorcanaCard } from '../../card.js';
import { amber1a } from './set-1-3-to-18.js';
import { amber1b } from './set-1-20-to-32.js';
import { amber2 } from './set-2.js';
import { amber3 } from './set-3.js';
import { amber4 } from './set-4.js';
import { amber5 } from './set-5.js';
import { amber6 } from './set-6.js';
import { amber7 } from './set-7.js';

export const amber: readonly LorcanaCard[] = [
  ...amber1a,
  ...amber1b,
  ...amber2,
  ...amber3,
  ...amber4,
  ...amber5,
  ...amber6,
  ...amber7,
];
