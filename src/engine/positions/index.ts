/** The door of positions: a moment of a game, written down by hand, becomes a running state. */
import type { Fault, Observer, OpenedPosition, Rules } from '../kernel/index.js';
import { readPosition } from './position-document.js';

export type PositionRejected = { readonly kind: 'rejected'; readonly faults: readonly Fault[] };

/**
 * Any position as a JSON document becomes a running state, carried on to the first decision. Tests, sandboxes and bug
 * reports all use it. Every fault of the document is told at once, each with the path to it.
 */
export const openPosition = (
  rules: Rules,
  document: unknown,
  observe?: Observer,
): OpenedPosition | PositionRejected => {
  const read = readPosition(rules, document);
  if (read.kind === 'faults') return { kind: 'rejected', faults: read.faults };
  const opened = rules.openPosition(read.position, observe);
  return opened.kind === 'opened' ? opened : { kind: 'rejected', faults: [{ path: '', message: opened.message }] };
};
