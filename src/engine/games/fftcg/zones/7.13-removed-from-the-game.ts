import type { ZoneKind } from '../../../kernel/index.js';
import { fftcg } from '../rulebook.js';

/** 7.13.3: no player sees cards that are there face down. */
export const removedZone: ZoneKind = {
  kind: 'removed',
  visibility: 'public',
  marked: { faceDown: 'hidden' },
  per: 'seat',
  cites: [fftcg('7.13.2'), fftcg('7.13.3')],
};
