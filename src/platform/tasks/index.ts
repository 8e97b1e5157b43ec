/**
 * The door of tasks: what others' input makes us compute is computed in processes of its own, and ended from outside.
 */
export { serveTasks, type Task } from './serve-tasks.js';
export { TaskFailed, TaskQueueFull, TaskTooLarge, TaskTooLong } from './tasks.errors.js';
export { FairQueue } from './fair-queue.js';
export { FairTurns } from './fair-turns.js';
export { SharedWork } from './shared-work.js';
export { type TaskLimits, TaskPool } from './task-pool.js';
