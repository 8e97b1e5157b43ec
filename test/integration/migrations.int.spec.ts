/**
 * Migrations are applied by Prisma's schema engine (WebAssembly) over pg. These tests hold the engine, our connection
 * to it and our own migrations to what `prisma migrate deploy` would do.
 */
import { createHash, randomUUID } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MigrationFailed } from '../../src/platform/database/database.errors.js';
import { applyMigrations, migrationStatus, schemaDrift } from '../../src/platform/database/migrations/migrate.js';
import { MIGRATIONS_FOLDER, readMigrations } from '../../src/platform/database/migrations/migrations-folder.js';
import { schemaEngineVersion } from '../../src/platform/database/migrations/schema-engine.js';
import { emptyDatabase, freshDatabase, type TestDatabase } from '../support/database.js';

const LOCKFILE = 'provider = "postgresql"\n';
let db: TestDatabase;
let folder: string;

beforeEach(async () => {
  db = await emptyDatabase();
  folder = await mkdtemp(join(tmpdir(), 'kifu-migrations-'));
  await writeFile(join(folder, 'migration_lock.toml'), LOCKFILE);
});

afterEach(async () => {
  await db.close();
  await rm(folder, { recursive: true });
});

async function migration(name: string, sql: string): Promise<void> {
  await mkdir(join(folder, name), { recursive: true });
  await writeFile(join(folder, name, 'migration.sql'), sql);
}

async function query(sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: db.url });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(sql).finally(() => client.end());
  return rows;
}

describe('the engine', () => {
  it('is the one that the installed prisma package is built with', async () => {
    const bundled: unknown = createRequire(import.meta.url)('@prisma/engines-version');
    expect(bundled).toMatchObject({ enginesVersion: expect.stringContaining(await schemaEngineVersion()) as string });
  });

  it('writes the rows that prisma migrate writes: name, SHA-256 of the file, finished', async () => {
    await migration('20260101000000_make_a', 'CREATE TABLE a (id int PRIMARY KEY);');
    expect(await applyMigrations(db.url, folder)).toEqual(['20260101000000_make_a']);
    const file = await readFile(join(folder, '20260101000000_make_a', 'migration.sql'));
    const [row, ...others] = await query('SELECT * FROM _prisma_migrations');
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      migration_name: '20260101000000_make_a',
      checksum: createHash('sha256').update(file).digest('hex'),
      applied_steps_count: 1,
      finished_at: expect.any(Date) as Date,
      rolled_back_at: null,
      logs: null,
    });
  });

  it('applies only what is new, in the order of the names', async () => {
    await migration('20260102000000_make_b', 'CREATE TABLE b (a int REFERENCES a);');
    await migration('20260101000000_make_a', 'CREATE TABLE a (id int PRIMARY KEY);');
    expect(await applyMigrations(db.url, folder)).toEqual(['20260101000000_make_a', '20260102000000_make_b']);
    await migration('20260103000000_make_c', 'CREATE TABLE c ();');
    expect(await applyMigrations(db.url, folder)).toEqual(['20260103000000_make_c']);
    expect(await applyMigrations(db.url, folder)).toEqual([]);
  });

  it('lets processes that start together take turns', async () => {
    await migration('20260101000000_make_a', 'CREATE TABLE a (); SELECT pg_sleep(0.3);');
    const applied = await Promise.all([1, 2, 3].map(() => applyMigrations(db.url, folder)));
    expect(applied.flat()).toEqual(['20260101000000_make_a']);
  });

  it('names the failing migration and its error, leaves nothing of it, and fails until mended', async () => {
    await migration('20260101000000_make_a', "CREATE TABLE a (); SELECT 'no' FROM nowhere;");
    const failure = await applyMigrations(db.url, folder).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(MigrationFailed);
    expect(String(failure)).toContain('20260101000000_make_a');
    expect(String(failure)).toContain('No such table: nowhere');
    expect(await query("SELECT to_regclass('a') AS a")).toEqual([{ a: null }]);
    expect(await migrationStatus(db.url, folder)).toMatchObject({ upToDate: false, failed: ['20260101000000_make_a'] });
    await expect(applyMigrations(db.url, folder)).rejects.toThrow(MigrationFailed);
  });

  it('tells pending, edited and unknown migrations apart', async () => {
    await migration('20260101000000_make_a', 'CREATE TABLE a ();');
    await migration('20260102000000_make_b', 'CREATE TABLE b ();');
    await applyMigrations(db.url, folder);
    expect(await migrationStatus(db.url, folder)).toEqual({
      upToDate: true,
      pending: [],
      failed: [],
      edited: [],
      unknown: [],
    });
    await migration('20260101000000_make_a', 'CREATE TABLE a (x int);');
    await migration('20260103000000_make_c', 'CREATE TABLE c ();');
    expect(await migrationStatus(db.url, folder)).toMatchObject({
      pending: ['20260103000000_make_c'],
      edited: ['20260101000000_make_a'],
    });
    await rm(join(folder, '20260102000000_make_b'), { recursive: true });
    await rm(join(folder, '20260103000000_make_c'), { recursive: true });
    expect(await migrationStatus(db.url, folder)).toMatchObject({ unknown: ['20260102000000_make_b'] });
  });
});

describe('the four faults of @prisma/adapter-pg', () => {
  it('1: a semicolon inside a body or a literal does not end a statement', async () => {
    await migration(
      '20260101000000_make_f',
      "CREATE FUNCTION f() RETURNS text LANGUAGE plpgsql AS $$ BEGIN PERFORM 1; RETURN 'a;b'; END $$; CREATE TABLE a ();",
    );
    await applyMigrations(db.url, folder);
    expect(await query('SELECT f()')).toEqual([{ f: 'a;b' }]);
  });

  it('2 and 3: a diff runs the migrations on a temporary shadow database only', async () => {
    await migration('20260101000000_make_a', 'CREATE TABLE a (id int PRIMARY KEY);');
    expect(await driftFrom('')).toContain('DROP TABLE "a"');
    expect(await query("SELECT to_regclass('a') AS a")).toEqual([{ a: null }]);
    expect(await query("SELECT datname FROM pg_database WHERE datname LIKE 'prisma_migrate_shadow_db_%'")).toEqual([]);
  });

  it('4: tables are introspected although the catalogue uses the type "char"', async () => {
    await migration(
      '20260101000000_make_a',
      `CREATE TABLE b (id text PRIMARY KEY);
       CREATE TABLE a (id int PRIMARY KEY, b text REFERENCES b (id) ON DELETE CASCADE);`,
    );
    const models = `
      model b {
        id String @id
        a  a[]
      }
      model a {
        id    Int     @id
        b     String?
        owner b?      @relation(fields: [b], references: [id], onDelete: Cascade, onUpdate: NoAction)
      }`;
    expect(await driftFrom(models)).toBeNull();
  });
});

async function driftFrom(models: string): Promise<string | null> {
  const schema = await mkdtemp(join(tmpdir(), 'kifu-schema-'));
  await writeFile(join(schema, 'schema.prisma'), `datasource db {\n  provider = "postgresql"\n}\n${models}\n`);
  return schemaDrift(db.url, folder, schema).finally(() => rm(schema, { recursive: true }));
}

/** Applies the project's migrations before the one whose name ends so; the names of the others. */
async function migratedUpTo(end: string): Promise<readonly string[]> {
  const { migrationDirectories } = await readMigrations();
  const names = migrationDirectories.map(({ path }) => path);
  const at = names.findIndex((name) => name.endsWith(end));
  expect(at).toBeGreaterThan(0);
  for (const name of names.slice(0, at))
    await cp(join(MIGRATIONS_FOLDER, name), join(folder, name), { recursive: true });
  await applyMigrations(db.url, folder);
  return names.slice(at);
}

/** Counts for days as the version before months does; `rows` of day, key, n, hits and sum. */
const dayTotals = (rows: string): string => `
  INSERT INTO statistic_days (game, league_id, format, day, measure, statistic, key, turnless, label, n, hits, sum)
  SELECT 'riftbound', '00000000-0000-0000-0000-000000000000', '', day::date, 'deck', '', key, false, 'Deck', n, hits, sum
  FROM (VALUES ${rows}) AS given (day, key, n, hits, sum);`;

describe("the project's own migrations", () => {
  it('bring about exactly what the Prisma schema describes', async () => {
    expect(await schemaDrift(db.url)).toBeNull();
  });

  it('are all in the database that tests copy', async () => {
    const fresh = await freshDatabase();
    expect(await migrationStatus(fresh.url)).toMatchObject({ upToDate: true });
    await fresh.close();
  });

  it('say of games that were counted before in which format they were played', async () => {
    const later = await migratedUpTo('_count_by_format');
    const [recorded, never] = [randomUUID(), randomUUID()];
    await query(`
      INSERT INTO es.events (stream, version, schema_version, type, recorded_at, hash, metadata, payload)
      VALUES ('${recorded}', 1, 1, 'GameStarted', now(), decode(repeat('00', 32), 'hex'), '{}', '{"format": "war"}');
      INSERT INTO game_facts (game_id, seat, game, match_id, player_id, deck_id, deck_name, ended_at, shown_at, result, turns, actions,
        totals, per_turn, per_card)
      SELECT id::uuid, 'p1', 'riftbound', id::uuid, id::uuid, id::uuid, '', now(), now(), 'won', 1, 1, '{}', '{}', '{}'
      FROM unnest(array['${recorded}', '${never}']) AS id;
      DELETE FROM counts_due;`);
    expect(await applyMigrations(db.url)).toEqual(later);
    expect(await query('SELECT game_id, format FROM game_facts')).toEqual([{ game_id: recorded, format: 'war' }]);
    expect(await query('SELECT match_id FROM counts_due')).toEqual([{ match_id: recorded }]);
  });

  it('add up the months of days that were counted before, and have answers read again', async () => {
    const later = await migratedUpTo('_add_up_months');
    await query(
      dayTotals(`('2026-01-31', 'a', 2, 1, 0.5), ('2026-02-01', 'a', 3, 3, 1.25), ('2026-02-28', 'a', 4, 0, 2),
      ('2026-02-28', 'b', 1, 1, 0)`),
    );
    const versions = await query('SELECT version + 1 AS next FROM statistics_version');
    expect(await applyMigrations(db.url)).toEqual(later);
    expect(
      await query(`
        SELECT game, format, month::text, measure, key, turnless, label, n::int, hits::int, sum::text
        FROM statistic_month_totals ORDER BY month, key`),
    ).toEqual(
      [
        { month: '2026-01-01', key: 'a', n: 2, hits: 1, sum: '0.5' },
        { month: '2026-02-01', key: 'a', n: 7, hits: 3, sum: '3.25' },
        { month: '2026-02-01', key: 'b', n: 1, hits: 1, sum: '0' },
      ].map((row) => ({ game: 'riftbound', format: '', measure: 'deck', turnless: false, label: 'Deck', ...row })),
    );
    expect(await query('SELECT version AS next FROM statistics_version')).toEqual(versions);
  });

  it('add up months with what an older process counts meanwhile, and refuse what it counts later', async () => {
    const later = await migratedUpTo('_add_up_months');
    const old = new pg.Client({ connectionString: db.url });
    await old.connect();
    try {
      await old.query(`BEGIN; SELECT pg_advisory_xact_lock(hashtext('kifu statistics'))`);
      const applied = applyMigrations(db.url);
      await vi.waitFor(async () => {
        const waiting = `SELECT 1 AS found FROM pg_locks WHERE locktype = 'advisory' AND NOT granted AND objid = hashtext('kifu statistics')::oid`;
        expect(await query(waiting)).toEqual([{ found: 1 }]);
      }, 20_000);
      await old.query(dayTotals(`('2026-01-31', 'a', 2, 1, 0.5)`));
      await old.query('COMMIT');
      expect(await applied).toEqual(later);
      await expect(old.query(dayTotals(`('2026-01-31', 'a', 1, 1, 0)`))).rejects.toThrow(
        'relation "statistic_days" does not exist',
      );
      await expect(old.query('DELETE FROM statistic_days')).rejects.toThrow('relation "statistic_days" does not exist');
    } finally {
      await old.end();
    }
    expect(await query('SELECT month::text, n::int FROM statistic_month_totals')).toEqual([
      { month: '2026-01-01', n: 2 },
    ]);
  });

  it('say of counted games in which tournament they were played, and count all again', async () => {
    const later = await migratedUpTo('_count_by_tournament');
    const [paired, loose, tournament] = [randomUUID(), randomUUID(), randomUUID()];
    await query(`
      INSERT INTO es.events (stream, version, schema_version, type, recorded_at, hash, metadata, payload)
      VALUES ('${paired}', 1, 1, 'MatchCreated', now(), decode(repeat('00', 32), 'hex'), '{}',
          '{"pairing": {"tournamentId": "${tournament}", "round": 1, "table": 1}}'),
        ('${loose}', 1, 1, 'MatchCreated', now(), decode(repeat('00', 32), 'hex'), '{}', '{}');
      INSERT INTO game_facts (game_id, seat, game, format, match_id, player_id, deck_id, deck_name, ended_at, shown_at, result,
        turns, actions, totals, per_turn, per_card)
      SELECT gen_random_uuid(), 'p1', 'riftbound', 'one', id::uuid, id::uuid, id::uuid, '', now(), now(), 'won', 1, 1, '{}', '{}', '{}'
      FROM unnest(array['${paired}', '${loose}']) AS id;
      INSERT INTO counted_games SELECT game_id, false FROM game_facts;
      INSERT INTO statistic_totals (game, league_id, format, measure, statistic, key, turnless, n, hits, sum)
      VALUES ('riftbound', '00000000-0000-0000-0000-000000000000', '', 'games', '', '', false, 2, 0, 0);
      DELETE FROM counts_due;`);
    expect(await applyMigrations(db.url)).toEqual(later);
    expect(await query(`SELECT match_id, tournament_id FROM game_facts ORDER BY match_id = '${loose}'`)).toEqual([
      { match_id: paired, tournament_id: tournament },
      { match_id: loose, tournament_id: null },
    ]);
    expect(await query(`SELECT match_id FROM counts_due ORDER BY match_id = '${loose}'`)).toEqual([
      { match_id: paired },
      { match_id: loose },
    ]);
    expect(await query('SELECT * FROM statistic_totals')).toEqual([]);
    expect(await query('SELECT * FROM counted_games')).toEqual([]);
  });

  it('wait for what an older process counts without holding a table that it needs', async () => {
    const later = await migratedUpTo('_count_by_tournament');
    const old = new pg.Client({ connectionString: db.url });
    await old.connect();
    try {
      await old.query('BEGIN; SELECT count(*) FROM game_facts');
      const applied = applyMigrations(db.url);
      await vi.waitFor(async () => {
        const waiting = `SELECT 1 AS found FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'PgSleep'`;
        expect(await query(waiting)).toEqual([{ found: 1 }]);
      }, 20_000);
      await old.query(`
        INSERT INTO statistic_totals (game, league_id, format, measure, statistic, key, turnless, n, hits, sum)
        VALUES ('riftbound', '00000000-0000-0000-0000-000000000000', '', 'games', '', '', false, 1, 0, 0)`);
      await old.query('COMMIT');
      expect(await applied).toEqual(later);
    } finally {
      await old.end();
    }
    expect(await query('SELECT n::int FROM statistic_totals')).toEqual([{ n: 1 }]);
  });

  it('apply to a second database of a server on which the role already exists', async () => {
    const { migrationDirectories } = await readMigrations();
    expect(await applyMigrations(db.url)).toEqual(migrationDirectories.map(({ path }) => path));
    expect(await query("SELECT rolcanlogin, rolsuper, rolinherit FROM pg_roles WHERE rolname = 'kifu_app'")).toEqual([
      { rolcanlogin: false, rolsuper: false, rolinherit: false },
    ]);
  });
});
