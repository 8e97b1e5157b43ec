import { GO_BACK, POSITION } from './checkpoints.sql.js';
import type { Transaction } from './consumer.js';

/** How far a consumer has come in the ledger; 0 for one that has not begun. */
export async function positionOf(tx: Transaction, consumer: string): Promise<number> {
  const { rows } = await tx.query<{ position: string }>(POSITION, [consumer]);
  return Number(rows[0]?.position ?? 0);
}

/** Has a consumer see again what came after a position that it had passed. */
export async function goBack(tx: Transaction, consumer: string, position: number): Promise<void> {
  await tx.query(GO_BACK, [consumer, position]);
}
