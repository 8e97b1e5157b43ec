/** The door of cases: contested steps and rulings. */
export { CaseVisibility } from './case-visibility.js';
export { CasesModule } from './cases.module.js';
export { type Case, CASE_STATUSES, foldCase } from './domain/case.js';
export { type CaseRuled, decodeCaseEvent } from './domain/events.js';
export {
  ListPenalties,
  type NamedPenalty,
  type PenaltyFilter,
  type PenaltyPage,
  type StandingPenalty,
} from './queries/list-penalties.js';
export { caseListing } from './projections/cases.projection.js';
