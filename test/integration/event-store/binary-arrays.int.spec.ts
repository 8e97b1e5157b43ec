/** Goal: what goes to PostgreSQL as bytes arrives as it would as text. Method: the server compares both. */
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  hashes,
  ints,
  jsons,
  smallints,
  texts,
  times,
  uuids,
} from '../../../src/platform/event-store/binary-arrays.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';

let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await freshDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.close();
});

const uuid = '0b3d0f5e-77a1-4c36-9d0c-fe2b1c9a0f01';
const strings = ['', 'a "quoted" {word}, \\ and NULL', '棋譜 🂡 é\n', null, 'x'.repeat(70_000)];

it.each([
  ['uuid', uuids([uuid, null, uuid]), [uuid, null, uuid]],
  ['int', ints([0, 1, 2 ** 31 - 1, null]), [0, 1, 2 ** 31 - 1, null]],
  ['smallint', smallints([1, 2 ** 15 - 1]), [1, 2 ** 15 - 1]],
  [
    'timestamptz',
    times(['2026-11-23T09:08:07.006Z', '1999-12-31T23:59:59.999Z', '+275760-09-13T00:00:00.000Z']),
    ['2026-11-23T09:08:07.006Z', '1999-12-31T23:59:59.999Z', '275760-09-13T00:00:00.000Z'],
  ],
  ['bytea', hashes(['ab'.repeat(32), null]), [`\\x${'ab'.repeat(32)}`, null]],
  ['text', texts(strings), strings],
  ['json', jsons(['{"a":"\\"棋\\u0000"}', null, '1']), ['{"a":"\\"棋\\u0000"}', null, '1']],
  ['text', texts([]), []],
])('%s', async (type, bytes, values) => {
  const sql = `select $1::${type}[]::text as bytes, $2::${type}[]::text as text`;
  const { rows } = await client.query<{ bytes: string; text: string }>(sql, [bytes, values]);
  expect(rows[0]?.bytes).toBe(rows[0]?.text);
  expect(rows).toHaveLength(1);
});
