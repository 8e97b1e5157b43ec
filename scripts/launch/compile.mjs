// How the service is built: each file by itself, by the transformer that the tests run on as well. Types are checked by
// `npm run check`. The options are those of tsconfig.json in the transformer's words.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

const OPTIONS = {
  sourcemap: true,
  target: 'es2023',
  decorator: { legacy: true, emitDecoratorMetadata: true },
  // useDefineForClassFields: false
  assumptions: { setPublicClassFields: true },
  typescript: { removeClassFieldsWithoutInitializer: true },
};

/** Where a build in `folder` has the program of a source; paths are from the root. */
export const compiledPath = (folder, path) => join(folder, path.slice('src/'.length)).replace(/ts$/, 'js');

/**
 * Writes the programs of these sources into the build. Throws an error that shows the first faulty file with its lines.
 */
export async function compile(root, paths, folder) {
  const { transformSync } = await import('oxc-transform');
  for (const path of paths) {
    const source = join(root, path);
    const { code, map, errors } = transformSync(path, readFileSync(source, 'utf8'), OPTIONS);
    if (errors.length > 0)
      throw new Error(errors.map(({ message, codeframe }) => `${path}: ${codeframe ?? message}`).join('\n'));
    write(compiledPath(folder, path), source, code, map);
  }
}

function write(path, source, code, map) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${code}//# sourceMappingURL=${basename(path)}.map\n`);
  // Stack traces and debuggers show the source itself.
  writeFileSync(`${path}.map`, JSON.stringify({ ...map, sources: [relative(dirname(path), source)] }));
}
