import { KEYWORD_PREFIX, type AbilityRef, type Citation, type Source } from '../../../../kernel/index.js';
import { lorcana } from '../../rulebook.js';

/**
 * 1.8.3: "you" in an ability that a card was given is the player of that card, whoever gave it. The kernel makes it so: a
 * given ability functions as one of the object that has it.
 */
export const citesOfGivenAbility = ({ definition }: AbilityRef, source: Source): readonly Citation[] =>
  definition === source.definition || definition.startsWith(KEYWORD_PREFIX) ? [] : [lorcana('1.8.3')];
