import { GO_BACK, POSITION, POSITIONS } from './checkpoints.sql.js';
import type { Transaction } from './consumer.js';

/** How far a consumer has come in the ledger; 0 for one that has not begun. */
export async function positionOf(tx: Transaction, consumer: string): Promise<number> {
  const { rows } = await tx.query<{ position: string }>(POSITION, [consumer]);
  return Number(rows[0]?.position ?? 0);
}

/** How far all consumers have come, by name. */
export async function positionsOf(tx: Transaction): Promise<ReadonlyMap<string, number>> {
  const { rows } = await tx.query<{ subscription: string; position: string }>(POSITIONS);
  return new Map(rows.map(({ subscription, position }) => [subscription, Number(position)]));
}

/** Has a consumer see again what came after a position that it had passed. */
export async function goBack(tx: Transaction, consumer: string, position: number): Promise<void> {
  await tx.query(GO_BACK, [consumer, position]);
}
