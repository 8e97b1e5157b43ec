import type { FftcgCard } from '../card.js';
import { embersAndTides } from './invented/embers-and-tides.js';
import { glassCustoms } from './invented/glass-customs.js';
import { glassHarbour } from './invented/glass-harbour.js';
import { nightGuests } from './invented/night-guests.js';
import { nightMarket } from './invented/night-market.js';
import { stormCourts } from './invented/storm-courts.js';
import { stormLedger } from './invented/storm-ledger.js';
import { stormRiders } from './invented/storm-riders.js';

/** Cards of our own, for what no deck of real cards shows. */
export const invented: readonly FftcgCard[] = [
  ...embersAndTides,
  ...glassHarbour,
  ...glassCustoms,
  ...stormLedger,
  ...stormRiders,
  ...nightMarket,
  ...nightGuests,
  ...stormCourts,
];
