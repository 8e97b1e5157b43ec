/** Layers: assumed. */
import type { RuleRow } from '../../../kernel/index.js';

export const layers = [
  ['446', 'info', 'Layers'],
  ['449', 'enforce', 'Repeated, each effect once'],
  ['450.1', 'enforce', 'First traits, set might, copies'],
  ['450.2', 'enforce', 'Then abilities'],
  ['450.3', 'enforce', 'Then arithmetic'],
  ['450.3.b', 'enforce', 'A limit is fixed when it applies'],
  ['450.3.d.1', 'enforce', 'Increases first'],
  ['450.3.d.2', 'enforce', 'Decreases last'],
  ['451', 'enforce', 'Dependency goes before age'],
  ['453', 'enforce', 'Otherwise the oldest first'],
] as const satisfies readonly RuleRow[];
