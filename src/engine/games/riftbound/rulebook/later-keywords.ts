/** Keywords of later sets, as the rules of these have them: assumed. */
import type { RuleRow } from '../../../kernel/index.js';

export const laterKeywords = [
  ['keyword.ambush', 'enforce', 'A Reaction, to battlefields with own units'],
  ['keyword.backline', 'enforce', 'Assigned combat damage last'],
  ['keyword.experience', 'enforce', 'Experience is spent as a cost'],
  ['keyword.hunt', 'enforce', 'Conquering and holding give experience'],
  ['keyword.level', 'enforce', 'Text that works from so much experience'],
  ['keyword.predict', 'enforce', 'Look at the top card, it may be recycled'],
  ['keyword.unique', 'enforce', 'One copy in a deck'],
] as const satisfies readonly RuleRow[];
