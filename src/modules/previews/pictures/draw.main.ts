/** A process that draws pictures, one after the other. It loads nothing of the service around it. */
import { serveTasks } from '../../../platform/tasks/index.js';
import { draw } from './draw.js';
import type { Picture } from './picture.js';

serveTasks<Picture, Uint8Array>(({ input }) => draw(input));
