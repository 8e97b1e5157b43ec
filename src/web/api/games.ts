/** Questions about games. */
import { called } from './called.js';
import { queryOptions } from '@tanstack/react-query';
import { type CardDefinition, cardsOf } from '../engine/games.js';
import { eventsOf, type GameEvent } from '../engine/record/events.js';
import { answered, kifu, KifuProblem, type GameReplay } from './kifu.js';
import { listed } from './pages.js';

/** The viewer and the branch. Without them, the service uses its defaults. */
export interface Sight {
  readonly as?: string | undefined;
  readonly branch?: number | undefined;
}

export const gameQuery = (id: string) =>
  queryOptions({
    queryKey: ['game', id],
    queryFn: () => answered(kifu.GET('/v1/games/{id}', { params: { path: { id } } })),
  });

export const matchQuery = (id: string) =>
  queryOptions({
    queryKey: ['match', id],
    queryFn: () => answered(kifu.GET('/v1/matches/{id}', { params: { path: { id } } })),
  });

/** The document of an ended game; while the service makes it, it is asked again. It never changes. */
export async function fetchReplay(id: string, { as, branch }: Sight, signal: AbortSignal): Promise<GameReplay> {
  const query = { ...(as !== undefined && { as }), ...(branch !== undefined && { branch }) };
  for (;;) {
    const asked = kifu.GET('/v1/games/{id}/replay', { params: { path: { id }, query }, signal });
    const { response } = await asked;
    if (response.status !== 202) return (await answered(asked)) as GameReplay;
    await restBefore(response, signal);
  }
}

/** Events of the record that are fetched at a time: as many as there may be. */
const AT_A_TIME = 500;

/** The whole record of an ended game, for readers who may see all of it. */
export async function fetchRecord(id: string, signal?: AbortSignal): Promise<readonly GameEvent[]> {
  const events: GameEvent[] = [];
  for (;;) {
    const query = { as: 'everything', after: events.length, limit: AT_A_TIME };
    const init = { params: { path: { id }, query }, ...(signal !== undefined && { signal }) };
    const { items, next } = await answered(kifu.GET('/v1/games/{id}/events', init));
    events.push(...eventsOf(items));
    if (next === null || items.length === 0) return events;
  }
}

/**
 * The names of the players of a game, by seat. For a player whom the reader may not know, it is the name of the seat.
 */
export const namesQuery = (seats: readonly { readonly seat: string; readonly playerId: string | null }[]) =>
  queryOptions({
    queryKey: ['names', ...seats.map(({ playerId }) => playerId)],
    queryFn: async (): Promise<ReadonlyMap<string, string>> =>
      new Map(
        await Promise.all(seats.map(async ({ seat, playerId }) => [seat, await nameOf(playerId)] as const)).then(known),
      ),
    staleTime: 300_000,
  });

const known = (names: readonly (readonly [string, string | null])[]): readonly (readonly [string, string])[] =>
  names.flatMap(([seat, name]) => (name === null ? [] : [[seat, name] as const]));

async function nameOf(playerId: string | null): Promise<string | null> {
  if (playerId === null) return null;
  try {
    return called(await answered(kifu.GET('/v1/players/{id}', { params: { path: { id: playerId } } })));
  } catch (error) {
    if (error instanceof KifuProblem) return null;
    throw error;
  }
}

/** All cards of a set, for games that have no document yet. */
export const cardsQuery = (game: string, cardSet: string) =>
  queryOptions({
    queryKey: ['cards', game, cardSet],
    queryFn: async (): Promise<ReadonlyMap<string, CardDefinition>> => {
      const { items } = await listed((page) =>
        answered(kifu.GET('/v1/cards', { params: { query: { game, cardSet, limit: 200, ...page } } })),
      );
      return cardsOf(items);
    },
    staleTime: Infinity,
  });

/** A card set whole, as the engine plays it. */
export const fetchCardSet = (game: string, hash: string): Promise<Readonly<Record<string, unknown>>> =>
  answered(
    kifu.GET('/v1/catalogue/card-sets/{version}/cards', { params: { path: { version: hash }, query: { game } } }),
  );

/** Waits for as long as the answer says before the request is sent again. */
export const restBefore = ({ headers }: Response, signal: AbortSignal): Promise<void> =>
  rest(Number(headers.get('retry-after') ?? 1) * 1000, signal);

const rest = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('The page was left.', 'AbortError'));
    });
  });
