import type { LorcanaCard } from '../../card.js';
import { sapphire1 } from './set-1.js';
import { sapphire2from142 } from './set-2-142-to-152.js';
import { sapphire2from155 } from './set-2-155-to-170.js';
import { sapphire3 } from './set-3.js';
import { sapphire4 } from './set-4.js';
import { sapphire5 } from './set-5.js';
import { sapphire6 } from './set-6.js';
import { sapphire7 } from './set-7.js';

export const sapphire: readonly LorcanaCard[] = [
  ...sapphire1,
  ...sapphire2from142,
  ...sapphire2from155,
  ...sapphire3,
  ...sapphire4,
  ...sapphire5,
  ...sapphire6,
  ...sapphire7,
];
