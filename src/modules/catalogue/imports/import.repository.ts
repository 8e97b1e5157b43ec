import { Injectable } from '@nestjs/common';
import { PgPools } from '../../../platform/database/index.js';
import { literal, record, text } from '../../../platform/decoding/index.js';
import { cardTotals } from '../card-sets/card-set.repository.js';
import { type CardImport, IMPORT_STATUSES, type ImportError, type ImportRequest, type ImportResult } from './import.js';

const REQUEST = `
insert into catalogue_imports (id, game, format, file_name, file_sha256, file_bytes, requested_by, upload)
values ($1, $2, $3, $4, $5, $6, $7, $8)`;

/** An import that lost its worker is running, too, and begins again. */
const BEGIN = `
update catalogue_imports set status = 'running' where id = $1 and status in ('waiting', 'running')
returning game, format, upload`;

const PROGRESS = `update catalogue_imports set done = $2, total = $3 where id = $1 and status = 'running'`;

const FINISH = `
update catalogue_imports
set status = 'done', done = $4, total = $4, upload = null, card_set = $2, report = $3, ended_at = now()
where id = $1 and status = 'running'`;

const FAIL = `
update catalogue_imports set status = 'failed', upload = null, error = $2, ended_at = now()
where id = $1 and status = 'running'`;

const FIND = `
select i.id, i.game, i.format, i.file_name, i.file_sha256, i.file_bytes, i.requested_by, i.status, i.done, i.total,
  i.created_at, i.ended_at, i.error, i.card_set, coalesce(s.version, 0) as version, s.import_id is not distinct from i.id as is_new,
  i.report -> 'totals' as totals, (i.report -> 'totals' ->> 'odd')::integer as odd
from catalogue_imports i left join card_sets s on s.game = i.game and s.hash = i.card_set
where i.id = $1`;

const REPORT = `select status, report::text as report from catalogue_imports where id = $1`;

interface ImportRow {
  readonly id: string;
  readonly game: string;
  readonly format: string;
  readonly file_name: string | null;
  readonly file_sha256: string;
  readonly file_bytes: number;
  readonly requested_by: string;
  readonly status: string;
  readonly done: number;
  readonly total: number;
  readonly created_at: Date;
  readonly ended_at: Date | null;
  readonly error: unknown;
  readonly card_set: string | null;
  readonly version: number;
  readonly is_new: boolean;
  readonly totals: unknown;
  readonly odd: number | null;
}

/** The file of an import that is to be carried out. */
export interface ImportWork {
  readonly game: string;
  readonly format: string;
  readonly upload: Buffer;
}

/** The rows of imports. What was asked for never changes; how far it came does. */
@Injectable()
export class ImportRepository {
  constructor(private readonly pools: PgPools) {}

  async request(request: ImportRequest, upload: Buffer): Promise<void> {
    const { id, game, format, fileName, fileSha256, fileBytes, requestedBy } = request;
    await this.pools.app.query(REQUEST, [id, game, format, fileName, fileSha256, fileBytes, requestedBy, upload]);
  }

  /** Null when the import has ended: then there is nothing more to do. */
  async begin(id: string): Promise<ImportWork | null> {
    const { rows } = await this.pools.app.query<ImportWork>(BEGIN, [id]);
    return rows[0] ?? null;
  }

  async progress(id: string, done: number, total: number): Promise<void> {
    await this.pools.app.query(PROGRESS, [id, done, total]);
  }

  /** The report is kept as JSON text, as it is served. */
  async finish(id: string, cardSet: string, report: string, records: number): Promise<void> {
    await this.pools.app.query(FINISH, [id, cardSet, report, records]);
  }

  async fail(id: string, error: ImportError): Promise<void> {
    await this.pools.app.query(FAIL, [id, JSON.stringify(error)]);
  }

  async find(id: string): Promise<CardImport | null> {
    const { rows } = await this.pools.app.query<ImportRow>(FIND, [id]);
    return rows[0] === undefined ? null : importOf(rows[0]);
  }

  /** The whole report as the text it is kept as; null before the import is done. Undefined: there is no such import. */
  async report(id: string): Promise<string | null | undefined> {
    const { rows } = await this.pools.app.query<{ report: string | null }>(REPORT, [id]);
    return rows[0]?.report;
  }
}

const status = literal(...IMPORT_STATUSES);
const importError = record({ message: text }, { path: text });

const importOf = (row: ImportRow): CardImport => ({
  id: row.id,
  game: row.game,
  format: row.format,
  fileName: row.file_name,
  fileSha256: row.file_sha256,
  fileBytes: row.file_bytes,
  requestedBy: row.requested_by,
  status: status(row.status, 'status'),
  done: row.done,
  total: row.total,
  requestedAt: row.created_at.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
  result: resultOf(row),
  error: row.error === null ? null : importError(row.error, 'error'),
});

const resultOf = ({ card_set, version, is_new, totals, odd }: ImportRow): ImportResult | null =>
  card_set === null
    ? null
    : { cardSet: card_set, version, isNew: is_new, totals: cardTotals(totals, 'totals'), odd: odd ?? 0 };
