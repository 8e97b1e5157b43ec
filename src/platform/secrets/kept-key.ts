import { randomBytes } from 'node:crypto';
import { open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The key that wraps the secrets of an embedded database: beside it, in the data folder, made when it is first needed.
 * The two belong together: one without the other is of no use. Only the holder of the folder's lock may call it, or
 * somebody who finds it running.
 */
export async function keptSecretsKey(dataFolder: string): Promise<string> {
  const path = join(dataFolder, 'secrets-key');
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  const key = randomBytes(32).toString('base64');
  // Complete and on the disk before anything is wrapped with it: half a key would be worse than none.
  const file = await open(`${path}.new`, 'w', 0o600);
  await file.writeFile(`${key}\n`);
  await file.sync();
  await file.close();
  await rename(`${path}.new`, path);
  return key;
}
