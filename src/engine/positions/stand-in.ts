import type { Beginning, DefinitionId, Rules } from '../kernel/index.js';

/** The meaning of a number in the place of a list. */
export type StandIn = { readonly definition: DefinitionId; readonly cardless?: true };

/**
 * The first card that begins in the zone, by itself or because of another one; where none does, what is no card if the
 * zone is for such objects, and the first card of a deck in others.
 */
export const standInOf = ({ game, cardSet, zoneKinds }: Rules['compiled'], zone: string): StandIn | undefined => {
  const { cards } = cardSet;
  const beginnings = Object.keys(cards).flatMap((card): readonly Beginning[] => {
    const deck = [{ card, count: 1 }];
    return game.begins?.(deck, (id) => cards[id]) ?? deck;
  });
  const isCardless = zoneKinds.get(zone)?.cardless === true;
  const found =
    beginnings.find((one) => (one.zone ?? game.deckZone) === zone) ??
    beginnings.find((one) => isCardless && one.cardless === true) ??
    beginnings.find((one) => (one.zone ?? game.deckZone) === game.deckZone);
  return found && { definition: found.card, ...(found.cardless === true && { cardless: true }) };
};
