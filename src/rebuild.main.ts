/**
 * `npm run rebuild -- cases|matches|replays|standings|statistics|all`: deletes what was derived from the ledger and
 * derives it again, on all processors if the work can be shared. Kifu may be running meanwhile: with DATABASE_URL on
 * that server, without it on the embedded one. An interrupted rebuild continues; `--anew` begins it again.
 */
import 'reflect-metadata';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { NestFactory } from '@nestjs/core';
import { Presets, SingleBar } from 'cli-progress';
import { AppModule } from './app.module.js';
import { completeConfig, type Config, readEnvironment } from './platform/config/index.js';
import { applyMigrations, findEmbeddedPostgres, startEmbeddedPostgres } from './platform/database/index.js';
import { Rebuilds } from './platform/projections/index.js';
import { withEmbedded } from './boot/embedded.js';

interface Opened {
  readonly config: Config;
  readonly close: () => Promise<void>;
}

const { positionals, values } = parseArgs({ allowPositionals: true, options: { anew: { type: 'boolean' } } });
const [asked = ''] = positionals;
const environment = readEnvironment(process.env, 'api');
const { config, close } = await open();
try {
  await applyMigrations(config.databaseUrl);
  await rebuild();
} catch (error) {
  // Errors with a code are for the person who typed the command: their message says all.
  console.error(error instanceof Error && 'code' in error ? error.message : error);
  process.exitCode = 1;
} finally {
  await close();
}

/** The named one, that of a running Kifu, or our own on the same folder. */
async function open(): Promise<Opened> {
  const { databaseUrl, dataFolder } = environment;
  const nothing = (): Promise<void> => Promise.resolve();
  if (databaseUrl !== undefined) return { config: completeConfig(environment), close: nothing };
  const running = await findEmbeddedPostgres(dataFolder);
  const server = running === undefined ? await startEmbeddedPostgres({ dataFolder }) : { ...running, stop: nothing };
  return { config: completeConfig(await withEmbedded(environment, server)), close: server.stop };
}

async function rebuild(): Promise<void> {
  const app = await NestFactory.createApplicationContext(AppModule.of(config), { logger: ['error', 'warn'] });
  const rebuilds = app.get(Rebuilds);
  const names = rebuilds.names();
  if (asked !== 'all' && !names.includes(asked)) {
    console.error(`npm run rebuild -- ${[...names, 'all'].join('|')} [--anew]`);
    process.exitCode = 2;
  }
  for (const name of names.filter((each) => asked === 'all' || each === asked)) await rebuildOne(rebuilds, name);
  await app.close();
}

async function rebuildOne(rebuilds: Rebuilds, name: string): Promise<void> {
  const format = `${name.padEnd(12)} {bar} {value}/{total} {percentage}% {duration_formatted}`;
  const bar = new SingleBar({ format, noTTYOutput: true, notTTYSchedule: 1_000 }, Presets.shades_classic);
  if (values.anew === true) await rebuilds.forget(name);
  let helpers: readonly Promise<void>[] | null = null;
  bar.start(0, 0);
  try {
    await rebuilds.run(name, (done, total) => {
      if (helpers === null && done > 0 && done < total) console.error(`\n${name}: continues after ${done} of ${total}`);
      helpers ??= rebuilds.isShared(name) ? helpersFor(name, total - done) : [];
      bar.setTotal(total);
      bar.update(done);
    });
  } catch (error) {
    process.exitCode = 1;
    console.error(`\n${name}: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    bar.stop();
    await Promise.all(helpers ?? []);
  }
}

/** Threads that take part, one for each further processor. Where one fails, the others do its work. */
function helpersFor(name: string, parts: number): readonly Promise<void>[] {
  const count = Math.max(0, Math.min(availableParallelism(), parts) - 1);
  return Array.from({ length: count }, () => {
    const helper = new Worker(new URL('./rebuild-helper.main.js', import.meta.url), {
      workerData: { name, settings: { ...config } },
    });
    helper.on('error', (error: Error) => console.error(`\n${name}: a thread failed: ${error.message}`));
    return new Promise<void>((resolve) => void helper.on('exit', () => resolve()));
  });
}
