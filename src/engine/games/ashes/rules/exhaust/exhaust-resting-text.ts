import type { Ability, DefinitionId, GameObject, RestingText } from '../../../../kernel/index.js';
import { isAshesCard } from '../../printed.js';
import { ashes } from '../../rulebook.js';
import { BONUSES } from '../zones/glossary.valuebonus.js';

/** By which a card has no text now, or has it still; also what it gives to another. */
export const EXHAUSTED_TEXT = [ashes('exhaust.1'), ashes('inexhaustible.1'), ashes('glossary.inexhaustible.2')];

/** By which exhausted units neither attack nor block, guard or counter. */
export const EXHAUSTED_UNITS = [ashes('exhaust.2')];

/**
 * exhaust.1, glossary.exhausted.2: an exhausted card has no text but what is inexhaustible (inexhaustible.1); value
 * bonuses are no text.
 */
export const restingText: RestingText = {
  reads: ['mark:exhaustion'],
  rests: (game, { marks }: GameObject, ability: Ability, printedOn?: DefinitionId) => {
    if (marks['exhaustion'] === undefined) return false;
    if (ability.kind !== 'keyword') return true;
    if (BONUSES.includes(ability.keyword)) return false;
    if (printedOn === undefined) return true;
    const { definition: card } = game.rules.card(printedOn);
    const printed = isAshesCard(card) ? (card.keywords ?? []) : [];
    return !printed.some(({ keyword, inexhaustible }) => keyword === ability.keyword && inexhaustible === true);
  },
};
