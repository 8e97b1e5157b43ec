/** The door of cases: contested steps and rulings. */
export { CasesModule } from './cases.module.js';
export { type Case, foldCase } from './domain/case.js';
export { type CaseRuled, decodeCaseEvent } from './domain/events.js';
