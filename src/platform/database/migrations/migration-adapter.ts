/**
 * What the schema engine talks to. `@prisma/adapter-pg` is made for queries and has four faults when it drives
 * migrations; each is put right here, and `test/integration/migrations.int.spec.ts` has a case for each:
 *
 * 1. `executeScript` splits scripts at every `;`, also inside `$$ … $$` and literals → the server gets the whole
 * script.
 * 2. `connectToShadowDb` lets a connection string win over the shadow's name, so the "shadow" is the real database.
 * 3. The shadow database is dropped while our own pool is still connected to it.
 * 4. The catalogue's type `"char"` is refused, and with it every introspection.
 */
import { randomUUID } from 'node:crypto';
import { PrismaPg } from '@prisma/adapter-pg';
import {
  ColumnTypeEnum,
  DriverAdapterError,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
  type SqlQuery,
  type SqlResultSet,
} from '@prisma/driver-adapter-utils';
import pg from 'pg';
import { surviveBreaks } from '../survive-breaks.js';

export class MigrationAdapterFactory implements SqlMigrationAwareDriverAdapterFactory {
  readonly provider = 'postgres';
  readonly adapterName = '@prisma/adapter-pg';
  private readonly open: MigrationAdapter[] = [];

  constructor(private readonly url: string) {}

  connect(): Promise<SqlDriverAdapter> {
    return this.adapt(this.url, () => Promise.resolve());
  }

  async connectToShadowDb(): Promise<SqlDriverAdapter> {
    const name = `prisma_migrate_shadow_db_${randomUUID()}`;
    const shadow = new URL(this.url);
    shadow.pathname = `/${name}`;
    await this.administer(`CREATE DATABASE "${name}"`);
    return this.adapt(shadow.href, () => this.administer(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`));
  }

  /** The engine does not dispose of every connection it opens; we do, so that no pool keeps the process alive. */
  async close(): Promise<void> {
    for (const adapter of this.open.splice(0)) await adapter.dispose();
  }

  private async adapt(url: string, onClosed: () => Promise<void>): Promise<SqlDriverAdapter> {
    // One connection: the engine's advisory lock belongs to a session.
    const { pool, charColumns } = poolThatMarksChars(url);
    const adapter = new MigrationAdapter(await new PrismaPg(pool).connect(), pool, charColumns, onClosed);
    this.open.push(adapter);
    return adapter;
  }

  private async administer(statement: string): Promise<void> {
    const client = new pg.Client({ connectionString: this.url });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  }
}

class MigrationAdapter implements SqlDriverAdapter {
  readonly provider = 'postgres';
  readonly adapterName = '@prisma/adapter-pg';
  private closed = false;

  constructor(
    private readonly inner: SqlDriverAdapter,
    private readonly pool: pg.Pool,
    private readonly charColumns: CharColumns,
    private readonly onClosed: () => Promise<void>,
  ) {}

  async queryRaw(query: SqlQuery): Promise<SqlResultSet> {
    const result = await this.inner.queryRaw(query);
    for (const index of this.charColumns.get(result.rows) ?? []) result.columnTypes[index] = ColumnTypeEnum.Character;
    return result;
  }

  executeRaw(query: SqlQuery): Promise<number> {
    return this.inner.executeRaw(query);
  }

  /** Sent without parameters, a script goes by the simple protocol: all its statements, in one implicit transaction. */
  async executeScript(script: string): Promise<void> {
    const client = await this.pool.connect();
    try {
      await client.query(script);
    } catch (error) {
      throw error instanceof pg.DatabaseError ? new DriverAdapterError(explained(error)) : error;
    } finally {
      client.release();
    }
  }

  startTransaction: SqlDriverAdapter['startTransaction'] = (isolationLevel) =>
    this.inner.startTransaction(isolationLevel);

  getConnectionInfo = () => ({ supportsRelationJoins: true });

  async dispose(): Promise<void> {
    if (this.closed) return;
    this.closed = true;
    await this.inner.dispose();
    await this.pool.end();
    await this.onClosed();
  }
}

/** For a result's rows: the indices of its columns of type `"char"`. */
type CharColumns = WeakMap<object, readonly number[]>;

const CHAR_OID = 18;
const TEXT_OID = 25;

/**
 * The adapter refuses `"char"` when it maps a result's columns, so it is shown `text` instead; which columns those were
 * is remembered by the rows, the one part of the result that it hands on as it is.
 */
function poolThatMarksChars(url: string): { readonly pool: pg.Pool; readonly charColumns: CharColumns } {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  // `end()` does not wait until the server has hung up: where the database is dropped before, the server says so to
  // somebody.
  surviveBreaks(pool);
  const charColumns: CharColumns = new WeakMap();
  const query = pool.query.bind(pool);
  const markingQuery = async (config: pg.QueryArrayConfig): Promise<pg.QueryArrayResult> => {
    const result = await query(config);
    const chars = [...result.fields.entries()].filter(([, field]) => field.dataTypeID === CHAR_OID);
    for (const [, field] of chars) field.dataTypeID = TEXT_OID;
    charColumns.set(
      result.rows,
      chars.map(([index]) => index),
    );
    return result;
  };
  return { pool: Object.assign(pool, { query: markingQuery }), charColumns };
}

/** The engine prints these fields and stores them in `_prisma_migrations.logs`. */
function explained(error: pg.DatabaseError): ConstructorParameters<typeof DriverAdapterError>[0] {
  const { code = 'XX000', severity = 'ERROR', message, detail, column, hint } = error;
  return { kind: 'postgres', code, severity, message, detail, column, hint };
}
