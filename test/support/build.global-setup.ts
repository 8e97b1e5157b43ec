/** End-to-end tests run what users run: the build. It takes a second or two. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { fileURLToPath } from 'node:url';

export default async function build(): Promise<void> {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  await promisify(execFile)(process.execPath, ['scripts/build.mjs'], { cwd: root }).catch((error: unknown) => {
    const output = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
    throw new Error(`The project does not build:\n${output}`, { cause: error });
  });
}
