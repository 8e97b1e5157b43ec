import { hash } from 'node:crypto';
import type { Pool } from 'pg';
import { inTransaction } from '../database/index.js';
import { type Finding, NONE, ofRow } from '../event-store/index.js';
import type { DerivedTable, Transaction } from './consumer.js';

/** Differing rows that are reported of each table: with so many, the table is made anew. */
const ROWS_MAX = 100;
/** What is longer is shown by its hash. */
const VALUE_MAX = 200;

/**
 * One state of the database for all that is read, however long it takes, and however long no event comes that is
 * wanted.
 */
const BEGIN = `begin isolation level repeatable read;
set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`;

/** Runs `compare` in a transaction that reads one state of the database, and ends with the shadows made in it. */
export const inOneState = <Result>(pool: Pool, compare: (tx: Transaction) => Promise<Result>): Promise<Result> =>
  inTransaction(pool, compare, BEGIN);

/** `shadowsCompared` in a transaction of its own. */
export const shadowFindings = (
  pool: Pool,
  tables: readonly DerivedTable[],
  fill: (tx: Transaction) => Promise<readonly Finding[]>,
  of: string | null = null,
): Promise<readonly Finding[]> => inOneState(pool, (tx) => shadowsCompared(tx, tables, () => fill(tx), of));

/**
 * Has `fill` write once more what tables should hold, and report what it could not take: it writes into temporary
 * tables of the same names, which hide the real ones in this transaction. Then compares row by row and column by
 * column. The very statements that write the tables fill their shadows, so nothing is said twice, and a column that is
 * added is compared. The shadows end with the transaction.
 */
export async function shadowsCompared(
  tx: Transaction,
  tables: readonly DerivedTable[],
  fill: () => Promise<readonly Finding[]>,
  of: string | null,
): Promise<readonly Finding[]> {
  for (const { name } of tables) {
    await tx.query(
      `create temporary table ${name} (like public.${name} including defaults including indexes) on commit drop`,
    );
  }
  const findings = [...(await fill())];
  for (const table of tables) findings.push(...(await compare(tx, table, of)));
  return findings;
}

/** Reports the rows of `of` in tables that no event writes: cheaper than shadows that would stay empty. */
export async function unfounded(
  tx: Transaction,
  tables: readonly DerivedTable[],
  of: string,
): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const table of tables) {
    const { rows } = await tx.query<Pick<Pair, 'key'>>(
      `select ${keyOf(table)} as key from public.${table.name} t where t.${table.of} = $1 order by 1 limit ${ROWS_MAX}`,
      [of],
    );
    findings.push(...rows.map(({ key }) => withoutEvent(table.name, key)));
  }
  return findings;
}

interface Pair {
  readonly key: string;
  readonly stored: Row | null;
  readonly made: Row | null;
}

type Row = Readonly<Record<string, unknown>>;

const keyOf = ({ key }: DerivedTable): string =>
  `concat_ws('/', ${key.map((column) => `t.${column}::text`).join(', ')})`;

async function compare(tx: Transaction, table: DerivedTable, what: string | null): Promise<readonly Finding[]> {
  const { name, of } = table;
  // The column keeps its type in the comparison: its index finds a part of a large table.
  const ofPart = what === null ? '' : `where t.${of} = $1`;
  const rows = (schema: string) =>
    `select ${keyOf(table)} as key, to_jsonb(t) as row from ${schema}.${name} t ${ofPart}`;
  const { rows: pairs } = await tx.query<Pair>(
    `select key, s.row as stored, m.row as made from (${rows('public')}) s full join (${rows('pg_temp')}) m using (key)
     where s.row is distinct from m.row order by key limit ${ROWS_MAX}`,
    what === null ? [] : [what],
  );
  return pairs.flatMap((pair) => differences(name, pair));
}

const withoutEvent = (table: string, key: string): Finding => ofRow(table, key, 'no-event', NONE, 'a row');

function differences(table: string, { key, stored, made }: Pair): readonly Finding[] {
  if (stored === null) return [ofRow(table, key, 'missing', 'a row', NONE)];
  if (made === null) return [withoutEvent(table, key)];
  return Object.keys(made)
    .map((column) => ({ column, expected: shown(made[column]), actual: shown(stored[column]) }))
    .filter(({ column }) => JSON.stringify(made[column]) !== JSON.stringify(stored[column]))
    .map((difference) => ({ table, key, reason: 'differs', ...difference }));
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? NONE;
  return text.length > VALUE_MAX ? `SHA-256 ${hash('sha256', text)}` : text;
}
