/**
 * Prisma's own schema engine, as WebAssembly: the same code that `prisma migrate deploy` runs, without the native
 * binary that has to be downloaded. It keeps `_prisma_migrations` itself, so either way of migrating agrees with the
 * other.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import * as glue from '@prisma/schema-engine-wasm/schema_engine_bg';
import { MigrationAdapterFactory } from './migration-adapter.js';

export type SchemaEngine = glue.SchemaEngine;

/** Opens the engine on the database at `url`, runs `use`, and frees it whatever happens. */
export async function withSchemaEngine<T>(url: string, use: (engine: SchemaEngine) => Promise<T>): Promise<T> {
  await (ready ??= instantiate());
  const adapter = new MigrationAdapterFactory(url);
  const engine = await glue.SchemaEngine.new(
    { datamodels: undefined },
    ignoreLog,
    bindMigrationAwareSqlAdapterFactory(adapter),
  );
  try {
    return await use(engine);
  } finally {
    engine.free();
    await adapter.close();
  }
}

/** The engine's version: the commit of prisma-engines that the `prisma` package is built with. */
export async function schemaEngineVersion(): Promise<string> {
  await (ready ??= instantiate());
  return glue.version();
}

let ready: Promise<void> | undefined;

/** Node cannot import `.wasm` modules yet, so the two halves of the package are joined by hand. */
async function instantiate(): Promise<void> {
  // The engine reports its panics to this global before it traps; without it the reason would be lost.
  Object.assign(globalThis, { PRISMA_WASM_PANIC_REGISTRY: { set_message: rememberPanic } });
  const path = createRequire(import.meta.url)
    .resolve('@prisma/schema-engine-wasm/schema_engine_bg')
    .replace(/js$/, 'wasm');
  const { instance } = await WebAssembly.instantiate(await readFile(path), { './schema_engine_bg.js': imports() });
  glue.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start?.();
}

/** The engine never clears the timer of its lock (10 s); it must not keep a finished program alive. */
function imports(): Readonly<Record<string, unknown>> {
  const passingTimeout = (run: () => void, ms: number): NodeJS.Timeout => setTimeout(run, ms).unref();
  return Object.fromEntries(
    Object.entries(glue).map(([name, value]) => [name, name.startsWith('__wbg_setTimeout_') ? passingTimeout : value]),
  );
}

function rememberPanic(message: string): void {
  process.emitWarning(`Prisma's schema engine panicked: ${message}`);
}

function ignoreLog(): void {
  // The engine's log repeats what its results and errors say.
}
