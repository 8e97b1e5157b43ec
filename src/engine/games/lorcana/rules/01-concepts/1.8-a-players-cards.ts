import { KEYWORD_PREFIX, type AbilityRef, type Citation, type Game, type Source } from '../../../../kernel/index.js';
import { lorcana } from '../../rulebook.js';
import { rulesOfGoingAround } from './1.10-several-players.js';

/**
 * 1.8.3: "you" in an ability that a card was given is the player of that card, no matter who gave it. The kernel does
 * this: a given ability functions as one of the object that has it.
 */
export const citesOfGivenAbility = ({ definition }: AbilityRef, source: Source): readonly Citation[] =>
  definition === source.definition || definition.startsWith(KEYWORD_PREFIX) ? [] : [lorcana('1.8.3')];

/** 1.8.1: a card's player decides for it; 1.6.2: of all players that an effect names, each in turn order. */
export const rulesOfAsking = (who: string | undefined, game: Game): readonly Citation[] => {
  if (who === undefined) return DECIDES;
  return who === 'player' ? [lorcana('1.6.2'), ...rulesOfGoingAround(game)] : [];
};

/** 1.8.1 */
export const DECIDES = [lorcana('1.8.1')];
