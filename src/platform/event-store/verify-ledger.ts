import type { Pool } from 'pg';
import { type Finding } from './audit/finding.js';
import { ledgerFindings } from './audit/ledger.js';

export type LedgerVerification =
  { readonly ok: true; readonly events: number; readonly root: string } | ({ readonly ok: false } & Finding);

/**
 * Names the first position that is missing, whose root does not follow from the one before it, or whose event is gone.
 */
export async function verifyLedger(pool: Pool): Promise<LedgerVerification> {
  const { done, value } = await ledgerFindings(pool).next();
  return done === true ? { ok: true, events: value.position, root: value.root } : { ok: false, ...value };
}
