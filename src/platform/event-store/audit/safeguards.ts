import type { Pool } from 'pg';
import { type Finding, NONE, ofRow } from './finding.js';

/**
 * Triggers, functions and privileges keep recorded rows from being changed. The audit compares them with what the
 * migrations made.
 * A safeguard that was lifted for a while and put back leaves no trace here; the hashes then show what was changed.
 */
const APPEND_ONLY = ['es.events', 'es.ledger', 'es.commands'];

/** The privileges of the service in the store. */
const GRANTS: Readonly<Record<string, readonly string[]>> = {
  'es.events': ['SELECT', 'INSERT'],
  'es.ledger': ['SELECT', 'INSERT'],
  'es.commands': ['SELECT', 'INSERT'],
  'es.snapshots': ['SELECT', 'INSERT'],
  'es.inbox': ['SELECT', 'INSERT', 'DELETE'],
  'es.checkpoints': ['SELECT', 'INSERT', 'UPDATE'],
  'es.set_aside': ['SELECT', 'INSERT', 'UPDATE', 'DELETE'],
  'es.skipped_events': ['SELECT', 'INSERT'],
};

/** Bits of `pg_trigger.tgtype`. */
const [ROW, BEFORE, DELETE, UPDATE, TRUNCATE] = [1, 2, 8, 16, 32] as const;

/** Triggers that are missing, switched off or changed, on each append-only table and its partitions. */
const TRIGGERS = `
with guarded as (
  select c.oid, c.oid::regclass::text as name, t.trigger, t.kind
  from (select unnest($1::regclass[]) as oid union select inhrelid from pg_inherits where inhparent = any ($1::regclass[])) g
  join pg_class c on c.oid = g.oid
  cross join (values ('append_only', ${BEFORE + ROW + DELETE + UPDATE}), ('no_truncate', ${BEFORE + TRUNCATE})) as t (trigger, kind)
)
select g.name as table, g.trigger, case
    when t.oid is null then 'none'
    when t.tgenabled <> 'O' then 'switched off'
    else 'another trigger' end as actual
from guarded g left join pg_trigger t on t.tgrelid = g.oid and t.tgname = g.trigger
where t.oid is null or t.tgenabled <> 'O' or t.tgtype <> g.kind or t.tgqual is not null or t.tgattr <> ''
  or t.tgfoid <> to_regprocedure('es.refuse_change()')
order by 1, 2`;

/** The bodies of functions, with each run of spaces as one space. */
const FUNCTIONS = `
select f.name, btrim(regexp_replace(p.prosrc, '\\s+', ' ', 'g')) as body, p.proconfig is not null as has_settings
from unnest($1::text[]) as f (name) left join pg_proc p on p.oid = to_regprocedure(f.name)`;

const BODIES: Readonly<Record<string, string>> = {
  'es.refuse_change()':
    "begin raise exception '%.% is append-only, % refused', tg_table_schema, tg_table_name, lower(tg_op) using errcode = 'ES001'; end",
  'es.next_root(bytea,bytea,bytea)': 'BEGIN RETURN sha256(coalesce(root, last_root) || hash); END',
};

/** The effective privileges of the service in the store: granted to it, to everybody, or for a column. */
const PRIVILEGES = `
select c.oid::regclass::text as table, coalesce(array_agg(p.privilege order by p.place) filter (where
    has_table_privilege('kifu_app', c.oid, p.privilege)
    or p.privilege in ('SELECT', 'INSERT', 'UPDATE') and has_any_column_privilege('kifu_app', c.oid, p.privilege)), '{}') as privileges
from pg_class c
cross join unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'TRIGGER']) with ordinality as p (privilege, place)
where c.relnamespace = 'es'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
group by c.oid order by 1`;

const PARTITIONS = `
select c.oid::regclass::text as table from pg_inherits join pg_class c on c.oid = inhrelid
where inhparent = any ($1::regclass[]) and has_table_privilege('kifu_app', c.oid, 'UPDATE, DELETE, TRUNCATE') order by 1`;

/** Settings that disable the triggers of a whole database or role. */
const RESTING = `
select coalesce(d.datname, '*') || '/' || coalesce(r.rolname, '*') as key, s.setting
from pg_db_role_setting c cross join unnest(c.setconfig) as s (setting)
left join pg_database d on d.oid = c.setdatabase left join pg_roles r on r.oid = c.setrole
where s.setting like 'session_replication_role=%' and s.setting <> 'session_replication_role=origin'
  and (c.setdatabase = 0 or d.datname = current_database()) order by 1`;

/** Safeguards that are not as the migrations made them. */
export async function* safeguardFindings(pool: Pool): AsyncGenerator<Finding> {
  const rowsOf = async <Row extends object>(text: string, values: readonly unknown[] = []) =>
    (await pool.query<Row>(text, [...values])).rows;
  const triggers = await rowsOf<{ table: string; trigger: string; actual: string }>(TRIGGERS, [APPEND_ONLY]);
  for (const { table, trigger, actual } of triggers)
    yield lifted(table, `trigger ${trigger}`, 'as it was made', actual);
  const functions = await rowsOf<{ name: string; body: string | null; has_settings: boolean }>(FUNCTIONS, [
    Object.keys(BODIES),
  ]);
  for (const { name, body, has_settings: hasSettings } of functions) {
    const expected = BODIES[name] ?? NONE;
    const isAsMade = body?.replace(/;$/, '') === expected.replace(/;$/, '') && !hasSettings;
    if (!isAsMade) yield lifted('es', `function ${name}`, expected, body ?? NONE);
  }
  for (const { table, privileges } of await rowsOf<{ table: string; privileges: string[] }>(PRIVILEGES)) {
    const [expected, actual] = [GRANTS[table] ?? [], privileges].map((each) => each.join(', ') || NONE);
    if (expected !== actual) yield lifted(table, 'privileges of kifu_app', expected ?? NONE, actual ?? NONE);
  }
  for (const { table } of await rowsOf<{ table: string }>(PARTITIONS, [APPEND_ONLY]))
    yield lifted(table, 'privileges of kifu_app', NONE, 'UPDATE, DELETE or TRUNCATE');
  for (const { key, setting } of await rowsOf<{ key: string; setting: string }>(RESTING))
    yield lifted('pg_db_role_setting', key, NONE, setting);
}

const lifted = (table: string, key: string, expected: string, actual: string): Finding =>
  ofRow(table, key, 'safeguard', expected, actual);
