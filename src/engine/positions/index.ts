/** Positions: makes a running state of a moment of a game that was written by hand. */
import type { Fault, Observer, OpenedPosition, Rules } from '../kernel/index.js';
import { readPosition } from './position-document.js';

export type PositionRejected = { readonly kind: 'rejected'; readonly faults: readonly Fault[] };

/**
 * Makes a running state of any position given as a JSON document, and runs it to the first decision. Used by tests,
 * sandboxes and bug reports. All faults of the document are reported at once, each with the path to it.
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
