import { ferry } from './ferry.js';
import { gallery } from './gallery.js';
import { harbour } from './harbour.js';
import { lanternGate } from './lantern-gate.js';
import { nightMarket } from './night-market.js';

/** Cards of our own, in which everything occurs that no text of a printed card has to show. */
export const invented = [...lanternGate, ...nightMarket, ...harbour, ...gallery, ...ferry];
