import { isSearch, type Citation, type Filter, type Game, type ZoneKind } from '../../../../kernel/index.js';
import { lorcana } from '../../rulebook.js';
import { deck } from '../../zones/8.2-deck.js';
import { hand } from '../../zones/8.3-hand.js';
import { inPlay } from '../../zones/8.4-play.js';
import { inkwell } from '../../zones/8.5-inkwell.js';
import { discard } from './8.6-discard.js';
import { bagZone } from './8.7-bag.js';

/** 8.1.2: what is in it all may see. */
const open = (zone: ZoneKind): ZoneKind => ({ ...zone, cites: [...zone.cites, lorcana('8.1.2')] });

/** 8.1.3: of what is in it others see only how much it is. */
const closed = (zone: ZoneKind): ZoneKind => ({ ...zone, cites: [...zone.cites, lorcana('8.1.3')] });

/** 8.1.4: who looks for a card where others do not see may find none. */
export const rulesOfSearch = (game: Game, from: Filter): readonly Citation[] =>
  isSearch(game, from) ? [lorcana('8.1.4')] : [];

/** Where an action is while it resolves: played, not in play, not yet in the discard. */
const resolving: ZoneKind = { kind: 'resolving', visibility: 'public', per: 'seat', cites: [lorcana('4.3.4.8')] };

export const ZONES: readonly ZoneKind[] = [
  closed(deck),
  closed(hand),
  open(inPlay),
  closed(inkwell),
  open(discard),
  resolving,
  bagZone,
];
