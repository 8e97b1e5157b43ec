import type { Citation } from '../../../kernel/index.js';
import { fftcg } from '../rulebook.js';

/** The rules that the words of every game carry out or rest on here. */
export const wordRules: { readonly [word: string]: readonly Citation[] } = {
  sequence: [fftcg('11.11.5')],
  // "Instead" in a text that replaces a part of itself: it is decided before anything can replace what comes of it.
  if: [fftcg('11.11.5'), fftcg('11.12.5.6')],
  may: [fftcg('11.8.14')],
  choose: [fftcg('11.11.5.1'), fftcg('11.11.5.1.1')],
  modes: [fftcg('11.3.4'), fftcg('11.6.6'), fftcg('11.8.10')],
  modify: [fftcg('11.12.4.2'), fftcg('11.12.4.3'), fftcg('11.11.9')],
  note: [fftcg('11.11.9'), fftcg('11.11.7')],
  'gain-control': [fftcg('6.2.6'), fftcg('11.12.4.2')],
  float: [fftcg('11.8.17.1'), fftcg('11.8.17.2'), fftcg('11.8.17.3')],
  'each-player': [fftcg('11.11.5')],
  'each-chooses': [fftcg('6.1.4'), fftcg('11.11.6')],
  'put-counters': [fftcg('6.7.2')],
  'remove-counters': [fftcg('6.7.2')],
  'top-of-deck': [fftcg('7.9.2')],
  'look-at': [fftcg('7.9.2')],
  reveal: [fftcg('7.6.1')],
  shuffle: [fftcg('15.1.1.6.1')],
};
