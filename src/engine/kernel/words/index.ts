import type { GameDefinition } from '../game/definition.js';
import { all } from './all.js';
import { atRandom } from './at-random.js';
import { byHand } from './by-hand.js';
import { chooseOne } from './choose-one.js';
import { choosePlayer } from './choose-player.js';
import { choose } from './choose.js';
import { eachChooses } from './each-chooses.js';
import { eachPlayer } from './each-player.js';
import { float } from './float.js';
import { forEach } from './for-each.js';
import { ifWord } from './if.js';
import { itsPlayer } from './its-player.js';
import { lookAt } from './look-at.js';
import { may } from './may.js';
import { modify } from './modify.js';
import { note } from './note.js';
import { putCounters } from './put-counters.js';
import { removeCounters } from './remove-counters.js';
import { repeat } from './repeat.js';
import { revealUntil } from './reveal-until.js';
import { reveal } from './reveal.js';
import { sequence } from './sequence.js';
import { shuffle } from './shuffle.js';
import { topOfDeck } from './top-of-deck.js';

/** The words of every game's card language. */
export const kernelWords = [
  sequence,
  may,
  choose,
  all,
  ifWord,
  modify,
  float,
  eachPlayer,
  eachChooses,
  chooseOne,
  choosePlayer,
  itsPlayer,
  forEach,
  repeat,
  atRandom,
  shuffle,
  topOfDeck,
  lookAt,
  reveal,
  revealUntil,
  note,
  byHand,
] as const;

/** Whether things have counters in the game. */
export const haveCounters = ({ words }: Pick<GameDefinition, 'words'>): boolean => words.includes(putCounters);

/** The words of games in which counters with names are put on things. */
export const counterWords = [putCounters, removeCounters] as const;
