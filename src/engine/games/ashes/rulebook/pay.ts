/** Costs and their payment. */
import type { RuleRow } from '../../../kernel/index.js';

export const pay = [
  ['pay', 'info', 'Paying costs'],
  ['pay.1', 'define', 'Five kinds of cost'],
  ['pay.main', 'enforce', 'Main action cost'],
  ['pay.side', 'enforce', 'Side action cost'],
  ['pay.exhaust', 'enforce', 'Exhaust cost: a token on the card itself'],
  ['pay.discard', 'enforce', 'Discard cost: cards from hand'],
  ['pay.magic', 'enforce', 'Magic cost: active dice are exhausted'],
  ['pay.parallel', 'enforce', 'Parallel costs: exactly one of them'],
  ['pay.example', 'info', 'Example of paying'],
  ['pay.example.1', 'enforce', 'Playing Summon Iron Rhino'],
  ['pay.example.2', 'enforce', 'Activating it with any six dice'],
] as const satisfies readonly RuleRow[];
