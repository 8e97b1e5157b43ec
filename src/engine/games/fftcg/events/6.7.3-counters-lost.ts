import { hasCounters, type Citation, type GameObject } from '../../../kernel/index.js';
import { fftcg } from '../rulebook.js';

/** 6.7.3: a card that moves loses its counters. */
export const withoutCounters = (cites: readonly Citation[], object: GameObject): readonly Citation[] =>
  hasCounters(object) ? [...cites, fftcg('6.7.3')] : cites;
