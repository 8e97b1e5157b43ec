import type { Rules, Viewer } from '../../../engine/index.js';
import { type CitedEntry, citedLog } from './cited-log.js';
import type { Step } from './game.js';

/** What one event led to, as one viewer may know it. */
export type SeenStep = Omit<Step, 'log'> & { readonly log: readonly CitedEntry[] };

export const seenStep = (rules: Rules, step: Step, viewer: Viewer): SeenStep => ({
  ...step,
  log: citedLog(rules, step.log, viewer),
});
