import type { LorcanaCard } from '../../card.js';
import { amethyst1 } from './set-1.js';
import { amethyst2a } from './set-2-35-to-48.js';
import { amethyst2b } from './set-2-51-to-65.js';
import { amethyst3 } from './set-3.js';
import { amethyst4 } from './set-4.js';
import { amethyst5 } from './set-5.js';
import { amethyst6 } from './set-6.js';
import { amethyst7 } from './set-7.js';

export const amethyst: readonly LorcanaCard[] = [
  ...amethyst1,
  ...amethyst2a,
  ...amethyst2b,
  ...amethyst3,
  ...amethyst4,
  ...amethyst5,
  ...amethyst6,
  ...amethyst7,
];
