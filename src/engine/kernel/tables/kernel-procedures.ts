import { announce } from '../announcing/announce.js';
import { settleTargets } from '../announcing/settle-targets.js';
import { carryingOut } from '../by-hand/by-hand.js';
import { correction } from '../by-hand/correction.js';
import { settle } from '../checks/settle.js';
import { orderForDecks } from '../effects/order-for-decks.js';
import { occurrence } from '../events/occurrence.js';
import { afterBatch, beforeBatch } from '../events/windows.js';
import { resolution } from '../frames/resolution.js';
import type { AnyProcedure } from '../game/procedure.js';
import { repetition } from '../repetition/repetition.js';

/** The procedures that every game has, beside those of its words. */
export const kernelProcedures: readonly AnyProcedure[] = [
  settle,
  occurrence,
  beforeBatch,
  afterBatch,
  orderForDecks,
  carryingOut,
  correction,
  announce,
  settleTargets,
  resolution,
  repetition,
];
