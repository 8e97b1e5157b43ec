// `node scripts/kifu.mjs <entry> …`: runs an entry point of Kifu (`start` is src/start.main.ts), and builds it first
// where it has changed since. A Node that is too old must be able to read this file, and so it is asked before anything
// else is loaded.
import { requireNode } from './launch/require-node.mjs';

requireNode();
import('./launch/launch.mjs')
  .then(({ launch }) => launch(process.argv[2]))
  .catch((error) => {
    process.stderr.write(`${error.expected === true ? error.message : error.stack}\n`);
    process.exit(1);
  });
