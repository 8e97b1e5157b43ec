/**
 * Who may log in to an embedded cluster, and as what: the service as `kifu_app`, which has the rights that migrations
 * grant and can become no other role; migrations and rebuilds as `kifu_owner`, which owns the tables. The superuser
 * can't log in at all.
 */
import { randomBytes } from 'node:crypto';
import { open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { SystemUser } from './system-user.js';

export interface Logins {
  readonly owner: Login;
  readonly app: Login;
  /** Whether the two are two, and neither is the superuser. */
  readonly divided: boolean;
}

export interface Login {
  readonly user: string;
  readonly password: string;
}

/**
 * Both lie inside the cluster's folder, the first in undivided clusters. There is one exactly when the cluster was made
 * to the end.
 */
export const PASSWORD_FILE = 'kifu-password';
const LOGINS_FILE = 'kifu-logins.json';

export const newPassword = (): string => randomBytes(24).toString('base64url');

export async function loginsOf(folder: string): Promise<Logins | undefined> {
  const kept = await textOf(join(folder, LOGINS_FILE));
  if (kept !== undefined) return decode(JSON.parse(kept));
  const password = await textOf(join(folder, PASSWORD_FILE));
  if (password === undefined) return undefined;
  const superuser = { user: 'kifu', password };
  return { owner: superuser, app: superuser, divided: false };
}

export async function keepLogins(folder: string, { owner, app }: Logins, user: SystemUser): Promise<void> {
  const path = join(folder, LOGINS_FILE);
  const file = await open(`${path}.new`, 'w', 0o600);
  await file.writeFile(JSON.stringify({ owner: owner.password, app: app.password }));
  await file.sync();
  await file.close();
  await user.own(`${path}.new`);
  await rename(`${path}.new`, path);
  await rm(join(folder, PASSWORD_FILE), { force: true });
}

/** Connection string for a database of the server. */
export const urlFor = ({ user, password }: Login, port: number | string, database: string): string =>
  `postgresql://${user}:${password}@127.0.0.1:${port}/${database}`;

/**
 * Makes the roles, or makes them anew where an earlier attempt was broken off; `alone` runs a script as the superuser.
 */
export async function divideRoles(alone: (database: string, script: string) => Promise<void>): Promise<Logins> {
  const logins = loginsWith(newPassword(), newPassword());
  // What was created before roles were divided belongs to the superuser.
  await alone('kifu', script(HAND_OVER)).catch((error: unknown) => {
    if (!/database "kifu" does not exist/.test(String(error))) throw error;
  });
  await alone('postgres', script(MAKE_ROLES, passwordsOf(logins), END_SUPERUSER));
  return logins;
}

function loginsWith(owner: string, app: string): Logins {
  return {
    owner: { user: 'kifu_owner', password: owner },
    app: { user: 'kifu_app', password: app },
    divided: true,
  };
}

function decode(kept: unknown): Logins {
  const { owner = '', app = '' }: { owner?: unknown; app?: unknown } =
    typeof kept === 'object' && kept !== null ? kept : {};
  return loginsWith(String(owner), String(app));
}

/** In this mode a statement ends with a semicolon and an empty line. */
const script = (...statements: readonly string[]): string => statements.map((each) => `${each.trim()};\n\n`).join('');

const MAKE_ROLES = `
do $$ begin
  if not exists (select from pg_roles where rolname = 'kifu_owner') then create role kifu_owner; end if;
  if not exists (select from pg_roles where rolname = 'kifu_app') then create role kifu_app; end if;
  grant kifu_app to kifu_owner;
end $$`;

const passwordsOf = ({ owner, app }: Logins): string => `
do $$ begin
  alter role kifu_owner login nosuperuser createrole createdb password '${owner.password}';
  alter role kifu_app login nosuperuser nocreaterole nocreatedb noinherit password '${app.password}';
end $$`;

const END_SUPERUSER = 'alter role kifu nologin password null';

/** What follows from the first migration, done by another role, and the ownership of all that migrations have made. */
const HAND_OVER = `${MAKE_ROLES};

do $$
declare
  superuser constant oid = 10;
  hand_over text;
begin
  execute format('alter database %I owner to kifu_owner', current_database());
  for hand_over in
    with ours as (select oid from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'),
      extended as (select objid from pg_depend where deptype = 'e'),
      -- Sequences of columns, arrays, and the types of rows follow what they belong to.
      owned as (select objid from pg_depend where classid = 'pg_class'::regclass and deptype in ('a', 'i'))
    select format('alter schema %I owner to kifu_owner', nspname)
      from pg_namespace where nspowner = superuser and oid in (table ours)
    union all
    select format('alter table %s owner to kifu_owner', oid::regclass)
      from pg_class where relowner = superuser and relnamespace in (table ours) and relkind in ('r', 'p', 'v', 'm')
    union all
    select format('alter sequence %s owner to kifu_owner', oid::regclass)
      from pg_class where relowner = superuser and relnamespace in (table ours) and relkind = 'S' and oid not in (table owned)
    union all
    select format('alter routine %s owner to kifu_owner', oid::regprocedure)
      from pg_proc where proowner = superuser and pronamespace in (table ours) and oid not in (table extended)
    union all
    select format('alter type %s owner to kifu_owner', oid::regtype)
      from pg_type where typowner = superuser and typnamespace in (table ours) and typtype in ('e', 'd')
        and oid not in (table extended)
  loop
    execute hand_over;
  end loop;
  if exists (select from pg_default_acl where defaclrole = superuser) then
    alter default privileges for role kifu_owner in schema public
      grant select, insert, update, delete, truncate on tables to kifu_app;
    alter default privileges for role kifu_owner in schema public grant usage, select on sequences to kifu_app;
  end if;
end $$`;

async function textOf(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}
