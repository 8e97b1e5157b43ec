import { isGathering, type GameDefinition } from '../../../../kernel/index.js';
import { fftcg } from '../../rulebook.js';
import { LASTING, rulesOfModifying, WHILE_IN_PLAY } from './11.12.4-continuous-effects.js';
import { DELAYED } from './11.8-auto-abilities.js';

/** The rules that stand behind the words which all games share, as precisely as the words say what they do. */
export const wordRules: GameDefinition['wordRules'] = {
  words: {
    sequence: { restsOn: [fftcg('11.11.5')] },
    // "Instead" in a text that replaces a part of itself: it is decided before anything can replace what comes of it.
    if: { restsOn: [fftcg('11.11.5'), fftcg('11.12.5.6')] },
    may: { cites: [fftcg('11.8.14')] },
    choose: {
      // The turn player chooses first, and nothing is carried out before all have chosen (6.1.4).
      cites: (_choice, game) => [...(isGathering(game) ? [fftcg('11.11.6'), fftcg('6.1.4')] : []), fftcg('11.11.5.1')],
      restsOn: [fftcg('11.11.5.1'), fftcg('11.11.5.1.1')],
    },
    'choose-one': { cites: [fftcg('11.11.5.1')] },
    'choose-player': { cites: [fftcg('11.11.5.1')] },
    modes: { restsOn: [fftcg('11.3.4'), fftcg('11.6.6'), fftcg('11.8.10')] },
    modify: { cites: rulesOfModifying, restsOn: LASTING },
    note: { restsOn: [fftcg('11.11.9'), fftcg('11.11.7')] },
    'gain-control': { cites: [fftcg('6.2.6'), fftcg('11.12.4.2')] },
    float: { cites: DELAYED },
    'each-player': { restsOn: [fftcg('11.11.5')] },
    'each-chooses': { restsOn: [fftcg('6.1.4'), fftcg('11.11.6')] },
    'put-counters': { cites: [fftcg('6.7.2')] },
    'remove-counters': { cites: [fftcg('6.7.2')] },
    'at-random': { cites: [fftcg('11.11.5')] },
    shuffle: { cites: [fftcg('15.1.1.6.1')] },
    'top-of-deck': { restsOn: [fftcg('7.9.2')] },
    'look-at': { cites: [fftcg('7.9.2')] },
    reveal: { cites: [fftcg('7.6.1')] },
    'reveal-until': { cites: [fftcg('7.6.1')], restsOn: [fftcg('7.9.2')] },
  },
  nothing: [fftcg('2.3')],
  whileInPlay: WHILE_IN_PLAY,
  deckOrder: [fftcg('7.9.2')],
};
