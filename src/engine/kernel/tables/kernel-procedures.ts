import { announce } from '../announcing/announce.js';
import { modesWord } from '../announcing/modes-word.js';
import { byHandProcedures } from '../by-hand/by-hand.js';
import { correction } from '../by-hand/correction.js';
import { settle } from '../checks/settle.js';
import { counterWords } from '../counters/words.js';
import { chanceWords } from '../effects/chance.js';
import { choosingWords } from '../effects/choosing.js';
import { decidingWords } from '../effects/deciding.js';
import { flowWords } from '../effects/flow.js';
import { gatheringWords } from '../effects/gathering.js';
import { lastingWords } from '../effects/lasting-words.js';
import { lookingWords, orderForDecks } from '../effects/looking.js';
import { occurrence } from '../events/occurrence.js';
import { resolution } from '../frames/resolution.js';
import type { AnyProcedure } from '../game/procedure.js';
import { repetition } from '../repetition/repetition.js';

/** The procedures that every game has. */
export const kernelProcedures: readonly AnyProcedure[] = [
  settle,
  occurrence,
  ...flowWords,
  ...choosingWords,
  ...decidingWords,
  ...gatheringWords,
  ...chanceWords,
  ...lastingWords,
  ...lookingWords,
  orderForDecks,
  ...counterWords,
  ...byHandProcedures,
  correction,
  announce,
  modesWord,
  resolution,
  repetition,
];
