/** Where the tests of one run share the site that the first of them plays: see `openSite`. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder that is gone after the run. */
    sharedSite: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'kifu-site-'));
  project.provide('sharedSite', folder);
  return () => rm(folder, { recursive: true, force: true });
}
