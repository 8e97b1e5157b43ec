/** A real PostgreSQL that Kifu brings along, for those who have none: `npm start` and the tests run on it. */
import { fork, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { extname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import pg from 'pg';
import { DataFolderInUse, EmbeddedPostgresFailed } from '../database.errors.js';
import { requireFolder } from './require-folder.js';
import { decodeReport, encodeSettings, type Report } from './supervisor-protocol.js';

export interface EmbeddedPostgres {
  /** Connection string of the owner, with password: never log it. */
  readonly url: string;
  /** The same for the role of the service, which can become no other. */
  readonly appUrl: string;
  /** Settles only when the server ends without being asked to; the error says why. */
  readonly failed: Promise<Error>;
  /** Ends the server in order and waits for it. May be called again. */
  readonly stop: () => Promise<void>;
}

export interface EmbeddedPostgresOptions {
  readonly dataFolder: string;
  /** Made when missing. */
  readonly database?: string;
  readonly ephemeral?: boolean;
  /** One login for all, which is the superuser: for tests. */
  readonly superuser?: boolean;
  /** Hears of a server that ended by itself, and of its being there again. */
  readonly onNews?: (news: News) => void;
  readonly settings?: Readonly<Record<string, string>>;
}

/**
 * Starts the server, making its data folder the first time. It never outlives this process, not even one that is
 * killed; what an earlier one may have left behind is cleared up first. Throws DataFolderInUse when another Kifu is at
 * the folder.
 */
export type News = Extract<Report, { readonly kind: 'news' }>;

export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const dataFolder = await requireFolder(options.dataFolder);
  const { ephemeral = false, superuser = false, settings = {}, database = 'kifu', onNews } = options;
  const supervisor = launch(encodeSettings({ dataFolder, ephemeral, superuser, settings }));
  const exited = new Promise<void>((resolve) => supervisor.once('exit', () => resolve()));
  supervisor.on('message', (message) => {
    const news = decodeReport(message);
    if (news.kind === 'news') onNews?.(news);
  });
  const report = (): Promise<Report> => Promise.race([nextReport(supervisor), exited.then(() => SUPERVISOR_GONE)]);
  let stopping = false;
  const stop = async (): Promise<void> => {
    stopping = true;
    if (supervisor.connected) supervisor.disconnect(); // The supervisor takes this as the end, whatever causes it.
    await exited;
  };
  const first = await report();
  if (first.kind !== 'ready') {
    await stop();
    throw asError(first);
  }
  const failed = new Promise<Error>((resolve) => {
    void report().then((last) => (stopping ? undefined : resolve(asError(last))));
  });
  await ensureDatabase(first.url, database);
  return { url: on(database, first.url), appUrl: on(database, first.appUrl), failed, stop };
}

const SUPERVISOR_GONE: Report = {
  kind: 'failed',
  code: 'gone',
  message: 'The supervisor of the embedded PostgreSQL has ended.',
};

/** From sources (tests, tsx) the supervisor is TypeScript as well, and needs the loader that we run under. */
function launch(settings: string): ChildProcess {
  const extension = extname(fileURLToPath(import.meta.url));
  const loader =
    extension === '.ts' ? ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href] : [];
  const script = fileURLToPath(new URL(`./supervisor.main${extension}`, import.meta.url));
  const stdio: ('ignore' | 'inherit' | 'ipc')[] = ['ignore', 'ignore', 'inherit', 'ipc'];
  return fork(script, [settings], { detached: true, execArgv: loader, stdio });
}

function nextReport(supervisor: ChildProcess): Promise<Report> {
  return new Promise((resolve) => {
    supervisor.on('message', (message) => {
      const report = decodeReport(message);
      if (report.kind !== 'news') resolve(report);
    });
  });
}

function asError(report: Report): Error {
  if (report.kind !== 'failed') return new EmbeddedPostgresFailed('The embedded PostgreSQL was started twice.');
  return report.code === new DataFolderInUse().code
    ? new DataFolderInUse(report.message)
    : new EmbeddedPostgresFailed(report.message);
}

async function ensureDatabase(serverUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}

function on(name: string, serverUrl: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
