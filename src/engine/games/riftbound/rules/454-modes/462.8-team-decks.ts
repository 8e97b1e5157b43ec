import { reject, type CardLookup, type DeckEntry, type Rejection } from '../../../../kernel/index.js';
import type { CardType } from '../../printed.js';
import { rift } from '../../rulebook.js';
import { linesOf } from '../101-decks/103-beginning.js';

/** 462.8.g, 462.8.h: teammates have different legends and different battlefields. */
export const refuseTeam = (decks: readonly (readonly DeckEntry[])[], cards: CardLookup): Rejection | null => {
  const legend = sharedName(decks, cards, 'legend');
  if (legend !== undefined)
    return reject('setup.team-legend', [rift('462.8.g')], `Teammates do not have the same legend: ${legend}.`);
  const battlefield = sharedName(decks, cards, 'battlefield');
  return battlefield === undefined
    ? null
    : reject(
        'setup.team-battlefield',
        [rift('462.8.h')],
        `Teammates do not bring the same battlefield: ${battlefield}.`,
      );
};

const sharedName = (
  decks: readonly (readonly DeckEntry[])[],
  cards: CardLookup,
  type: CardType,
): string | undefined => {
  const names = decks.flatMap((deck) => [
    ...new Set(linesOf(deck, cards).flatMap(({ card }) => (card.type === type ? [card.name] : []))),
  ]);
  return names.find((name, at) => names.indexOf(name) !== at);
};
