// `npm run build`: src as JavaScript and, in its folder `web`, the web application; in `dist` or the folder that is
// named, completely or not at all.
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { generateClient } from './generate-client.mjs';
import { bundle } from './launch/bundle.mjs';
import { requireNode } from './launch/require-node.mjs';
import { requirePackages } from './launch/require-packages.mjs';
import { buildWeb } from './launch/web.mjs';

requireNode();
const root = fileURLToPath(new URL('..', import.meta.url));
requirePackages(root);
await build(resolve(root, process.argv[2] ?? 'dist'));

async function build(folder) {
  await generateClient(root);
  const stage = `${folder}.making-${process.pid}`;
  try {
    await bundle(root, stage);
    await keepApiDocument(stage);
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

/** Each start of the service reads the OpenAPI document here; computing it takes a second. */
async function keepApiDocument(folder) {
  const script = join(folder, 'boot', 'api-document.js');
  if (!existsSync(script)) return; // Sources of a test, without an API.
  const { apiDocument } = await import(pathToFileURL(script).href);
  writeFileSync(join(folder, 'openapi.json'), JSON.stringify(await apiDocument()));
}
