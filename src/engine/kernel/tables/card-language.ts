import { counterEvents } from '../counters/events.js';
import type { GameDefinition } from '../game/definition.js';
import type { SchemaDocument } from '../json/schema.js';
import { languageDocument } from '../language/language.js';
import { haveCounters, kernelWords } from '../words/index.js';

/** All that the cards of a game may say: what definitions from outside are checked by, and what is published. */
export const cardLanguage = (game: GameDefinition): SchemaDocument => {
  const counters = haveCounters(game);
  return languageDocument({
    ...game.cards,
    ...(game.eventGroups !== undefined && { eventGroups: game.eventGroups }),
    zones: game.zones.map(({ kind }) => kind),
    marks: Object.fromEntries(
      Object.entries(game.marks).flatMap(([mark, { is, asked }]) => (asked === false ? [] : [[mark, is]])),
    ),
    counters,
    playerNumbers: [
      ...Object.entries(game.player).flatMap(([name, { asked }]) => (asked === false ? [] : [name])),
      ...Object.keys(game.playerNumbers ?? {}),
    ],
    phases: game.phases,
    events: [...(counters ? counterEvents : []), ...game.events],
    ...(game.restingText !== undefined && { textRests: true }),
    ...(game.abilitiesAddUp === true && { abilitiesAddUp: true }),
    ...(game.around !== undefined && { moments: game.around.moments }),
    words: [...kernelWords, ...game.words],
    wordRules: game.wordRules.words,
  });
};
