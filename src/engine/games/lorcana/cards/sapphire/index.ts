import type { LorcanaCard } from '../../card.js';
import { sapphire1from138 } from './set-1-138-to-147.js';
import { sapphire1from149 } from './set-1-149-to-168.js';
import { sapphire2from142 } from './set-2-142-to-153.js';
import { sapphire2from155 } from './set-2-155-to-170.js';
import { sapphire3from143 } from './set-3-143-to-163.js';
import { sapphire3from165 } from './set-3-165-to-170.js';
import { sapphire4 } from './set-4.js';
import { sapphire5 } from './set-5.js';
import { sapphire6 } from './set-6.js';
import { sapphire7 } from './set-7.js';

export const sapphire: readonly LorcanaCard[] = [
  ...sapphire1from138,
  ...sapphire1from149,
  ...sapphire2from142,
  ...sapphire2from155,
  ...sapphire3from143,
  ...sapphire3from165,
  ...sapphire4,
  ...sapphire5,
  ...sapphire6,
  ...sapphire7,
];
