// Generates the Prisma client (src/platform/database/generated) without a network.
//
// `prisma generate` needs no native engine, yet the command line insists on having one and downloads it when none is
// named. Naming any executable satisfies it; it is never run here. Migrations don't use it either: see
// docs/decisions/0002-migrations-by-wasm-schema-engine.md.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const prisma = findPrisma();
const { status, stdout, stderr, error } = spawnSync(process.execPath, [prisma, 'generate', '--no-hints'], {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  env: {
    ...process.env,
    PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
    CHECKPOINT_DISABLE: '1',
    PRISMA_HIDE_UPDATE_MESSAGE: '1',
  },
  encoding: 'utf8',
});
if (status !== 0) {
  process.stderr.write(`${stdout}${stderr}${error ? error.message : ''}\nThe Prisma client could not be generated.\n`);
  process.exit(1);
}

function findPrisma() {
  try {
    return createRequire(import.meta.url).resolve('prisma/build/index.js');
  } catch (error) {
    // npm runs "postinstall" also when it was told to write the lock file only.
    if (process.env.npm_lifecycle_event === 'postinstall') process.exit(0);
    throw error;
  }
}
