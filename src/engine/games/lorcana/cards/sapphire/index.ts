import type { LorcanaCard } from '../../card.js';
import { sapphire1 } from './set-1.js';
import { sapphire2 } from './set-2.js';
import { sapphire3 } from './set-3.js';
import { sapphire4 } from './set-4.js';
import { sapphire5 } from './set-5.js';
import { sapphire6 } from './set-6.js';
import { sapphire7 } from './set-7.js';

export const sapphire: readonly LorcanaCard[] = [
  ...sapphire1,
  ...sapphire2,
  ...sapphire3,
  ...sapphire4,
  ...sapphire5,
  ...sapphire6,
  ...sapphire7,
];
