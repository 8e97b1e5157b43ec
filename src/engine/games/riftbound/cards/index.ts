/**
 * The built-in cards and decks: facts about real cards, with what they do in our own words, and cards that we have
 * invented.
 */
import type { RiftboundCard } from '../card.js';
import { body } from './body.js';
import { chaos } from './chaos.js';
import { colourless } from './colourless.js';
import { ebbTide } from './ebb-tide.js';
import { fury } from './fury.js';
import { highWater } from './high-water.js';
import { order } from './order.js';
import { ropeWalk } from './rope-walk.js';
import { runes } from './runes.js';
import { saltStair } from './salt-stair.js';
import { seaMist } from './sea-mist.js';
import { stormWatch } from './storm-watch.js';
import { tideCourt } from './tide-court.js';
import { twoDomains } from './two-domains.js';

export { decks } from './decks.js';

/** What no file has. */
export const invented: readonly RiftboundCard[] = [
  ...tideCourt,
  ...stormWatch,
  ...highWater,
  ...ropeWalk,
  ...seaMist,
  ...saltStair,
  ...ebbTide,
];

export const cards: readonly RiftboundCard[] = [
  ...fury,
  ...chaos,
  ...body,
  ...order,
  ...twoDomains,
  ...colourless,
  ...runes,
  ...invented,
];
