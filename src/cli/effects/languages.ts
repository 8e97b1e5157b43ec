import { cardLanguageOf, games, rulesFor } from '../../engine/index.js';
import type { Language } from './effects-page.js';

/** The card languages of all games, in the order of the engine's door. */
export const languages = (): readonly Language[] =>
  games.flatMap((game) => {
    const schema = cardLanguageOf(game);
    return schema === undefined ? [] : [{ game, name: rulesFor(game)?.name ?? game, schema }];
  });
