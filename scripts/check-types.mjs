/**
 * `npm run check:types`: the types of every project, by the native compiler of TypeScript 7. ESLint and Nest call the
 * JavaScript API of TypeScript 6, which version 7 does not have: both are installed, and only this script runs 7.
 */
import { spawnSync } from 'node:child_process';

const PROJECTS = { all: 'tsconfig.json', engine: 'tsconfig.engine.json', web: 'src/web/tsconfig.json' };

for (const [name, project] of Object.entries(PROJECTS)) {
  const options = ['--noEmit', '--incremental', '--tsBuildInfoFile', `node_modules/.cache/tsc/${name}`, '-p', project];
  const { status } = spawnSync('node', ['node_modules/typescript-7/bin/tsc', ...options], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
