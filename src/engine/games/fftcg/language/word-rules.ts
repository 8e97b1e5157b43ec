import type { Citation } from '../../../kernel/index.js';
import { fftcg } from '../rulebook.js';
import type { FftcgEffect } from '../vocabulary.js';

/** The rules that words carry out or rest on. */
export const wordRules: { readonly [Do in FftcgEffect['do']]?: readonly Citation[] } = {
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
  deal: [fftcg('5.2.6.1'), fftcg('11.11.8')],
  break: [fftcg('15.1.1.3.1')],
  activate: [fftcg('15.1.1.1.1')],
  dull: [fftcg('15.1.1.2.1')],
  freeze: [fftcg('15.2.4.1')],
  discard: [fftcg('15.1.1.4.1')],
  put: [fftcg('7.3'), fftcg('7.4'), fftcg('11.8.16.1'), fftcg('11.8.16.2')],
  'play-onto-field': [fftcg('6.2.4'), fftcg('15.1.1.7.1'), fftcg('11.8.16.2.1')],
  'damage-player': [fftcg('6.5.2'), fftcg('6.5.3')],
  'each-chooses': [fftcg('6.1.4'), fftcg('11.11.6')],
  separate: [fftcg('15.1.1.11.2'), fftcg('15.1.1.11.3')],
  'may-pay': [fftcg('11.8.14'), fftcg('11.8.8'), fftcg('11.8.11')],
  'win-game': [fftcg('3.1'), fftcg('3.2')],
  'lose-game': [fftcg('3.1'), fftcg('3.2')],
  'put-counters': [fftcg('6.7.2')],
  'remove-counters': [fftcg('6.7.2')],
  'gain-crystals': [fftcg('6.8.1')],
  search: [fftcg('15.1.1.8.1'), fftcg('15.1.1.8.2'), fftcg('15.1.1.8.3')],
  'top-of-deck': [fftcg('7.9.2')],
  'look-at': [fftcg('7.9.2')],
  reveal: [fftcg('7.6.1')],
  shuffle: [fftcg('15.1.1.6.1')],
};
