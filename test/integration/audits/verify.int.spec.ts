/**
 * Goal: an audit names whatever somebody changes, removes, adds or exchanges in the database, except what
 * docs/audit-gaps.md lists with its reason. Method: a service has recorded something of every kind; the test changes
 * every column of every table, new ones too, as only the owner of the database can, and undoes it. If a
 * case fails, have an audit find it, or list it and say why it need not be found.
 */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DatabaseSettings, PgPools } from '../../../src/platform/database/index.js';
import type { Finding } from '../../../src/platform/event-store/index.js';
import { type Column, HostileOperator } from '../../support/hostile-operator.js';
import { LIFTS_BOUNDS, transactionsOf } from '../../support/transactions.js';
import { audited, firstFound, keptRoot, recordService, type RecordedService } from '../../support/recorded-service.js';

let service: RecordedService;
let operator: HostileOperator;
/** All audits share these connections: to open one takes longer than an audit reads. */
let pools: PgPools;
let columns: readonly Column[];

beforeAll(async () => {
  service = await recordService();
  pools = new PgPools(new DatabaseSettings(service.database.url, { poolMax: 4 }));
  operator = await HostileOperator.at(service.database.url);
  columns = await operator.columns();
});

afterAll(async () => {
  await operator.leave();
  await pools.close();
  await service.database.close();
});

const audit = (kept = ''): Promise<readonly Finding[]> => audited(pools, kept === '' ? [] : [JSON.parse(kept)]);
const found = (): Promise<Finding | null> => firstFound(pools);

/** What docs/audit-gaps.md says is not found: by table, its columns and what else. */
const LISTED: ReadonlyMap<string, readonly string[]> = new Map(
  [
    ...readFileSync(new URL('../../../docs/audit-gaps.md', import.meta.url), 'utf8').matchAll(
      /^\| `([a-z_.*]+)` +\| (.+?) +\| .{20,} \|$/gm,
    ),
  ].map(([, table = '', what = '']) => [table, what.split(', ').map((each) => each.replaceAll('`', ''))]),
);

const listing = (table: string): readonly string[] =>
  LISTED.get(table) ?? LISTED.get(`${table.slice(0, table.indexOf('.'))}.*`) ?? [];

const isListed = (table: string, what: string): boolean =>
  listing(table).includes(what) || listing(table).includes('everything');

const tables = (): readonly string[] => [...new Set(columns.map(({ table }) => table))];

const rowsOf = async (table: string): Promise<number> =>
  Number((await operator.rows<{ n: string }>(`select count(*) as n from ${table}`))[0]?.n);

/** Hundreds of audits. */
const LONG = 900_000;

describe('an audit of everything', () => {
  it('finds nothing in what was recorded, with a root that was kept', async () => {
    const root = await keptRoot(service.database.url);
    expect(await audit(JSON.stringify(root))).toEqual([]);
  });

  it('lasts as long as it needs, whatever the bounds of the database are', async () => {
    const begun = await transactionsOf(() => audit());
    expect(begun.length).toBeGreaterThan(0);
    expect(begun).toEqual(begun.map(() => LIFTS_BOUNDS));
  });

  it('has its gaps listed by names that there are', () => {
    expect(LISTED.size).toBeGreaterThan(10);
    const there = new Set(columns.flatMap(({ table, column }) => [`${table}.${column}`]));
    const rest = ['everything', 'added rows', 'deleted rows'];
    const stale = [...LISTED].flatMap(([table, what]) => {
      const unknown = what.filter((each) => !rest.includes(each) && !there.has(`${table}.${each}`));
      return table.endsWith('.*') || tables().includes(table) ? unknown.map((each) => `${table}.${each}`) : [table];
    });
    expect(stale).toEqual([]);
  });

  it('finds a change of any column', { timeout: LONG }, async () => {
    const missed: string[] = [];
    for (const column of columns.filter((each) => !isListed(each.table, each.column))) {
      expect([column.table, await rowsOf(column.table)]).not.toEqual([column.table, 0]);
      const finding = await operator.meanwhile([column.table], () => operator.change(column), found);
      if (finding === null) missed.push(`${column.table}.${column.column}`);
    }
    expect(missed).toEqual([]);
  });

  it('finds a row that was deleted, one that was added, and two that were exchanged', { timeout: LONG }, async () => {
    const missed: string[] = [];
    for (const table of tables().filter((each) => !isListed(each, 'everything'))) {
      const own = columns.filter((column) => column.table === table);
      const unlisted = own.filter(({ column }) => !isListed(table, column));
      const acts = {
        'deleted rows': () => operator.remove(table),
        'added rows': () => operator.insert(table, own),
        'exchanged rows': () => operator.swap(table, own, unlisted),
      };
      for (const [what, act] of Object.entries(acts)) {
        if (isListed(table, what)) continue;
        let isDone: boolean | void = false;
        const finding = await operator.meanwhile([table], async () => void (isDone = await act()), found);
        if (finding === null && isDone !== false) missed.push(`${table}: ${what}`);
      }
    }
    expect(missed).toEqual([]);
    expect(await audit()).toEqual([]);
  });
});

/** What the list of gaps covers in general, and does not excuse here. */
describe('an audit finds all the same', () => {
  it.each([
    [
      'where readers that make tables have come to',
      'es.checkpoints',
      `delete from es.checkpoints where subscription = 'matches'`,
    ],
    ['cards that a game was played with, deleted', 'public.card_sets', ofPinned('delete from card_sets')],
    [
      'cards that a game was played with, of another game',
      'public.card_sets',
      ofPinned(`update card_sets set game = 'x'`),
    ],
    [
      'a player who sat at a table',
      'public.players',
      `delete from players where id in (select (players)[1] from match_listings)`,
    ],
    ['the league of a match', 'public.leagues', 'delete from leagues'],
  ])('%s', async (_, table, statement) => {
    expect(await operator.meanwhile([table], () => operator.query(statement), found)).not.toBeNull();
  });
});

describe('an audit finds that the record is not kept any more as the migrations have it kept', () => {
  const lifted = (statement: string) => operator.undone(statement, audit);
  it.each<[string, string, string, string]>([
    ['a trigger that was dropped', 'drop trigger append_only on es.events', 'es.events', 'trigger append_only'],
    ['one of a partition', 'drop trigger no_truncate on es.events_07', 'es.events_07', 'trigger no_truncate'],
    ['one that was switched off', 'alter table es.ledger disable trigger all', 'es.ledger', 'trigger append_only'],
    [
      'one that lets some through',
      `drop trigger append_only on es.commands;
       create trigger append_only before update or delete on es.commands for each row when (old.version > 5)
       execute function es.refuse_change()`,
      'es.commands',
      'trigger append_only',
    ],
    [
      'a function that refuses nothing',
      `create or replace function es.refuse_change() returns trigger language plpgsql as $$ begin return old; end $$`,
      'es',
      'function es.refuse_change()',
    ],
    [
      'another root',
      `create or replace function es.next_root(root bytea, hash bytea, last_root bytea) returns bytea language plpgsql immutable
       parallel safe as $$ begin return sha256(hash); end $$`,
      'es',
      'function es.next_root(bytea,bytea,bytea)',
    ],
    ['a privilege too many', 'grant update on es.events to kifu_app', 'es.events', 'privileges of kifu_app'],
    ['one of a column', 'grant update (hash) on es.ledger to kifu_app', 'es.ledger', 'privileges of kifu_app'],
    ['one of everybody', 'grant delete on es.commands to public', 'es.commands', 'privileges of kifu_app'],
    ['one of a partition', 'grant truncate on es.events_03 to kifu_app', 'es.events_03', 'privileges of kifu_app'],
    ['one too few', 'revoke insert on es.snapshots from kifu_app', 'es.snapshots', 'privileges of kifu_app'],
  ])('%s', async (_, statement, table, key) => {
    const found = (await lifted(statement)).map((each) => `${each.reason} ${each.table} ${each.key}`);
    expect(found).toContain(`safeguard ${table} ${key}`);
    expect(await audit()).toEqual([]);
  });
});

function ofPinned(statement: string): string {
  return `${statement} where hash in (select payload ->> 'cardSet' from es.events where type = 'GameStarted')`;
}

describe('whole streams', () => {
  const everywhere = ['es.events', 'es.ledger', 'es.inbox', 'es.commands'];

  const meanwhile = (act: () => Promise<void>): Promise<readonly Finding[]> =>
    operator.meanwhile(everywhere, act, audit);

  const places = (findings: readonly Finding[]) => findings.map(({ key, reason }) => `${key} ${reason}`);

  it('are missed where their events were deleted', async () => {
    const { gameId } = service;
    const findings = await meanwhile(() => operator.query('delete from es.events where stream = $1', [gameId]));
    expect(places(findings)).toContain(`${gameId}/1 gap`);
  });

  it('are missed where every trace in the store was deleted', async () => {
    const { caseId } = service;
    const findings = await meanwhile(async () => {
      for (const table of everywhere) await operator.query(`delete from ${table} where stream = $1`, [caseId]);
    });
    expect(findings).toContainEqual(expect.objectContaining({ table: 'es.ledger', reason: 'gap' }));
    expect(findings).toContainEqual(expect.objectContaining({ table: 'cases', key: caseId, reason: 'no-event' }));
  });

  it('are found where two of them were exchanged', async () => {
    const { gameId, matchId } = service;
    const other = '00000000-0000-4000-8000-000000000009';
    const rename = (from: string, to: string) =>
      operator.query('update es.events set stream = $2 where stream = $1', [from, to]);
    const findings = await meanwhile(async () => {
      await rename(gameId, other);
      await rename(matchId, gameId);
      await rename(other, matchId);
    });
    expect(places(findings)).toEqual(expect.arrayContaining([`${gameId}/1 hash`, `${matchId}/1 hash`]));
  });
});

describe('who computes all hashes anew', () => {
  it('is found by a root that was kept, and by nothing else', async () => {
    const root = await keptRoot(service.database.url);
    const act = async () => {
      await operator.query(
        `update es.events set payload = replace(payload::text, 'So be it.', 'Forget it.')::json where type = 'CaseRuled'`,
      );
      await operator.makeConsistent();
    };
    await act();
    expect(await audit()).toEqual([]);
    expect(await audit(JSON.stringify(root))).toEqual([
      expect.objectContaining({ key: `position ${root.position}`, reason: 'kept-root', expected: root.root }),
    ]);
  });

  it('cannot make games come out otherwise', async () => {
    await operator.query(
      `update es.events set payload = jsonb_set(payload::jsonb, '{outcome,winners}', '["p1"]')::json where type = 'GameEnded'`,
    );
    await operator.makeConsistent();
    expect(await audit()).toContainEqual(expect.objectContaining({ table: 'es.events', reason: 'outcome' }));
  });

  it('who cuts the end of the ledger off is found by a root of that end', async () => {
    const root = await keptRoot(service.database.url);
    const last = `(select stream, version from es.ledger order by gpos desc limit 1)`;
    await operator.query(`delete from es.events where (stream, version) in ${last}`);
    await operator.query(`delete from es.ledger where gpos = $1`, [root.position]);
    const findings = await audit(JSON.stringify(root));
    expect(findings).toContainEqual(expect.objectContaining({ reason: 'kept-root', actual: 'none' }));
  });
});
