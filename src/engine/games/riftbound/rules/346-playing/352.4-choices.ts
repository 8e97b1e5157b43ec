import {
  chosenFor,
  isRecord,
  leastPriceOfChoices,
  objectOf,
  type Announcement,
  type Bindings,
  type Game,
  type Json,
  type ObjectId,
  type Seat,
} from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';
import { friendlyInTeams } from '../454-modes/462-magma-chamber.js';
import { citesOfRepeat } from '../716-keywords/keyword.repeat.js';
import { SPLITTING } from './352.14-splitting.js';
import { costsFromTrash, namesOfPrice, priceBill, type Priced } from './353.2-additional-costs.js';
import { isIgnored, type Bill, type Ignored } from './353-bill.js';
import type { Payment } from './354-payment.js';
import { hiddenAt } from './727-hidden.js';

/** What its player has chosen of a card that is played. */
export type Playing = {
  readonly seat: Seat;
  readonly card: ObjectId;
  /** What of its cost an effect, or Hidden, has its player ignore. */
  readonly ignoring?: Ignored;
  /** Energy that the effect takes off (353.4). */
  readonly reduced?: number;
  /** An effect has it played (406.3): at that time, whatever its own timing. */
  readonly ordered?: boolean;
  /** Where the effect has a unit go (002): the base, any battlefield, or one that its player controls. */
  readonly to?: 'base' | 'battlefield' | 'controlled';
  /** The one battlefield to which the effect has a unit go (002). */
  readonly place?: ObjectId;
  /** One more battlefield to which the effect lets a unit go (002). */
  readonly also?: ObjectId;
  /** The effect has a spell go under the deck as it has been played (002). */
  readonly recycled?: boolean;
  /** Names of additional costs that are paid. */
  readonly paid?: readonly string[];
  /** Where a unit goes: a battlefield, or null for the base. */
  readonly at?: ObjectId | null;
  /** What was chosen for it. */
  readonly bindings?: Bindings;
  readonly payment?: Payment;
};

/**
 * 353.1: what is ignored of its cost, which is all of it for a hidden card (727.1.b); 353.4, 406.3.b: what is taken
 * off.
 */
export const pricedOf = (game: Game, { seat, card, ignoring, reduced, ordered }: Playing): Priced => {
  const ignored = hiddenAt(game, card) === null ? ignoring : 'cost';
  return {
    seat,
    card,
    ...(ignored !== undefined && { ignoring: ignored }),
    ...(reduced !== undefined && { reduced }),
    ...(ordered !== true && costsFromTrash(game, card).length > 0 && { permitted: true }),
  };
};

/** 353.1, 353.2.b: with the additional costs that are paid. */
export const billOf = (game: Game, playing: Playing): Bill =>
  priceBill(game, pricedOf(game, playing), playing.paid ?? [], {
    chosen: chosenFor(game, announcementOf(game, playing)),
  });

/**
 * Before anything is chosen: with what must be chosen for it, as cheaply as can be (725.1), and what is paid
 * (353.2.b).
 */
export const leastBillOf = (game: Game, playing: Playing): Bill =>
  priceBill(game, pricedOf(game, playing), playing.paid ?? [], {
    chosen: [],
    choosing: leastPriceOfChoices(game, announcementOf(game, playing)),
  });

/**
 * 353.1, 353.4, 352.16: what an effect does to the cost, as the announcement of the card remembers it. Where nothing is
 * taken off it is one word, as older builds recorded it.
 */
export const pricingOf = (ignoring: Ignored | undefined, reduced: number | undefined): Json | undefined =>
  reduced === undefined ? ignoring : { reduced, ...(ignoring !== undefined && { ignoring }) };

/** 353.1, 353.4, 352.16: the same, read. */
export const pricingIn = (pricing: Json = null): Pick<Playing, 'ignoring' | 'reduced'> => {
  if (isIgnored(pricing)) return { ignoring: pricing };
  const { ignoring, reduced } = isRecord(pricing) ? pricing : {};
  return {
    ...(isIgnored(ignoring) && { ignoring }),
    ...(typeof reduced === 'number' && { reduced }),
  };
};

export const announcementOf = (game: Game, playing: Playing): Announcement => {
  const { seat, card, ignoring, reduced, paid = [], bindings } = playing;
  const { definition } = objectOf(game, card);
  const pricing = pricingOf(ignoring, reduced);
  return {
    at: { definition, path: [] },
    source: { object: card, definition },
    controller: seat,
    bindings: bindings ?? namesOfPrice(game, card, paid),
    ...(pricing !== undefined && { pricing }),
    cites: {
      modes: [rift('352')],
      targets: [...CHOOSING, ...friendlyInTeams(game), ...citesOfRepeat(paid)],
      divisions: [SPLITTING],
    },
  };
};

const CHOOSING = [
  rift('352.4'),
  rift('352.10'),
  rift('352.11'),
  rift('352.13'),
  SPLITTING,
  rift('352.15'),
  rift('354.3'),
];
