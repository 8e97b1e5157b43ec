import type { Citation } from '../../../kernel/index.js';
import { lorcana } from '../rulebook.js';

/** The rules that the words of every game carry out or rest on here. */
export const wordRules: { readonly [word: string]: readonly Citation[] } = {
  sequence: [lorcana('7.1.2.3'), lorcana('7.1.2.4'), lorcana('7.4.5')],
  may: [lorcana('7.1.3'), lorcana('1.8.1')],
  choose: [lorcana('1.2.4'), lorcana('7.1.5'), lorcana('7.1.8'), lorcana('8.1.4'), lorcana('10.12.1')],
  all: [lorcana('10.12.3')],
  if: [lorcana('7.1.1'), lorcana('7.1.2.3')],
  modify: [lorcana('7.6.3'), lorcana('7.8.1.1'), lorcana('1.8.3')],
  float: [lorcana('7.4.7'), lorcana('7.6.3'), lorcana('7.7.1')],
  'each-player': [lorcana('1.6.2'), lorcana('1.10.2.2')],
  'each-chooses': [lorcana('1.6.2')],
  note: [lorcana('7.1.1')],
  'by-hand': [lorcana('7.1.1')],
  'choose-one': [lorcana('1.8.1')],
  'choose-player': [lorcana('1.8.1')],
  'its-player': [lorcana('1.8.2')],
  'for-each': [lorcana('7.1.1')],
  repeat: [lorcana('7.1.1')],
  'at-random': [lorcana('1.2.1')],
  shuffle: [lorcana('1.2.1'), lorcana('8.2.2')],
  'top-of-deck': [lorcana('8.2.2')],
  'look-at': [lorcana('8.1.3')],
  reveal: [lorcana('7.1.10')],
};
