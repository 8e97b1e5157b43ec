/** Lends cards that lie on no table the words and colours of their game. */
import type { ReactNode } from 'react';
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

export const TableOfCards = ({ game, layout, cards, children }: TableOfCardsProps) => (
  <TableProvider value={{ game, layout, cards: cardsOf(cards), names: NONE, objects: NONE }}>{children}</TableProvider>
);
