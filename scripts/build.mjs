// `npm run build`: src as JavaScript and, in its folder `web`, the web application; in `dist` or the folder that is named,
// completely or not at all.
//
// Each file by itself, by the transformer that the tests run on as well: types are looked at by `npm run check`. The options
// are those of tsconfig.json in its words.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateClient } from './generate-client.mjs';
import { requireNode } from './launch/require-node.mjs';
import { requirePackages } from './launch/require-packages.mjs';
import { generatedIn, sourcesOf } from './launch/sources.mjs';
import { buildWeb } from './launch/web.mjs';

const OPTIONS = {
  sourcemap: true,
  target: 'es2023',
  decorator: { legacy: true, emitDecoratorMetadata: true },
  // useDefineForClassFields: false
  assumptions: { setPublicClassFields: true },
  typescript: { removeClassFieldsWithoutInitializer: true },
};

requireNode();
const root = fileURLToPath(new URL('..', import.meta.url));
requirePackages(root);
await build(resolve(root, process.argv[2] ?? 'dist'));

async function build(folder) {
  const { transformSync } = await import('oxc-transform');
  await generateClient(root);
  const stage = `${folder}.making-${process.pid}`;
  try {
    for (const path of [...sourcesOf(root), ...generatedIn(root)]) {
      const { code, map, errors } = transformSync(path, readFileSync(join(root, path), 'utf8'), OPTIONS);
      if (errors.length > 0)
        throw new Error(errors.map(({ message, codeframe }) => `${path}: ${codeframe ?? message}`).join('\n'));
      write(join(stage, path.slice('src/'.length)).replace(/ts$/, 'js'), code, map);
    }
    await buildWeb(root, join(stage, 'web'));
    const old = `${stage}-old`;
    if (existsSync(folder)) renameSync(folder, old);
    renameSync(stage, folder);
    rmSync(old, { recursive: true, force: true });
  } catch (error) {
    rmSync(stage, { recursive: true, force: true });
    throw error;
  }
}

function write(path, code, map) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${code}//# sourceMappingURL=${basename(path)}.map\n`);
  writeFileSync(`${path}.map`, JSON.stringify(map));
}
