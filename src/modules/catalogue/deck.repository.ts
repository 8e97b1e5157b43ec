import { Injectable } from '@nestjs/common';
import { integer, list, record, text } from '../../platform/decoding/index.js';
import { PgPools, PrismaService } from '../../platform/database/index.js';
import { type Deck, type DeckSummary } from './domain/deck.js';

export const deckLines = list(record({ card: text, count: integer }, { zone: text }));

/** A deck is public by a match that is: played in it, it is hidden from nobody. One that is reopened hides it again. */
const IS_PUBLIC = `exists (
  select from match_listings m
  where m.seats @> jsonb_build_array(jsonb_build_object('deckId', d.id))
    and m.status = 'ended' and cardinality(m.consents) = cardinality(m.players)
)`;

const FIND_PUBLIC = `select from decks d where d.id = $1 and ${IS_PUBLIC}`;

/** $1 a player, $2 the deck before or null, $3 how many at most. */
const PUBLIC_OF_PLAYER = `
select d.id, d.game, d.format, d.name, d.hash, d.ruleset, d.card_set as "cardSet", d.player_id as "playerId",
  d.draft_id as "draftId", d.created_at as "createdAt"
from decks d where d.player_id = $1 and ($2::uuid is null or d.id < $2) and ${IS_PUBLIC}
order by d.id desc limit $3`;

/** The rows of decks: written once, read often. */
@Injectable()
export class DeckRepository {
  constructor(
    private readonly prisma: PrismaService,
    private readonly pools: PgPools,
  ) {}

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

  /** Whether everybody may read it. */
  async isPublic(id: string): Promise<boolean> {
    const { rowCount } = await this.pools.app.query(FIND_PUBLIC, [id]);
    return rowCount === 1;
  }

  /** What everybody may read of a player's decks, the newest first. */
  async listPublic(playerId: string, before: string | null, count: number): Promise<readonly DeckSummary[]> {
    const { rows } = await this.pools.app.query<SummaryRow>(PUBLIC_OF_PLAYER, [playerId, before, count]);
    return rows.map(summaryOf);
  }

  /** Those of one player or everybody's, the newest first; ids grow with time, so they are the order. */
  async list(playerId: string | undefined, before: string | null, count: number): Promise<readonly DeckSummary[]> {
    const rows = await this.prisma.deck.findMany({
      where: { ...(playerId !== undefined && { playerId }), ...(before !== null && { id: { lt: before } }) },
      omit: { cards: true },
      orderBy: { id: 'desc' },
      take: count,
    });
    return rows.map(summaryOf);
  }
}

type SummaryRow = Omit<DeckSummary, 'createdAt'> & { readonly createdAt: Date };

const summaryOf = (row: SummaryRow): DeckSummary => ({ ...row, createdAt: row.createdAt.toISOString() });

type Row = Omit<Deck, 'cards' | 'createdAt'> & { readonly cards: unknown; readonly createdAt: Date };

const deckOf = (row: Row): Deck => ({
  ...row,
  cards: deckLines(row.cards, 'cards'),
  createdAt: row.createdAt.toISOString(),
});
