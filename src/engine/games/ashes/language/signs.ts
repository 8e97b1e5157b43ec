import type { CardDefinition } from '../../../kernel/index.js';
import { isAshesCard, MAGICS, type Magic } from '../card.js';
import type { AshesCost } from '../cost.js';

/** dice.2: a symbol of the power side of this type is among what is paid. */
const hasPower = (cost: AshesCost, magic: Magic): boolean => {
  switch (cost.pay) {
    case 'magic':
      return cost.dice.some((one) => one.level === 'power' && one.magic === magic);
    case 'parallel':
      return cost.of.some((one) => hasPower(one, magic));
    case 'optional':
      return hasPower(cost.of, magic);
    case 'x':
      return cost.of.level === 'power' && cost.of.magic === magic;
    default:
      return false;
  }
};

const EXCLUSIVE = 'exclusive';
/** The sign of a symbol of the power side. */
export const powerOf = (magic: Magic): string => `${magic}-power`;

/** What texts may ask of the print of a card. */
export const SIGNS: readonly string[] = [EXCLUSIVE, ...MAGICS.map(powerOf)];

/** deck.4: `exclusive` is a card that only decks of one Phoenixborn may have. */
export const signsOf = (card: CardDefinition): readonly string[] => {
  if (!isAshesCard(card) || !('cost' in card)) return [];
  const powers = MAGICS.filter((magic) => card.cost.some((cost) => hasPower(cost, magic)));
  return [...(card.exclusiveTo === undefined ? [] : [EXCLUSIVE]), ...powers.map(powerOf)];
};
