import { Injectable } from '@nestjs/common';
import { canonicalJson, type CardSet } from '../../../engine/index.js';
import { PgPools } from '../../../platform/database/index.js';
import { onNewest, OVERTAKEN } from '../../../platform/event-store/index.js';
import { integer, record } from '../../../platform/decoding/index.js';
import type { CardSetFacts, CardTotals } from './card-set.js';

const KEEP = `
insert into card_sets (game, hash, totals, cards) values ($1, $2, $3, $4)
on conflict do nothing`;

/** Adds nothing where the set is there, and nothing where another import took the number in between. */
const ADD = `
insert into card_sets (game, hash, version, import_id, totals, cards)
select $1, $2, coalesce(max(version), 0) + 1, $3, $4, $5 from card_sets where game = $1
on conflict do nothing`;

const NEWEST = `
select hash from card_sets where game = $1 and version is not null order by version desc limit 1`;

/** The newest set of another import. */
const NEWEST_OF_OTHERS = `
select hash from card_sets where game = $1 and version is not null and import_id is distinct from $2
order by version desc limit 1`;

/** A row for each card: no row is as large as a set, which would take long to read at once. */
const CARDS = `
select card.value as card from card_sets s cross join json_each(s.cards) card where s.game = $1 and s.hash = $2`;

const CARDS_TEXT = `select cards::text as cards from card_sets where game = $1 and hash = $2`;

const FACTS = `
select s.game, s.hash, coalesce(s.version, 0) as version, s.totals, s.created_at, s.import_id,
  i.format, i.file_name, i.file_sha256
from card_sets s left join catalogue_imports i on i.id = s.import_id`;

const FIND_BY_HASH = `${FACTS} where s.game = $1 and s.hash = $2`;

const FIND_BY_VERSION = `${FACTS} where s.game = $1 and s.version = $2`;

/** The latest first; `$2` and `$3` are where the page before ended. */
const LIST = `${FACTS}
where s.game = $1 and ($2::timestamptz is null or (s.created_at, s.hash) < ($2, $3::text))
order by s.created_at desc, s.hash desc limit $4`;

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

  /**
   * Stores an imported set, the canonical JSON of its cards, under the next number, unless it is there; what is stored
   * then.
   */
  async add(game: string, { hash, text }: CardSetText, totals: CardTotals, importId: string): Promise<CardSetFacts> {
    const values = [game, hash, importId, JSON.stringify(cardTotals(totals, 'totals')), text];
    const attempt = async (): Promise<CardSetFacts | typeof OVERTAKEN> => {
      await this.pools.app.query(ADD, values);
      return (await this.findByHash(game, hash)) ?? OVERTAKEN;
    };
    const tooMany = () => new Error(`other imports took ${RACES_MAX} numbers in a row`);
    return onNewest(attempt, { max: RACES_MAX, tooMany });
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
