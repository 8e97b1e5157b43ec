import { getDeckFromCode } from '@piltoverarchive/riftbound-deck-codes';

/** No deck has a longer code. */
const SHAPE = /^[A-Z2-7]{16,2000}$/;

/** The lines of a list that a deck code of Piltover Archive contains; undefined if the text is not such a code. */
export function decodeDeck(text: string): readonly string[] | undefined {
  if (!SHAPE.test(text)) return undefined;
  try {
    const { mainDeck, sideboard, chosenChampion } = getDeckFromCode(text);
    const written = (cards: typeof mainDeck) => cards.map(({ cardCode, count }) => `${count} ${cardCode}`);
    return [
      ...(chosenChampion === undefined ? [] : ['Champion:', `1 ${chosenChampion}`]),
      'Deck:',
      ...written(mainDeck),
      ...(sideboard.length === 0 ? [] : ['Sideboard:', ...written(sideboard)]),
    ];
  } catch {
    return undefined;
  }
}
