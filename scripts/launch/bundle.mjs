// How the service is built: its 2,300 files become a few, because Node needs longer to find and link files than to run
// them (a start took 3.2 s of processor time by single files, and takes 1.5). The transformer is the one that the tests
// run on as well, and has its options from tsconfig.json. Types are checked by `npm run check`.
import { join, posix, sep } from 'node:path';
import { sourcesOf } from './sources.mjs';

/** What scripts import from a build: the others are entry points of processes. */
const IMPORTED = ['boot/api-document.ts', 'platform/database/index.ts', 'platform/secrets/index.ts'];

const isEntry = (path) => /(^|[./])main\.ts$/.test(path) || IMPORTED.includes(path);

/** Writes the programs of the service into the folder, by the paths of their sources. Errors show the faulty lines. */
export async function bundle(root, folder) {
  const { rolldown } = await import('rolldown');
  const source = join(root, 'src');
  const paths = sourcesOf(root).map((path) => path.split(sep).slice(1).join('/'));
  const made = await rolldown({
    input: Object.fromEntries(paths.filter(isEntry).map((path) => [path.slice(0, -'.ts'.length), join(source, path)])),
    platform: 'node',
    // Packages stay where npm installs them. The helpers of the transformer are a part of rolldown.
    external: /^(?!@oxc-project\/runtime\/|[a-z]:[\\/])[^./\0]/i,
    plugins: [placesOfSources(source)],
    tsconfig: join(root, 'tsconfig.json'),
    transform: { target: 'es2023' },
    treeshake: false,
    checks: { pluginTimings: false },
  });
  await made.write({
    dir: folder,
    format: 'esm',
    sourcemap: true,
    // Nest names parameters and operations by the names of classes.
    keepNames: true,
    chunkFileNames: 'parts/[name]-[hash].js',
    // For `import.meta.url` of the sources in this file.
    intro: ({ fileName }) =>
      `const BUILD = new URL("${posix.relative(posix.dirname(`/${fileName}`), '/')}/", import.meta.url);`,
  });
  await made.close();
}

/** Sources find the scripts of their threads by their own places. In the build, each has the place of its path. */
function placesOfSources(source) {
  return {
    name: 'places-of-sources',
    transform(code, id) {
      if (!id.startsWith(source) || !code.includes('import.meta.url')) return null;
      const path = id
        .slice(source.length + 1)
        .split(sep)
        .join('/')
        .replace(/ts$/, 'js');
      return { code: code.replaceAll('import.meta.url', `new URL("${path}", BUILD).href`), map: null };
    },
  };
}
