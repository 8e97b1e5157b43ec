import { builtInDecks, type DeckEntry, games, rulesFor } from '../../../engine/index.js';

/** A deck that comes with a game, to begin with; stored like any other before it is played. */
export interface SampleDeck {
  readonly name: string;
  /** In which it is legal. */
  readonly formats: readonly string[];
  readonly cards: readonly DeckEntry[];
}

const ofGames: ReadonlyMap<string, readonly SampleDeck[]> = new Map(games.map((game) => [game, samplesOf(game)]));

/** Undefined for a game that is not played here. */
export const sampleDecks = (game: string): readonly SampleDeck[] | undefined => ofGames.get(game);

function samplesOf(game: string): readonly SampleDeck[] {
  const rules = rulesFor(game);
  if (rules === undefined) return [];
  return Object.entries(builtInDecks(game)).map(([name, cards]) => ({
    name,
    formats: rules.formats.filter((format) => rules.validateDeck(format, cards).length === 0),
    cards,
  }));
}
