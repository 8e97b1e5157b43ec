import { invariant, type CardDefinition, type Facts } from '../../kernel/index.js';
import { isAshesCard, isConjured, isUnitCard, type AshesCard } from './printed.js';
import { magicPlayCost } from './cost.js';
import { printedBonuses } from './rules/zones/glossary.valuebonus.js';

/** What is printed on a card, as numbers, tags and keywords. */
export const factsOfCard = (definition: CardDefinition): Facts => {
  invariant(isAshesCard(definition), `${definition.id} is a card of Ashes`);
  return {
    numbers: numbersOf(definition),
    tags: tagsOf(definition),
    names: [definition.name],
    keywords: keywordsOf(definition),
    flags: [],
  };
};

const numbersOf = (card: AshesCard): Facts['numbers'] => {
  if (card.type === 'die') return {};
  if (card.type === 'phoenixborn') {
    const { life, battlefield, spellboard } = card;
    return { life, battlefield, spellboard };
  }
  const magic = isConjured(card) ? 0 : magicPlayCost(card.cost);
  if (!isUnitCard(card)) return { magicPlayCost: magic };
  const { attack, life, recover } = card;
  return { attack, life, recover, magicPlayCost: magic };
};

/**
 * glossary.unit, glossary.spell; a conjured alteration spell counts as an alteration spell
 * (cardtype.conjuredalteration).
 */
const tagsOf = (card: AshesCard): readonly string[] => {
  switch (card.type) {
    case 'ally':
    case 'conjuration':
      return ['unit', card.type];
    case 'conjured-alteration':
      return ['spell', 'alteration', card.type];
    case 'alteration':
    case 'ready':
    case 'action':
    case 'reaction':
      return ['spell', card.type];
    case 'phoenixborn':
      return [card.type];
    case 'die':
      return [card.type, card.magic];
  }
};

const keywordsOf = (card: AshesCard): Facts['keywords'] => ({
  ...Object.fromEntries((card.keywords ?? []).map(({ keyword, n = 0 }) => [keyword, n])),
  ...('bonus' in card ? printedBonuses(card.bonus) : {}),
});
