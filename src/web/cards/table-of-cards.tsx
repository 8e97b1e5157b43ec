/** Lends cards that lie on no table the words and colours of their game. */
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { serviceQuery } from '../api/queries.js';
import { cardImages } from '../board/card-images.js';
import { TableProvider } from '../board/table.js';
import { cardsOf, type Layout } from '../engine/games.js';
import type { Card } from './queries.js';

interface TableOfCardsProps {
  readonly game: string;
  readonly layout: Layout | null;
  readonly cards: readonly Card[];
  readonly children: ReactNode;
}

const NONE: ReadonlyMap<string, string> = new Map();

export function TableOfCards({ game, layout, cards, children }: TableOfCardsProps) {
  const template = useQuery(serviceQuery).data?.cardImages ?? null;
  const table = useMemo(() => {
    const definitions = cardsOf(cards);
    const image = cardImages(template, game, definitions);
    return { game, layout, cards: definitions, names: NONE, objects: NONE, image };
  }, [game, layout, cards, template]);
  return <TableProvider value={table}>{children}</TableProvider>;
}
