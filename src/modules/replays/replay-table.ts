import { Injectable } from '@nestjs/common';
import { PgPools } from '../../platform/database/index.js';
import type { DerivedTable, Transaction } from '../../platform/projections/index.js';
import type { Derived } from '../../platform/queue/index.js';
import type { PlacedDocument, StoredDocument } from './stored-document.js';

/** $1 of what, $2 version of its end; the document; whether it is in place of all that were there. */
const PUT = `
insert into replays (id, version, kind, branch, is_last, viewer, sha256, document)
values ($1, $2, $3, $4, $5, $6, $7, $8)
on conflict (id, branch, viewer) do update
set kind = excluded.kind, version = excluded.version, is_last = excluded.is_last, sha256 = excluded.sha256, document = excluded.document`;

/** The same in place of all others, which are made when they are asked for. */
const REPLACE = `
with others as (delete from replays where id = $1 and (branch, viewer) <> ($4, $6))${PUT}`;

/** The same while that end is the end. */
const ADD = PUT.replace(
  'values ($1, $2, $3, $4, $5, $6, $7, $8)',
  `select $1::uuid, $2::int, $3, $4::int, $5::boolean, $6, $7, $8::bytea
where not exists (select from es.events where stream = $1 and version > $2 and type in ('Rewound', 'MatchReopened'))`,
);

/** Without a branch the one that counts; of this end. */
const FIND = `
select sha256, document from replays
where id = $1 and kind = $2 and viewer = $3 and version = $4 and (branch = $5 or $5::int is null and is_last)`;

/** Beside a shadow of the table that an audit fills. */
const OF = `select branch, viewer, sha256, document from public.replays where id = $1`;

const REMOVE = `delete from replays where id = $1`;

const STREAMS = `select distinct id from replays`;

/** Rows of games and matches that the ledger does not have. */
export const STRAYS = `
select concat_ws('/', id, branch, viewer) as key from replays r
where not exists (select from es.events e where e.stream = r.id and e.version = 1 and e.type in ('GameStarted', 'MatchCreated'))
order by 1 limit 1000`;

export interface ReplayKey {
  /** The id of the game or the match. */
  readonly id: string;
  readonly kind: 'game' | 'match';
  /** The version of the event that ended it. */
  readonly version: number;
  readonly viewer?: string;
  readonly branch?: number | null;
}

/** One that is in the table, with what it is checked by. */
export type KeptDocument = Pick<PlacedDocument, 'branch' | 'viewer' | 'sha256' | 'document'>;

export const REPLAYS: DerivedTable = { name: 'replays', key: ['id', 'branch', 'viewer'], of: 'id' };

@Injectable()
export class ReplayTable implements Derived {
  constructor(private readonly pools: PgPools) {}

  /** Puts the document of a game or match that ended at a version in place of all that were there. */
  async put(id: string, version: number, placed: PlacedDocument): Promise<void> {
    await this.pools.app.query(REPLACE, valuesOf(id, version, placed));
  }

  /** Stores a document, unless the game or match has continued since that end. */
  async add(id: string, version: number, placed: PlacedDocument): Promise<void> {
    await this.pools.app.query(ADD, valuesOf(id, version, placed));
  }

  /** Puts it into the table that a transaction sees. */
  async putVia(via: Transaction, id: string, version: number, placed: PlacedDocument): Promise<void> {
    await via.query(PUT, valuesOf(id, version, placed));
  }

  async remove(id: string): Promise<void> {
    await this.pools.app.query(REMOVE, [id]);
  }

  /** The branch that counts, unless another is asked for; null while what there is shows an earlier end. */
  async find({ id, kind, version, viewer = 'everything', branch = null }: ReplayKey): Promise<StoredDocument | null> {
    const { rows } = await this.pools.app.query<StoredDocument>(FIND, [id, kind, viewer, version, branch]);
    return rows[0] ?? null;
  }

  async kept(id: string, via: Transaction): Promise<readonly KeptDocument[]> {
    return (await via.query<KeptDocument>(OF, [id])).rows;
  }

  async streams(): Promise<readonly string[]> {
    const { rows } = await this.pools.app.query<{ id: string }>(STREAMS);
    return rows.map(({ id }) => id);
  }
}

const valuesOf = (id: string, version: number, placed: PlacedDocument): unknown[] => {
  const { kind, branch, isLast, viewer, sha256, document } = placed;
  return [id, version, kind, branch, isLast, viewer, sha256, document];
};
