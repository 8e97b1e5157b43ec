/** The door of clocks: deadlines, presence, and what judges do to clocks. */
export { ClockSchedule } from './clock-table.js';
export { ClocksModule } from './clocks.module.js';
