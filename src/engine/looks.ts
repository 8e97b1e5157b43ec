/**
 * The second door of the engine: what pages show of games without carrying them out. Each game is loaded when it is
 * asked for.
 */
import { LOOKS } from './games/looks.js';
import type { Rule } from './kernel/index.js';
import { type Asking, askingOfAll, type Layout, sentencesOfAll } from './layouts/index.js';

export { test as verdictOn, type CardDefinition, type Json, type Option, type Space } from './kernel/index.js';
export { actSaid, addEntry, addObjects, costOf, fill, named, speechOf, tell } from './layouts/index.js';
export type * from './layouts/index.js';

/** How a game looks; undefined for a game without a layout. */
export const layoutOf = async (game: string): Promise<Layout | undefined> => {
  const layout = await LOOKS[game]?.layout();
  return (
    layout && {
      ...layout,
      sentences: { ...sentencesOfAll, ...layout.sentences },
      asking: joined(askingOfAll, layout.asking),
    }
  );
};

const joined = (all: Asking, own: Asking): Asking => ({
  questions: { ...all.questions, ...own.questions },
  gives: { ...all.gives, ...own.gives },
  acts: { ...all.acts, ...own.acts },
  chances: { ...all.chances, ...own.chances },
  options: { ...all.options, ...own.options },
  byHand: { ...all.byHand, ...own.byHand },
});

/** Our titles of the rules of a game, by number. */
export const ruleTitlesOf = async (game: string): Promise<ReadonlyMap<string, string>> => {
  const { rules = [] } = (await LOOKS[game]?.rulebook()) ?? {};
  return new Map(rules.map(({ number, title }: Rule) => [number, title]));
};
