import { invariant, type CardDefinition, type Facts } from '../../kernel/index.js';
import { isMainDeckCard, isPermanent, isRiftboundCard, type RiftboundCard } from './printed.js';
import { ADDING_KEYWORDS } from './rules/716-keywords/717-keywords.js';

/** What is printed on a card, as numbers, tags and keywords. */
export const factsOfCard = (definition: CardDefinition): Facts => {
  invariant(isRiftboundCard(definition), `${definition.id} is a card of Riftbound`);
  return {
    numbers: numbersOf(definition),
    tags: tagsOf(definition),
    names: [definition.name],
    keywords: keywordsOf(definition),
    flags: [],
  };
};

/** 130.4: asked for its cost, a card answers what is printed. */
const numbersOf = (card: RiftboundCard): Facts['numbers'] => {
  if (!isMainDeckCard(card)) return {};
  const { energy, power = 0 } = card;
  return card.type === 'unit' ? { energy, power, might: card.might } : { energy, power };
};

/** Type, supertype, domains, and the tags that the card has (132.8). */
const tagsOf = (card: RiftboundCard): readonly string[] => [
  card.type,
  ...(isPermanent(card) ? ['permanent'] : []),
  ...('supertype' in card && card.supertype !== undefined ? [card.supertype] : []),
  ...card.domains,
  ...(card.tags ?? []),
];

/**
 * Without a number it is 1, of those that have one (723.1, 725.1, 730.1), and of those that one may have several times.
 */
const keywordsOf = (card: RiftboundCard): Facts['keywords'] =>
  isMainDeckCard(card)
    ? Object.fromEntries(
        (card.keywords ?? []).map(({ keyword, n }) => [keyword, n ?? (ADDING_KEYWORDS.includes(keyword) ? 1 : 0)]),
      )
    : {};
