// What a build follows from, and the name that follows from all of it.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

export const generatedFolder = join('src', 'platform', 'database', 'generated');
export const apiTypes = join('src', 'client', 'schema.ts');

const webFolder = join('src', 'web');

/** The sources of the service, without their tests and without what is generated; paths from the root, in order. */
export const sourcesOf = (root) => filesIn(root, 'src').filter(isSource);

export const isSource = (path) =>
  /(?<!\.d|\.spec)\.ts$/.test(path) &&
  ![generatedFolder, webFolder].some((folder) => path.startsWith(folder)) &&
  path !== apiTypes;

/** Those of the web application. */
const webSourcesOf = (root) => filesIn(root, webFolder).filter((path) => !/\.spec\.tsx?$/.test(path));

const schemaOf = (root) => filesIn(root, join('prisma', 'schema'));

/** How they are built: the tools with their versions, and their settings. */
const MEANS = ['package-lock.json', 'package.json', 'tsconfig.json'];

const SCRIPTS = [
  ...['build.mjs', 'generate-client.mjs'],
  ...['bundle.mjs', 'sources.mjs', 'web.mjs'].map((name) => join('launch', name)),
];

/** By content, never by time: a checkout, a copy and an unpacked archive set times as they like. */
export const nameOfBuild = (root) => nameOf(root, [...serviceIn(root), ...webSourcesOf(root)]);

const serviceIn = (root) => [
  ...[...sourcesOf(root), ...schemaOf(root), ...MEANS],
  ...SCRIPTS.map((name) => join('scripts', name)),
];

function nameOf(root, paths) {
  const hash = createHash('sha256').update(process.versions.node);
  for (const path of paths) add(hash, root, path);
  return hash.digest('hex').slice(0, 16);
}

export function nameOfSchema(root) {
  const hash = createHash('sha256');
  for (const path of [...schemaOf(root), join('scripts', 'generate-client.mjs'), 'package-lock.json'])
    add(hash, root, path);
  return hash.digest('hex');
}

/** The API follows from all of the service. */
export const nameOfApiTypes = (root) => nameOf(root, [...serviceIn(root), join('scripts', 'generate-api-types.mjs')]);

function add(hash, root, path) {
  const content = readFileSync(join(root, path));
  hash.update(`${path.split(sep).join('/')}\0${content.length}\0`).update(content);
}

function filesIn(root, folder) {
  const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map(({ parentPath, path, name }) => relative(root, join(parentPath ?? path, name))).sort();
}
