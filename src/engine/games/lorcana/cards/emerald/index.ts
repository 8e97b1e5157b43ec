import type { LorcanaCard } from '../../card.js';
import { emerald1 } from './set-1.js';
import { emerald2 } from './set-2.js';
import { emerald3 } from './set-3.js';
import { emerald4 } from './set-4.js';
import { emerald5 } from './set-5.js';
import { emerald6 } from './set-6.js';
import { emerald7 } from './set-7.js';

export const emerald: readonly LorcanaCard[] = [
  ...emerald1,
  ...emerald2,
  ...emerald3,
  ...emerald4,
  ...emerald5,
  ...emerald6,
  ...emerald7,
];
