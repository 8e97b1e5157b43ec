/** Golden and silver rules, 000 to 055: assumed. */
import type { RuleRow } from '../../../kernel/index.js';

export const goldenRules = [
  ['000', 'info', 'Golden and silver rules'],
  ['002', 'enforce', 'Card text beats rules text'],
  ['050', 'info', 'Silver rule'],
  ['051', 'define', 'Card text is read through the rules'],
  ['052', 'define', 'Card, in a text: a main deck card'],
  ['053', 'define', 'How cards speak of themselves'],
  ['054', 'info', 'Cannot beats can'],
  ['054.1', 'enforce', 'What forbids beats what permits'],
  ['055', 'enforce', 'What cannot be done is left out'],
  ['055.1', 'enforce', 'A card without effect is played and resolves'],
] as const satisfies readonly RuleRow[];
