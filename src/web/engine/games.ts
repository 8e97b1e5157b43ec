/** The one door to the engine: how games look, and the titles of their rules. Each is loaded when it is needed. */
import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { type CardDefinition, layoutOf, ruleTitlesOf, type Layout } from '../../engine/looks.js';

export { verdictOn } from '../../engine/looks.js';

export { actSaid, addEntry, addObjects, costOf, fill, named, speechOf, tell } from '../../engine/looks.js';
export type {
  Asking,
  CardDefinition,
  Colour,
  CostSymbol,
  Face,
  Glossary,
  Json,
  KeywordIcon,
  Layout,
  MarkLook,
  Objects,
  Option,
  Place,
  PlayerNumber,
  Said,
  Sentences,
  Space,
  Speech as SpeechIn,
  Table as TableWords,
  TableLook,
  Words,
} from '../../engine/looks.js';

/** Definitions by id, as the service gives them: they are the engine's own. */
export const cardsOf = (definitions: readonly { readonly id: string }[]): ReadonlyMap<string, CardDefinition> =>
  new Map(definitions.map((definition) => [definition.id, definition as CardDefinition]));

const forGood = { staleTime: Infinity, gcTime: Infinity } as const;

export const layoutQuery = (game: string) =>
  queryOptions({
    queryKey: ['layout', game],
    queryFn: async (): Promise<Layout | null> => (await layoutOf(game)) ?? null,
    ...forGood,
  });

/** Null for a game without a layout. */
export const useLayout = (game: string): Layout | null => useSuspenseQuery(layoutQuery(game)).data;

/** By number; empty while they are loaded. */
export function useRuleTitles(game: string): ReadonlyMap<string, string> {
  const { data } = useQuery({ queryKey: ['rules', game], queryFn: () => ruleTitlesOf(game), ...forGood });
  return data ?? NONE;
}

const NONE: ReadonlyMap<string, string> = new Map();
