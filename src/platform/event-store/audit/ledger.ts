import type { Pool } from 'pg';
import { GENESIS_HASH, nextRoot } from '../chain.js';
import { type Finding, NONE, ofEvent, ofRow } from './finding.js';

/** A root that somebody has kept. */
export interface KeptRoot {
  readonly position: number;
  readonly root: string;
}

interface Row {
  readonly gpos: string;
  readonly stream: string;
  readonly version: number;
  readonly hash: string;
  readonly root: string;
  readonly is_recorded: boolean;
}

/** In the order of the ledger; `is_recorded`: the event itself is there. */
const PAGE = `
select l.gpos, l.stream, l.version, encode(l.hash, 'hex') as hash, encode(l.root, 'hex') as root,
  exists (select from es.events e where e.stream = l.stream and e.version = l.version) as is_recorded
from (select * from es.ledger where gpos > $1 order by gpos limit $2) l order by l.gpos`;
const PAGE_ROWS = 5_000;

/** The last position and root that were reached. */
export interface LedgerEnd {
  readonly position: number;
  readonly root: string;
}

export interface LedgerAsked {
  readonly kept?: readonly KeptRoot[];
  readonly onRows?: (count: number) => void;
}

/**
 * Recomputes every root of the ledger, looks for the event of every row, and holds the kept roots against what comes
 * out: a record that is rewritten, with all hashes after it, has other roots than were kept.
 */
export async function* ledgerFindings(
  pool: Pool,
  { kept = [], onRows }: LedgerAsked = {},
): AsyncGenerator<Finding, LedgerEnd> {
  const open = new Map<number, string[]>();
  for (const { position, root } of kept) open.set(position, [...(open.get(position) ?? []), root]);
  let end: LedgerEnd = { position: 0, root: GENESIS_HASH };
  for (;;) {
    const { rows } = await pool.query<Row>(PAGE, [end.position, PAGE_ROWS]);
    for (const row of rows) {
      yield* rowFindings(row, end);
      end = { position: Number(row.gpos), root: row.root };
      for (const root of open.get(end.position) ?? []) yield* keptFindings(end.position, root, row.root);
      open.delete(end.position);
    }
    onRows?.(rows.length);
    if (rows.length < PAGE_ROWS) break;
  }
  for (const [position, roots] of open) for (const root of roots) yield* keptFindings(position, root, NONE);
  return end;
}

function* rowFindings(row: Row, before: LedgerEnd): Generator<Finding> {
  const next = before.position + 1;
  if (Number(row.gpos) !== next) yield ofRow('es.ledger', `position ${next}`, 'gap', String(next), row.gpos);
  const expected = nextRoot(before.root, row.hash);
  if (expected !== row.root) yield ofRow('es.ledger', `position ${row.gpos}`, 'root', expected, row.root);
  if (!row.is_recorded) yield ofEvent(row, 'gap', row.hash, NONE);
}

function* keptFindings(position: number, expected: string, actual: string): Generator<Finding> {
  if (expected !== actual) yield ofRow('es.ledger', `position ${position}`, 'kept-root', expected, actual);
}
