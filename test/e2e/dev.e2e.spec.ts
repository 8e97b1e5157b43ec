/**
 * `npm run dev` starts the service again when a source changes, keeps the database, and goes on when a source does not
 * compile. Method: a copy of the sources, in which one file is changed.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort, ROOT, run, type Running, until } from '../support/processes.js';

let copy: string;
let api: string;
let dev: Running;

const source = () => join(copy, 'src', 'modules', 'service', 'http', 'service.controller.ts');
const players = (): Promise<Response> => {
  const key = readFileSync(join(copy, 'data', 'admin-key'), 'utf8').trim();
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  return fetch(`${api}/v1/players`, { method: 'POST', headers, body: '{"name":"Player 1"}' });
};
const starts = (): number => [...dev.out().matchAll(/^Started in/gm)].length;

beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'kifu-dev-'));
  const parts = ['src', 'scripts', 'prisma', 'package.json', 'package-lock.json', 'tsconfig.json'];
  for (const part of parts) cpSync(join(ROOT, part), join(copy, part), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  const [port, pages] = [await freePort(), await freePort()];
  api = `http://127.0.0.1:${port}`;
  const environment = { PORT: String(port), KIFU_DATA: join(copy, 'data') };
  dev = run(process.execPath, ['scripts/dev.mjs', '--port', String(pages)], environment, copy);
  await until(dev, 'first start', () => starts() === 1 && dev.out().includes('Ctrl-C'));
});

afterAll(async () => {
  dev.process.kill('SIGINT');
  expect(await dev.ended).toBe(0);
  rmSync(copy, { recursive: true });
});

it('serves the pages and the API', async () => {
  const [, pages = ''] = /Pages\s+(\S+)/.exec(dev.out()) ?? [];
  expect(await (await fetch(pages)).text()).toContain('main.tsx');
  expect((await players()).status).toBe(201);
});

it('starts the service again when a source changes, on the same database and with the same key', async () => {
  writeFileSync(source(), `${readFileSync(source(), 'utf8')}\n// Changed.\n`);
  await until(dev, 'second start', () => starts() === 2);
  expect((await players()).status).toBe(201);
  expect(dev.out()).toContain('service.controller.ts changed');
});

it('shows an error with its lines, and the previous service keeps running', async () => {
  writeFileSync(source(), `${readFileSync(source(), 'utf8')}\nconst none: = 1;\n`);
  await until(dev, 'error', () => dev.out().includes('Unexpected token'));
  expect(dev.out()).toMatch(/service\.controller\.ts:\d+/);
  expect([(await players()).status, starts()]).toEqual([201, 2]);
});
