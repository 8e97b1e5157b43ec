import type { Pool } from 'pg';
import { GENESIS_HASH, nextRoot } from './chain.js';

export type LedgerVerification =
  | { readonly ok: true; readonly events: number; readonly root: string }
  | {
      readonly ok: false;
      readonly position: number;
      readonly reason: 'gap' | 'root';
      readonly expected: string;
      readonly actual: string;
    };

type Row = { readonly gpos: string; readonly hash: string; readonly root: string };

const PAGE = `
select gpos, encode(hash, 'hex') as hash, encode(root, 'hex') as root from es.ledger where gpos > $1 order by gpos limit $2`;
const PAGE_ROWS = 5_000;

/**
 * Walks the ledger and names the first position that is missing, or whose root does not follow from the one before
 * it.
 */
export async function verifyLedger(pool: Pool): Promise<LedgerVerification> {
  let position = 0;
  let root = GENESIS_HASH;
  for (;;) {
    const { rows } = await pool.query<Row>({ name: 'es-verify-ledger', text: PAGE, values: [position, PAGE_ROWS] });
    for (const row of rows) {
      const next = position + 1;
      if (Number(row.gpos) !== next)
        return { ok: false, position: next, reason: 'gap', expected: String(next), actual: row.gpos };
      const expected = nextRoot(root, row.hash);
      if (expected !== row.root) return { ok: false, position: next, reason: 'root', expected, actual: row.root };
      position = next;
      root = row.root;
    }
    if (rows.length < PAGE_ROWS) return { ok: true, events: position, root };
  }
}
