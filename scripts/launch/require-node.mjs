// Says in one line that this Node is too old, before one fails over what it does not know. No syntax here is newer than
// modules.
import { readFileSync } from 'fs';

export function requireNode() {
  const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  if (engines.node.split('||').some((range) => isIn(range.trim(), process.versions.node))) return;
  process.stderr.write(`Kifu needs Node ${engines.node}; this is ${process.versions.node}.\n`);
  process.exit(1);
}

/** `^a.b.c` and `>=a.b.c`, which is all that package.json uses. */
function isIn(range, version) {
  const from = range
    .replace(/^(\^|>=)/, '')
    .split('.')
    .map(Number);
  const is = version.split('.').map(Number);
  if (range.charAt(0) === '^' && is[0] !== from[0]) return false;
  const differing = [0, 1, 2].find((part) => is[part] !== from[part]);
  return differing === undefined || is[differing] > from[differing];
}
