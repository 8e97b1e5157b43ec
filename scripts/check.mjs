/**
 * `npm run check`: formatter, types, lint and import rules, each with its time. All of them run, whatever one of them
 * finds.
 */
import { spawnSync } from 'node:child_process';

const PARTS = ['format', 'types', 'lint', 'imports'];

const results = PARTS.map((part) => {
  const began = performance.now();
  const { status } = spawnSync('npm', ['run', '--silent', `check:${part}`], { stdio: 'inherit' });
  const seconds = Math.round((performance.now() - began) / 1000);
  return { part, seconds, isClean: status === 0 };
});

for (const { part, seconds, isClean } of results)
  console.log(`${part.padEnd(8)} ${String(seconds).padStart(4)} s  ${isClean ? 'clean' : 'FAILED'}`);
if (!results.every(({ isClean }) => isClean)) process.exitCode = 1;
