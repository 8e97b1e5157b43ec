/**
 * `npm run verify`: audits a whole database, and exits with 1 where anything in it is not as it was recorded. It needs
 * no running service: with DATABASE_URL it reads that server, without it the embedded one. `--root POSITION:HASH` (as
 * often as wanted) asks whether a root that was kept still holds.
 */
import { hash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { Presets, SingleBar } from 'cli-progress';
import { withDatabase } from './boot/open-database.js';
import { hashWith } from './engine/index.js';
import { auditOver, lineOf, shareDone } from './modules/audits/index.js';
import type { PgPools } from './platform/database/index.js';
import type { KeptRoot } from './platform/event-store/index.js';

const USAGE = 'npm run verify -- [--root POSITION:HASH]…   (a root as GET /v1/ledger/roots gives it)';

const kept = keptRoots();
if (kept === null) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  process.exitCode = await verify(kept).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return 2;
  });
}

async function verify(roots: readonly KeptRoot[]): Promise<number> {
  hashWith((data) => hash('sha256', data, 'hex'));
  return withDatabase((pools) => audit(pools, roots));
}

/**
 * 1 where something was found. Every finding is a line, at once: a run that is stopped early has printed what was found
 * so far.
 */
async function audit(pools: PgPools, roots: readonly KeptRoot[]): Promise<number> {
  const bar = new SingleBar({ format: '{doing} {bar} {percentage}%', stream: process.stderr }, Presets.shades_classic);
  if (process.stderr.isTTY) bar.start(1, 0, { doing: 'ledger' });
  const findings = auditOver(pools).run(roots, (progress) =>
    bar.update(shareDone(progress), { doing: progress.doing }),
  );
  for (let found = 0; ; found += 1) {
    const { done, value } = await findings.next();
    if (done !== true) {
      console.log(lineOf(value));
      continue;
    }
    bar.stop();
    const { events, streams, position, root } = value;
    console.log(
      `${events} events in ${streams} streams; the newest position of the ledger is ${position}, with the root ${root}`,
    );
    for (const each of roots) if (found === 0) console.log(`the kept root of position ${each.position} still holds`);
    console.log(found === 0 ? 'Everything is as it was recorded.' : `Found: ${found}.`);
    return found === 0 ? 0 : 1;
  }
}

/** Null where the words make no sense. */
function keptRoots(): readonly KeptRoot[] | null {
  try {
    const { values } = parseArgs({ options: { root: { type: 'string', multiple: true, default: [] } } });
    const roots = values.root.map((text) => /^(?<position>[1-9]\d{0,14}):(?<root>[\da-f]{64})$/.exec(text)?.groups);
    return roots.map((named) => {
      if (named === undefined) throw new Error(USAGE);
      return { position: Number(named['position']), root: named['root'] ?? '' };
    });
  } catch {
    return null;
  }
}
