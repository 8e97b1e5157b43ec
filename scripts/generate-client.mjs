// Generates the Prisma client (src/platform/database/generated) when prisma/schema is not what it was made from.
//
// By the generator itself, without Prisma's command line: that would be 150 MB more, for an engine that is never used
// here (docs/decisions/0002-migrations-by-wasm-schema-engine.md).
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generatedFolder, nameOfSchema } from './launch/sources.mjs';

export async function generateClient(root) {
  const name = nameOfSchema(root);
  const note = join(root, generatedFolder, '.made-from');
  if (existsSync(note) && readFileSync(note, 'utf8') === name) return;
  // An installation that only runs a build has no generator.
  if (!existsSync(join(root, 'node_modules', '@prisma', 'internals'))) return;
  const require = createRequire(import.meta.url); // What these packages have for `import` does not load.
  const { getGenerators, loadSchemaContext } = require('@prisma/internals');
  const { PrismaClientTsGenerator } = require('@prisma/client-generator-ts');
  const { enginesVersion } = require('@prisma/engines-version');
  const schemaContext = await loadSchemaContext({
    schemaPath: { cliProvidedPath: join(root, 'prisma', 'schema') },
    cwd: root,
    printLoadMessage: false,
  });
  const registry = { 'prisma-client': { type: 'in-process', generator: new PrismaClientTsGenerator() } };
  const asked = { schemaContext, registry, version: enginesVersion, skipDownload: true, cliCommand: 'generate' };
  for (const generator of await getGenerators(asked)) {
    await generator.generate();
    generator.stop();
  }
  writeFileSync(note, name);
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await generateClient(fileURLToPath(new URL('..', import.meta.url)));
