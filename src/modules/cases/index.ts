/** The door of cases: contested steps and rulings. */
export { CasesModule } from './cases.module.js';
export { Clock } from './clock.js';
