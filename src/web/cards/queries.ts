/** Questions about cards, and what they are called. */
import { queryOptions } from '@tanstack/react-query';
import { answered, kifu, type Schemas } from '../api/kifu.js';
import { type CardDefinition, cardsOf, type Face, type Layout } from '../engine/games.js';

export type Card = Schemas['CardDto'];

/** So many cards can be asked for at once. */
const IDS_MAX = 100;

/** Some cards by their ids, of the set that is played now or of the one that is named. */
export const cardsByIdQuery = (game: string, ids: readonly string[], cardSet?: string) => {
  const asked = [...new Set(ids)].sort();
  return queryOptions({
    queryKey: ['cards', game, cardSet ?? null, asked],
    queryFn: async (): Promise<ReadonlyMap<string, Card>> => {
      const parts = Array.from({ length: Math.ceil(asked.length / IDS_MAX) }, (_, at) =>
        asked.slice(at * IDS_MAX, (at + 1) * IDS_MAX),
      );
      const of = { game, limit: IDS_MAX, ...(cardSet !== undefined && { cardSet }) };
      const pages = await Promise.all(
        parts.map((part) => answered(kifu.GET('/v1/cards', { params: { query: { ...of, ids: part.join(',') } } }))),
      );
      return new Map(pages.flatMap(({ items }) => items).map((card) => [card.id, card]));
    },
    staleTime: 300_000,
  });
};

/** What the game draws of a card; null for a game without a layout. */
export const faceOf = (layout: Layout | null, card: Card): Face | null => {
  const definition: CardDefinition | undefined = cardsOf([card]).get(card.id);
  return definition === undefined ? null : (layout?.face(definition) ?? null);
};

/** Its whole name, as texts of decks have it. */
export function nameOf(layout: Layout | null, card: Card): string {
  const face = faceOf(layout, card);
  if (face === null) return card.name;
  return face.subtitle === undefined ? face.name : `${face.name} - ${face.subtitle}`;
}

/** The latest fifty. */
export const cardSetsQuery = (game: string) =>
  queryOptions({
    queryKey: ['card-sets', game],
    queryFn: async () =>
      (await answered(kifu.GET('/v1/catalogue/card-sets', { params: { query: { game, limit: 50 } } }))).items,
  });

/** Its list never changes; who may read it does. */
export const deckQuery = (id: string) =>
  queryOptions({
    queryKey: ['deck', id],
    queryFn: () => answered(kifu.GET('/v1/decks/{id}', { params: { path: { id } } })),
  });
