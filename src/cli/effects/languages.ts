import { cardLanguageOf, games, rulesFor } from '../../engine/index.js';
import type { Language } from './effects-page.js';

/** The card languages of all games, in the order of the engine's door. */
export const languages = (): readonly Language[] =>
  games.flatMap((game) => {
    const schema = cardLanguageOf(game);
    const rules = rulesFor(game);
    if (schema === undefined || rules === undefined) return [];
    return [{ game, name: rules.name, schema, cards: Object.values(rules.cardSet.cards) }];
  });
