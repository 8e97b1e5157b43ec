/**
 * `npm run check:commits [BASE]`: the subjects and bodies of the commits since BASE, by the rules of CONTRIBUTING.md.
 * Without BASE: since the last tag of a release, else since these rules hold.
 */
import { spawnSync } from 'node:child_process';
import { faultsIn } from './launch/commits.mjs';

/** The first commits were written before the rules. */
const BEFORE_THE_RULES = 'cc189491f6745e19fcf308942493eb3a836a2682';

const git = (...args) => {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 64 << 20 });
  return status === 0 ? stdout.trim() : undefined;
};

const base = process.argv[2] ?? git('describe', '--tags', '--abbrev=0', '--match', 'v*') ?? BEFORE_THE_RULES;
const hashes = git('rev-list', '--no-merges', `${base}..HEAD`);
if (hashes === undefined) {
  console.log(`commits are not checked: the history does not reach back to ${base}`);
} else {
  const commits = hashes.split('\n').filter((hash) => hash !== '');
  const faults = commits.flatMap((hash) => {
    const [subject = '', ...body] = (git('show', '-s', '--format=%B', hash) ?? '').split('\n');
    const files = (git('show', '--format=', '--name-only', hash) ?? '').split('\n').length;
    return faultsIn({ subject, body: body.join('\n').trim(), files }).map((fault) => `${hash.slice(0, 8)} ${fault}`);
  });
  for (const fault of faults) console.log(fault);
  console.log(`${commits.length} commits, ${faults.length} faults`);
  if (faults.length > 0) process.exitCode = 1;
}
