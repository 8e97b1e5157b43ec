import { affectedPlayer, type GameDefinition } from '../../../../kernel/index.js';
import { fftcg } from '../../rulebook.js';

/** 11.12.5.5, 11.12.5.7: each at most once for an event, in the order that the affected player chooses. */
export const replacement: GameDefinition['replacement'] = {
  perEvent: 'each-once',
  chooser: affectedPlayer,
  // What a text says instead of a part of itself is decided by then.
  cites: [fftcg('11.12.5.7'), fftcg('11.12.5.6'), fftcg('11.12.5.5'), fftcg('11.12.5.4'), fftcg('11.12.5.3')],
};
