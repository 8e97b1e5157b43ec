/** End-to-end tests run what users run: the build. It is incremental, so an unchanged project costs a second or two. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { fileURLToPath } from 'node:url';

export default async function build(): Promise<void> {
  const tsc = fileURLToPath(new URL('../../node_modules/typescript/bin/tsc', import.meta.url));
  const root = fileURLToPath(new URL('../..', import.meta.url));
  await promisify(execFile)(process.execPath, [tsc, '-p', 'tsconfig.build.json'], { cwd: root }).catch(
    (error: unknown) => {
      const output = error instanceof Error && 'stdout' in error ? String(error.stdout) : '';
      throw new Error(`The project does not build:\n${output}`, { cause: error });
    },
  );
}
