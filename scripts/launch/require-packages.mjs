// Whether `npm ci` was run, and run again after a change of package-lock.json: by npm's own note of what it has
// installed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Expected } from './expected.mjs';

/** Packages that may well be missing: those of development, and those of other machines. */
const mayBeAbsent = ({ dev, optional, devOptional, peer }) => dev || optional || devOptional || peer;

export function requirePackages(root) {
  const installed = packagesOf(join(root, 'node_modules', '.package-lock.json'));
  if (installed === undefined) throw new Expected('The packages are not installed. Run: npm ci');
  const wanted = Object.entries(packagesOf(join(root, 'package-lock.json')) ?? {});
  const [place, { version } = {}] =
    wanted.find(([path, entry]) => path !== '' && !mayBeAbsent(entry) && installed[path]?.version !== entry.version) ??
    [];
  if (place === undefined) return;
  const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
  throw new Expected(`The packages are not those of package-lock.json (${name} ${version} is missing). Run: npm ci`);
}

function packagesOf(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages;
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}
