import { channelled, drawn, recycled } from './400-cards.js';
import { exhausted, readied } from './401-readiness.js';
import { added, poolEmptied, spent } from './416-resources.js';
import { battlefieldPlaced } from './110-setup.js';
import { phaseBegan, turnBegan } from './301-turns.js';
import { playerRemoved } from './652.1-removal.js';

/** The events of Riftbound, with what carries out each: the only code that changes what it changes. */
export const events = [
  battlefieldPlaced,
  drawn,
  recycled,
  channelled,
  exhausted,
  readied,
  added,
  spent,
  poolEmptied,
  turnBegan,
  phaseBegan,
  playerRemoved,
];
