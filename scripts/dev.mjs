// `npm run dev`: Kifu while somebody works on it. The service and its workers start again when their sources change;
// pages change in the browser. The embedded database stays up in between.
//
//   npm run dev -- --inspect=9229 --port 5173      a debugger's port; where the pages are
//
// PORT, KIFU_DATA and DATABASE_URL count as for `npm start`.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync, watch, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { generateClient } from './generate-client.mjs';
import { enter } from './launch/builds.mjs';
import { bundle } from './launch/bundle.mjs';
import { requireNode } from './launch/require-node.mjs';
import { requirePackages } from './launch/require-packages.mjs';
import { isSource } from './launch/sources.mjs';
import { serveWeb } from './launch/web.mjs';

/** An editor writes a file in several steps, and a checkout many files. */
const SETTLED_MS = 60;
/** The service finishes its requests first; a developer does not wait for one that hangs. */
const END_WITHIN_MS = 1_500;

const root = fileURLToPath(new URL('..', import.meta.url));
const builds = join(root, '.builds', `dev-${process.pid}`);
const { values } = parseArgs({ options: { inspect: { type: 'string' }, port: { type: 'string', default: '5173' } } });
const apiPort = process.env.PORT ?? '3000';
const dataFolder = process.env.KIFU_DATA ?? join(root, '.data');
const say = (line) => process.stdout.write(`${line}\n`);

requireNode();
requirePackages(root);
await generateClient(root);
rmSync(builds, { recursive: true, force: true });
enter(builds);
process.once('exit', () => rmSync(builds, { recursive: true, force: true }));
let builtSoFar = 0;
// The database runs from the first.
const first = await nextBuild();
let build = first;

const database = process.env.DATABASE_URL === undefined ? await startDatabase() : undefined;
const environment = { ...process.env, ...database?.environment, PORT: apiPort, KIFU_DATA: dataFolder };
let service = startService();
const web = await serveWeb(root, { api: `http://127.0.0.1:${apiPort}`, port: Number(values.port) });
say(`\n  Pages     ${web.resolvedUrls.local[0]}\n  API       http://localhost:${apiPort}/v1`);
if (database !== undefined)
  say(`  Database  embedded PostgreSQL in ${dataFolder}; the admin key is in ${database.keyFile}`);
say('  Ctrl-C stops everything.\n');
watchSources();
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void end());

/** Each change has a build of its own: the service that still runs may load the rest of its files. */
async function nextBuild() {
  builtSoFar += 1;
  const folder = join(builds, String(builtSoFar));
  await bundle(root, folder);
  return folder;
}

async function startDatabase() {
  await import('reflect-metadata');
  const { startEmbeddedPostgres, requireFolder } = await import(join(first, 'platform', 'database', 'index.js'));
  const { keptSecretsKey } = await import(join(first, 'platform', 'secrets', 'index.js'));
  await requireFolder(dataFolder);
  const server = await startEmbeddedPostgres({ dataFolder, onNews: ({ message }) => say(message) });
  void server.failed.then((error) => {
    say(`PostgreSQL cannot go on: ${error}`);
    void end(1);
  });
  // One key for all starts, so that a log-in in the browser lasts.
  const adminKey = `kifu_${randomBytes(8).toString('hex')}_${randomBytes(32).toString('base64url')}`;
  const keyFile = join(dataFolder, 'admin-key');
  mkdirSync(dataFolder, { recursive: true });
  writeFileSync(keyFile, `${adminKey}\n`, { mode: 0o600 });
  const kept = { KIFU_SECRETS_KEY: await keptSecretsKey(dataFolder), KIFU_ADMIN_KEY: adminKey };
  return { stop: server.stop, keyFile, environment: { HOST: '127.0.0.1', DATABASE_URL: server.url, ...kept } };
}

function startService() {
  const began = performance.now();
  const inspect = values.inspect === undefined ? [] : [`--inspect=${values.inspect}`];
  const options = ['--enable-source-maps', '--max-semi-space-size=64', ...inspect];
  const child = spawn(process.execPath, [...options, join(build, 'start.main.js')], {
    cwd: root,
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout.on('data', (chunk) => {
    if (String(chunk).includes('Kifu is ready')) say(`Started in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  return { child, ended };
}

async function stopService({ child, ended }) {
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), END_WITHIN_MS);
  await ended;
  clearTimeout(late);
}

function watchSources() {
  const changed = new Set();
  let timer;
  let turn = Promise.resolve();
  const noticed = (path) => {
    changed.add(path);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const paths = [...changed];
      changed.clear();
      turn = turn.then(() => rebuild(paths)).catch((error) => say(error.message));
    }, SETTLED_MS);
  };
  watch(join(root, 'src'), { recursive: true }, (_event, name) => {
    const path = join('src', name ?? '');
    if (isSource(path)) noticed(path);
  });
  watch(join(root, 'prisma'), { recursive: true }, (_event, name) => noticed(join('prisma', name ?? '')));
}

/** A compile error is shown, and the previous service keeps running. */
async function rebuild(paths) {
  if (paths.some((path) => path.startsWith('prisma'))) await generateClient(root);
  const old = build;
  build = await nextBuild();
  say(`${paths.map((path) => relative('', path).split(sep).join('/')).join(', ')} changed`);
  await stopService(service);
  service = startService();
  if (old !== first) rmSync(old, { recursive: true, force: true });
}

async function end(exitCode = 0) {
  await stopService(service);
  await web.close();
  await database?.stop();
  process.exit(exitCode);
}
