import { Injectable } from '@nestjs/common';
import { integer, list, record, text } from '../../platform/decoding/index.js';
import { PrismaService } from '../../platform/database/index.js';
import { type Deck, type DeckSummary } from './domain/deck.js';

export const deckLines = list(record({ card: text, count: integer }, { zone: text }));

/** The rows of decks: written once, read often. */
@Injectable()
export class DeckRepository {
  constructor(private readonly prisma: PrismaService) {}

  async insert({ cards, createdAt, ...deck }: Deck): Promise<void> {
    await this.prisma.deck.create({ data: { ...deck, createdAt, cards: cards.map((line) => ({ ...line })) } });
  }

  /** A second one of the same draft, player and list is none: the first stays. */
  async insertDrafted({ cards, createdAt, ...deck }: Deck): Promise<void> {
    const data = [{ ...deck, createdAt, cards: cards.map((line) => ({ ...line })) }];
    await this.prisma.deck.createMany({ data, skipDuplicates: true });
  }

  async find(id: string): Promise<Deck | null> {
    const row = await this.prisma.deck.findUnique({ where: { id } });
    return row === null ? null : deckOf(row);
  }

  async findDrafted(draftId: string, playerId: string, hash: string): Promise<Deck | null> {
    const row = await this.prisma.deck.findUnique({ where: { draftId_playerId_hash: { draftId, playerId, hash } } });
    return row === null ? null : deckOf(row);
  }

  /** Those of one player or everybody's, the newest first; ids grow with time, so they are the order. */
  async list(playerId: string | undefined, before: string | null, count: number): Promise<readonly DeckSummary[]> {
    const rows = await this.prisma.deck.findMany({
      where: { ...(playerId !== undefined && { playerId }), ...(before !== null && { id: { lt: before } }) },
      omit: { cards: true },
      orderBy: { id: 'desc' },
      take: count,
    });
    return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
  }
}

type Row = Omit<Deck, 'cards' | 'createdAt'> & { readonly cards: unknown; readonly createdAt: Date };

const deckOf = (row: Row): Deck => ({
  ...row,
  cards: deckLines(row.cards, 'cards'),
  createdAt: row.createdAt.toISOString(),
});
