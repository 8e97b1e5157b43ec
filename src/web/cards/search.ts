/** What is searched for among cards: in the address of the list, and in the deck builder. */
import { infiniteQueryOptions } from '@tanstack/react-query';
import { answered, kifu, type Schemas } from '../api/kifu.js';
import { pageByPage } from '../api/pages.js';

export const STATUSES = ['scripted', 'partly', 'unscripted'] as const;
export type Status = Schemas['CardDto']['status'];

export interface CardSearch {
  readonly text?: string | undefined;
  readonly type?: string | undefined;
  readonly colour?: string | undefined;
  readonly keyword?: string | undefined;
  readonly cost?: number | undefined;
  readonly status?: Status | undefined;
}

/** From this cost on they are one choice. */
export const COST_LAST = 8;

export function readCardSearch(search: Readonly<Record<string, unknown>>): CardSearch {
  const { text, type, colour, keyword, cost, status } = search;
  return {
    // A number in an address is read as one; as a search it is a text.
    text: typeof text === 'string' || typeof text === 'number' ? lineOf(String(text)) : undefined,
    type: wordOf(type),
    colour: wordOf(colour),
    keyword: wordOf(keyword),
    cost: typeof cost === 'number' && Number.isInteger(cost) && cost >= 0 && cost <= COST_LAST ? cost : undefined,
    status: STATUSES.find((each) => each === status),
  };
}

const wordOf = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[A-Za-z0-9-]{1,40}$/.test(value) ? value : undefined;

const TEXT_MAX = 80;
/** As the service takes it: one line, nothing around it. */
export const lineOf = (text: string): string | undefined =>
  [...text.replaceAll(/\p{Cc}/gu, ' ')].slice(0, TEXT_MAX).join('').trim() || undefined;

export function cardSearchQuery(game: string, { cost, ...search }: CardSearch, cardSet?: string) {
  const asked = {
    game,
    limit: 60,
    ...(cardSet !== undefined && { cardSet }),
    ...defined(search),
    ...(cost !== undefined && { costMin: cost, ...(cost < COST_LAST && { costMax: cost }) }),
  };
  return infiniteQueryOptions({
    queryKey: ['cards', 'search', asked],
    queryFn: ({ pageParam }) =>
      answered(
        kifu.GET('/v1/cards', { params: { query: { ...asked, ...(pageParam !== null && { cursor: pageParam }) } } }),
      ),
    ...pageByPage,
    staleTime: 300_000,
  });
}

type Defined<Values> = { readonly [Key in keyof Values]?: Exclude<Values[Key], undefined> };

const defined = <Values extends object>(values: Values): Defined<Values> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Defined<Values>;
