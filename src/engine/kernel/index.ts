/** The kernel's door: games import from here and from nowhere deeper. */
export type { Json } from './json/json.js';
export { type Citation, citationText } from './rules/citation.js';
export { type Rejection, reject } from './rules/rejection.js';
export {
  defineRulebook,
  type Rule,
  type Rulebook,
  type RulebookProgress,
  type RuleKind,
  type RuleRow,
  type RuleStatus,
} from './rules/rulebook.js';
