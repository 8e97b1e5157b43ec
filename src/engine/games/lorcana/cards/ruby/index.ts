import type { LorcanaCard } from '../../card.js';
import { ruby1from104 } from './set-1-104-to-113.js';
import { ruby1from118 } from './set-1-118-to-136.js';
import { ruby2from106 } from './set-2-106-to-120.js';
import { ruby2from121 } from './set-2-121-to-136.js';
import { ruby3from107 } from './set-3-107-to-128.js';
import { ruby3from131 } from './set-3-131-to-136.js';
import { ruby4from105 } from './set-4-105-to-128.js';
import { ruby4from131 } from './set-4-131-to-135.js';
import { ruby5 } from './set-5.js';
import { ruby6 } from './set-6.js';
import { ruby7 } from './set-7.js';

export const ruby: readonly LorcanaCard[] = [
  ...ruby1from104,
  ...ruby1from118,
  ...ruby2from106,
  ...ruby2from121,
  ...ruby3from107,
  ...ruby3from131,
  ...ruby4from105,
  ...ruby4from131,
  ...ruby5,
  ...ruby6,
  ...ruby7,
];
