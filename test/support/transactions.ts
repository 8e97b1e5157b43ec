/** The transactions that a piece of work begins. */
import pg from 'pg';
import { expect, vi } from 'vitest';

/** The statements that begin transactions of this process while `work` runs, with what is set there. */
export async function transactionsOf(work: () => Promise<unknown>): Promise<readonly string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return query.mock.calls.map(([asked]) => textOf(asked)).filter((text) => /^\s*begin\b/i.test(text));
  } finally {
    query.mockRestore();
  }
}

const textOf = (asked: unknown): string => {
  if (typeof asked === 'string') return asked;
  const { text } = (asked ?? {}) as { readonly text?: unknown };
  return typeof text === 'string' ? text : '';
};

/** A statement of a transaction that lasts as long as its work does, whatever the bounds of the database are. */
export const LIFTS_BOUNDS = expect.stringMatching(
  /statement_timeout = 0[^]*idle_in_transaction_session_timeout = 0/,
) as string;
