import type { LorcanaCard } from '../../card.js';
import { ruby1Characters } from './set-1-characters.js';
import { ruby1Others } from './set-1-others.js';
import { ruby2Characters } from './set-2-characters.js';
import { ruby2Others } from './set-2-others.js';
import { ruby3 } from './set-3.js';
import { ruby4 } from './set-4.js';
import { ruby5 } from './set-5.js';
import { ruby6 } from './set-6.js';
import { ruby7 } from './set-7.js';

export const ruby: readonly LorcanaCard[] = [
  ...ruby1Characters,
  ...ruby1Others,
  ...ruby2Characters,
  ...ruby2Others,
  ...ruby3,
  ...ruby4,
  ...ruby5,
  ...ruby6,
  ...ruby7,
];
