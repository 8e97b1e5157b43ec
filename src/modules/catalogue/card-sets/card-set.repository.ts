import { Injectable } from '@nestjs/common';
import { type CardSet, canonicalJson } from '../../../engine/index.js';
import { integer, record } from '../../../platform/decoding/index.js';
import { PgPools } from '../../../platform/database/index.js';
import { type CardSetFacts, type CardTotals } from './card-set.js';
import {
  ADD,
  CARDS,
  CARDS_TEXT,
  FIND_BY_HASH,
  FIND_BY_VERSION,
  KEEP,
  LIST,
  NEWEST,
  NEWEST_OF_OTHERS,
} from './card-sets.sql.js';

interface FactsRow {
  readonly game: string;
  readonly hash: string;
  readonly version: number;
  readonly totals: unknown;
  readonly created_at: Date;
  readonly import_id: string | null;
  readonly format: string | null;
  readonly file_name: string | null;
  readonly file_sha256: string | null;
}

/** A card set as it is stored. */
export interface CardSetText {
  readonly hash: string;
  readonly text: string;
}

/** Imports of one game that may end at the same time as this one: each takes a number, the others take the next. */
const RACES_MAX = 20;

/** The rows of card sets: added once, read often. The database holds each hash against its cards. */
@Injectable()
export class CardSetRepository {
  constructor(private readonly pools: PgPools) {}

  /** Stores a set that came with a release, unless it is there. */
  async keep(game: string, { hash, cards }: CardSet, totals: CardTotals): Promise<void> {
    await this.pools.app.query(KEEP, [game, hash, JSON.stringify(totals), canonicalJson(cards)]);
  }

  /** Stores an imported set, the canonical JSON of its cards, under the next number, unless it is there; what is stored then. */
  async add(game: string, { hash, text }: CardSetText, totals: CardTotals, importId: string): Promise<CardSetFacts> {
    const values = [game, hash, importId, JSON.stringify(cardTotals(totals, 'totals')), text];
    for (let race = 0; race < RACES_MAX; race += 1) {
      await this.pools.app.query(ADD, values);
      const stored = await this.findByHash(game, hash);
      if (stored !== null) return stored;
    }
    throw new Error(`other imports took ${RACES_MAX} numbers in a row`);
  }

  /** The hash of the set with the highest number; null while nothing was imported. */
  async newest(game: string): Promise<string | null> {
    const { rows } = await this.pools.app.query<{ hash: string }>(NEWEST, [game]);
    return rows[0]?.hash ?? null;
  }

  /** The hash of the newest set that another import has brought; null where there is none. */
  async newestOfOthers(game: string, importId: string): Promise<string | null> {
    const { rows } = await this.pools.app.query<{ hash: string }>(NEWEST_OF_OTHERS, [game, importId]);
    return rows[0]?.hash ?? null;
  }

  /** Each as it is stored; none for an unknown set. */
  async cards(game: string, hash: string): Promise<readonly unknown[]> {
    const { rows } = await this.pools.app.query<{ card: unknown }>(CARDS, [game, hash]);
    return rows.map(({ card }) => card);
  }

  /** The cards by id as one text; null for an unknown set. */
  async text(game: string, hash: string): Promise<string | null> {
    const { rows } = await this.pools.app.query<{ cards: string }>(CARDS_TEXT, [game, hash]);
    return rows[0]?.cards ?? null;
  }

  findByHash(game: string, hash: string): Promise<CardSetFacts | null> {
    return this.one(FIND_BY_HASH, [game, hash]);
  }

  findByVersion(game: string, version: number): Promise<CardSetFacts | null> {
    return this.one(FIND_BY_VERSION, [game, version]);
  }

  /** The latest first. */
  async list(game: string, after: readonly [at: string, hash: string] | null, limit: number) {
    const [at, hash] = after ?? [null, null];
    const { rows } = await this.pools.app.query<FactsRow>(LIST, [game, at, hash, limit]);
    return rows.map(factsOf);
  }

  private async one(sql: string, values: readonly unknown[]): Promise<CardSetFacts | null> {
    const { rows } = await this.pools.app.query<FactsRow>(sql, [...values]);
    return rows[0] === undefined ? null : factsOf(rows[0]);
  }
}

export const cardTotals = record({ cards: integer, scripted: integer, partly: integer, unscripted: integer });

const factsOf = ({ game, hash, version, totals, created_at, ...source }: FactsRow): CardSetFacts => ({
  game,
  hash,
  version,
  totals: cardTotals(totals, 'totals'),
  storedAt: created_at.toISOString(),
  source: sourceOf(source),
});

type SourceRow = Pick<FactsRow, 'import_id' | 'format' | 'file_name' | 'file_sha256'>;

const sourceOf = ({ import_id, format, file_name, file_sha256 }: SourceRow): CardSetFacts['source'] =>
  import_id === null || format === null || file_sha256 === null
    ? null
    : { importId: import_id, format, fileName: file_name, fileSha256: file_sha256 };
