import {
  flag,
  gives,
  objects,
  optional,
  type Amount,
  type Effect,
  type GameEvent,
  type WordSteps,
} from '../../../kernel/index.js';
import { countMark } from '../state.js';
import { tokens } from './parts.js';
import { toEach } from './simul.multi-to-each.js';

/** What the words say by which tokens of one kind are removed, which return to the supply. */
export const removed = {
  objects,
  count: optional({ ...tokens, description: 'Absent: all of them.' }),
  upTo: optional({ ...flag, description: 'The player says how many, so many at most.' }),
  as: optional({ ...gives('number'), description: 'How many were removed.' }),
};

type Removes = Effect & { readonly objects: string; readonly count?: Amount; readonly upTo?: boolean };

/** More than there are anywhere. */
const ALL = Number.MAX_SAFE_INTEGER;

/** As many as there are (resolve.2). */
export const removing = <Node extends Removes>(
  mark: 'wounds' | 'exhaustion' | 'status',
  kind: 'woundsRemoved' | 'exhaustionRemoved' | 'statusRemoved',
): WordSteps<Node> =>
  toEach<Node>({
    amount: ({ count = ALL }) => count,
    upTo: ({ game, node }, object, count) =>
      node.upTo === true ? Math.min(count, countMark(game, object, mark)) : null,
    does: ({ cites }, object, count): GameEvent => ({ kind, cites, object, count }),
    binds: 'number',
  });
