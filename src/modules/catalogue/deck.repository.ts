import { Injectable } from '@nestjs/common';
import { integer, list, record, text } from '../../platform/decoding/index.js';
import { PgPools, type Prisma, PrismaService } from '../../platform/database/index.js';
import type { Deck, DeckSummary, SeenDeck } from './domain/deck.js';

export const deckLines = list(record({ card: text, count: integer }, { zone: text }));

/** A deck that was played in a public match is public. A reopened match hides it again. */
const PLAYED_IN_PUBLIC = `exists (
  select from match_listings m
  where m.seats @> jsonb_build_array(jsonb_build_object('deckId', d.id))
    and m.status = 'ended' and cardinality(m.consents) = cardinality(m.players)
)`;

const SEEN = (more = ''): string => `
select d.id, d.game, d.format, d.name, d.hash, d.ruleset, d.card_set as "cardSet", d.player_id as "playerId",
  d.draft_id as "draftId", d.created_at as "createdAt", p.published_at as "publishedAt",
  (p.deck_id is not null or ${PLAYED_IN_PUBLIC}) as public${more}
from decks d left join deck_publications p on p.deck_id = d.id`;

const FIND = `${SEEN(', d.cards')} where d.id = $1`;

/** $1 the records of a player or null, $2 the deck before or null, $3 how many at most. */
const LIST = (which = ''): string => `
select * from (${SEEN()}) d
where ($1::uuid[] is null or d."playerId" = any($1)) and ($2::uuid is null or d.id < $2) ${which}
order by d.id desc limit $3`;

const LIST_ALL = LIST();
const LIST_PUBLIC = LIST('and d.public');

/** What is public already stays so since when it was. */
const PUBLISH = `insert into deck_publications (deck_id, published_by) values ($1, $2) on conflict do nothing`;
const WITHDRAW = `delete from deck_publications where deck_id = $1`;

/** The rows of decks: written once, read often; and which of them their players have made public. */
@Injectable()
export class DeckRepository {
  constructor(
    private readonly prisma: PrismaService,
    private readonly pools: PgPools,
  ) {}

  async insert({ cards, createdAt, ...deck }: Deck, tx: Prisma.TransactionClient): Promise<void> {
    await tx.deck.create({ data: { ...deck, createdAt, cards: cards.map((line) => ({ ...line })) } });
  }

  /** A second one of the same draft, player and list is none: the first stays. */
  async insertDrafted({ cards, createdAt, ...deck }: Deck): Promise<void> {
    const data = [{ ...deck, createdAt, cards: cards.map((line) => ({ ...line })) }];
    await this.prisma.deck.createMany({ data, skipDuplicates: true });
  }

  async find(id: string): Promise<SeenDeck | null> {
    const { rows } = await this.pools.app.query<SummaryRow & { readonly cards: unknown }>(FIND, [id]);
    const [row] = rows;
    return row === undefined ? null : { ...summaryOf(row), cards: deckLines(row.cards, 'cards') };
  }

  async findDrafted(draftId: string, playerId: string, hash: string): Promise<Deck | null> {
    const row = await this.prisma.deck.findUnique({ where: { draftId_playerId_hash: { draftId, playerId, hash } } });
    return row === null ? null : deckOf(row);
  }

  /** Decks of the records of a player or everybody's, the newest first; ids grow with time, so they are the order. */
  list(records: Records, before: string | null, count: number): Promise<readonly DeckSummary[]> {
    return this.listed(LIST_ALL, records, before, count);
  }

  /** Those of them that everybody may read. */
  listPublic(records: Records, before: string | null, count: number): Promise<readonly DeckSummary[]> {
    return this.listed(LIST_PUBLIC, records, before, count);
  }

  /** Has everybody read it, until it is withdrawn; by which key or session. */
  async publish(id: string, by: string): Promise<void> {
    await this.pools.app.query(PUBLISH, [id, by]);
  }

  async withdraw(id: string): Promise<void> {
    await this.pools.app.query(WITHDRAW, [id]);
  }

  private async listed(
    statement: string,
    records: Records,
    before: string | null,
    count: number,
  ): Promise<readonly DeckSummary[]> {
    const { rows } = await this.pools.app.query<SummaryRow>(statement, [records ?? null, before, count]);
    return rows.map(summaryOf);
  }
}

/** The ids of the records of one player. */
type Records = readonly string[] | undefined;

interface SummaryRow extends Omit<DeckSummary, 'createdAt' | 'publishedAt'> {
  readonly createdAt: Date;
  readonly publishedAt: Date | null;
}

const summaryOf = ({ createdAt, publishedAt, ...row }: SummaryRow): DeckSummary => ({
  ...row,
  createdAt: createdAt.toISOString(),
  publishedAt: publishedAt?.toISOString() ?? null,
});

type Row = Omit<Deck, 'cards' | 'createdAt'> & { readonly cards: unknown; readonly createdAt: Date };

const deckOf = (row: Row): Deck => ({
  ...row,
  cards: deckLines(row.cards, 'cards'),
  createdAt: row.createdAt.toISOString(),
});
