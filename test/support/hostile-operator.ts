/**
 * An operator with full access to the database, its triggers disabled and its constraints dropped, who changes
 * anything.
 */
import pg from 'pg';
import { chainedHash, GENESIS_HASH, nextRoot } from '../../src/platform/event-store/chain.js';

export interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly isKey: boolean;
}

/**
 * Every column of every table that an application may have put there; partitions are their table, and BullMQ's are a
 * queue.
 */
const COLUMNS = `
select c.table_schema || '.' || c.table_name as table, c.column_name as column, c.udt_name as type,
  exists (select from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
    where i.indisprimary and i.indrelid = (c.table_schema || '.' || c.table_name)::regclass and a.attname = c.column_name) as "isKey"
from information_schema.columns c
join information_schema.tables t using (table_schema, table_name)
join pg_class k on k.oid = (c.table_schema || '.' || c.table_name)::regclass
where t.table_type = 'BASE TABLE' and not k.relispartition and c.table_schema not in ('pg_catalog', 'information_schema')
order by 1, c.ordinal_position`;

const CHECKS = `
select conrelid::regclass::text as table, conname as name from pg_constraint
where contype in ('c', 'u') and coninhcount = 0 and connamespace in ('es'::regnamespace, 'public'::regnamespace)`;

const UNIQUE = `
select i.indexrelid::regclass::text as name from pg_index i join pg_class c on c.oid = i.indrelid
where i.indisunique and not i.indisprimary and not c.relispartition
  and c.relnamespace in ('es'::regnamespace, 'public'::regnamespace)`;

/** Statements that make triggers, functions and privileges of the store as they are now. */
const AS_MADE = `
select pg_get_functiondef(oid) as made from pg_proc where pronamespace = 'es'::regnamespace and prokind = 'f'
union all
select format('drop trigger if exists %I on %s; %s; alter table %s enable trigger all',
  t.tgname, t.tgrelid::regclass, pg_get_triggerdef(t.oid), t.tgrelid::regclass)
from pg_trigger t join pg_class c on c.oid = t.tgrelid
where c.relnamespace = 'es'::regnamespace and not t.tgisinternal and t.tgparentid = 0
union all
select format('revoke all on %s from public, kifu_app', c.oid::regclass) from pg_class c
where c.relnamespace = 'es'::regnamespace and c.relkind in ('r', 'p')
union all
select format('grant %s on %s to kifu_app', a.privilege_type, c.oid::regclass)
from pg_class c cross join aclexplode(c.relacl) a join pg_roles r on r.oid = a.grantee
where c.relnamespace = 'es'::regnamespace and c.relkind in ('r', 'p') and r.rolname = 'kifu_app'`;

/** Another value of the same type. */
const OTHER: Readonly<Record<string, (old: string) => string>> = {
  text: (old) => `coalesce(${old}, '') || 'x'`,
  varchar: (old) => `coalesce(${old}, '') || 'x'`,
  uuid: () => `'00000000-0000-4000-8000-000000000001'::uuid`,
  int2: (old) => `coalesce(${old}, 0) + 1`,
  int4: (old) => `coalesce(${old}, 0) + 1000`,
  int8: (old) => `coalesce(${old}, 0) + 1000`,
  float8: (old) => `coalesce(${old}, 0) + 1000`,
  numeric: (old) => `coalesce(${old}, 0) + 1000`,
  bool: (old) => `not coalesce(${old}, false)`,
  bytea: (old) => `sha256(coalesce(${old}, ''))`,
  date: (old) => `coalesce(${old}, current_date) + 1`,
  timestamptz: (old) => `coalesce(${old}, now()) + interval '1 hour'`,
  json: () => `'{"changed":true}'::json`,
  jsonb: () => `'{"changed":true}'::jsonb`,
  _text: (old) => `coalesce(${old}, '{}') || array['x']`,
  _int4: (old) => `coalesce(${old}, '{}') || array[1000]`,
  _uuid: (old) => `coalesce(${old}, '{}') || array['00000000-0000-4000-8000-000000000001'::uuid]`,
};

export class HostileOperator {
  private constructor(private readonly client: pg.Client) {}

  static async at(url: string): Promise<HostileOperator> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const operator = new HostileOperator(client);
    await client.query('set session_replication_role = replica');
    for (const { table, name } of await operator.rows<{ table: string; name: string }>(CHECKS)) {
      await client.query(`alter table ${table} drop constraint "${name}"`);
    }
    for (const { name } of await operator.rows<{ name: string }>(UNIQUE)) await client.query(`drop index ${name}`);
    return operator;
  }

  columns(): Promise<readonly Column[]> {
    return this.rows<Column>(COLUMNS);
  }

  /** Changes the column in one row in which it is not null. */
  async change({ table, column, type }: Column): Promise<void> {
    const other = OTHER[type];
    if (other === undefined) throw new Error(`say what another value of ${type} is, for ${table}.${column}`);
    const row = `select tableoid, ctid from ${table} order by "${column}" is null, tableoid, ctid limit 1`;
    await this.query(`update ${table} set "${column}" = ${other(`"${column}"`)} where (tableoid, ctid) in (${row})`);
  }

  async remove(table: string): Promise<void> {
    await this.query(
      `delete from ${table} where (tableoid, ctid) in (select tableoid, ctid from ${table} order by tableoid, ctid limit 1)`,
    );
  }

  /** A copy of a row under another key. */
  async insert(table: string, columns: readonly Column[]): Promise<void> {
    const values = columns.map(({ column, type, isKey }) => (isKey ? OTHER[type]?.(`"${column}"`) : `"${column}"`));
    const names = columns.map(({ column }) => `"${column}"`).join(', ');
    await this.query(
      `insert into ${table} (${names}) overriding system value select ${values.join(', ')} from ${table} order by 1 limit 1`,
    );
  }

  /** Two rows exchange some columns. False where both hold the same in them, or where there is no second one. */
  async swap(table: string, columns: readonly Column[], exchanged: readonly Column[]): Promise<boolean> {
    const key = columns.filter(({ isKey }) => isKey).map(({ column }) => `"${column}"`);
    const rest = exchanged.filter(({ isKey }) => !isKey).map(({ column }) => `"${column}"`);
    if (rest.length === 0) return false;
    const { rowCount } = await this.client.query(`
      with numbered as (
        select *, row_number() over (order by ${key.join(', ')}) as place_of_row, to_jsonb(array[${rest.map((name) => `${name}::text`).join(', ')}]) as held
        from ${table}
      )
      update ${table} t set (${rest.join(', ')}) = row(${rest.map((name) => `b.${name}`).join(', ')})
      from numbered a join numbered b on b.place_of_row = 3 - a.place_of_row and b.held <> a.held
      where ${key.map((name) => `t.${name} = a.${name}`).join(' and ')}`);
    return rowCount !== 0;
  }

  /** Does something to tables, and undoes it when `look` has looked. */
  async meanwhile<Seen>(tables: readonly string[], act: () => Promise<void>, look: () => Promise<Seen>): Promise<Seen> {
    const kept = tables.map((table, at) => ({ table, copy: `before_${at}` }));
    for (const { table, copy } of kept) await this.query(`create temporary table ${copy} as table ${table}`);
    try {
      await act();
      return await look();
    } finally {
      for (const { table, copy } of kept) {
        await this.query(`delete from ${table}`);
        await this.query(`insert into ${table} overriding system value table ${copy}`);
        await this.query(`drop table ${copy}`);
      }
    }
  }

  /** Changes tables, triggers, functions or privileges, and undoes it when `look` has looked. */
  async undone<Seen>(statement: string, look: () => Promise<Seen>): Promise<Seen> {
    const before = await this.rows<{ made: string }>(AS_MADE);
    await this.query(statement);
    try {
      return await look();
    } finally {
      for (const { made } of before) await this.query(made);
    }
  }

  /** Rewrites the hashes of all streams and the whole ledger, so that everything follows from what is stored now. */
  async makeConsistent(): Promise<void> {
    const events = await this.rows<EventText>(`
      select stream, version, type, schema_version, recorded_at, metadata::text as metadata, payload::text as payload
      from es.events order by stream, version`);
    const hashes = new Map<string, string>();
    for (const event of events) {
      const { stream, version, schema_version: schemaVersion, recorded_at: at, ...rest } = event;
      const previous = hashes.get(`${stream}/${version - 1}`) ?? GENESIS_HASH;
      const hash = chainedHash(previous, stream, { ...rest, version, schemaVersion, recordedAt: at.toISOString() });
      hashes.set(`${stream}/${version}`, hash);
      await this.query(`update es.events set hash = decode($3, 'hex') where stream = $1 and version = $2`, [
        stream,
        version,
        hash,
      ]);
      await this.query(`update es.inbox set hash = decode($3, 'hex') where stream = $1 and version = $2`, [
        stream,
        version,
        hash,
      ]);
    }
    let root = GENESIS_HASH;
    for (const row of await this.rows<{ gpos: string; stream: string; version: number }>(
      'select gpos, stream, version from es.ledger order by gpos',
    )) {
      const hash = hashes.get(`${row.stream}/${row.version}`) ?? '';
      root = nextRoot(root, hash);
      await this.query(`update es.ledger set hash = decode($2, 'hex'), root = decode($3, 'hex') where gpos = $1`, [
        row.gpos,
        hash,
        root,
      ]);
    }
  }

  async rows<Row extends object>(text: string, values: readonly unknown[] = []): Promise<readonly Row[]> {
    return (await this.client.query<Row>(text, [...values])).rows;
  }

  async query(text: string, values: readonly unknown[] = []): Promise<void> {
    await this.client.query(text, [...values]);
  }

  async leave(): Promise<void> {
    await this.client.end();
  }
}

interface EventText {
  readonly stream: string;
  readonly version: number;
  readonly type: string;
  readonly schema_version: number;
  readonly recorded_at: Date;
  readonly metadata: string;
  readonly payload: string;
}
