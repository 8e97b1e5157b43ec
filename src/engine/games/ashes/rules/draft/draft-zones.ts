import { objectsIn, zoneOf, type Game, type ObjectId, type Seat, type ZoneKind } from '../../../../kernel/index.js';
import { ashes } from '../../rulebook.js';

/**
 * What only a draft has. Cards are outside of play areas, so their texts do not work. Cards that a player has chosen in
 * turn are face up; only their player sees packs and picks.
 */
export const DRAFT_ZONES: readonly ZoneKind[] = [
  { kind: 'phoenixbornPiles', visibility: 'public', per: 'game', cites: [ashes('draft.setup.1')] },
  { kind: 'dicePiles', visibility: 'public', per: 'game', cardless: true, cites: [ashes('draft.setup.2')] },
  { kind: 'draftDeck', visibility: 'hidden-ordered', per: 'game', cites: [ashes('draft.setup.3')] },
  { kind: 'faceUp', visibility: 'public', per: 'game', cites: [ashes('draft.4')] },
  // The packs and picks of players who have left.
  { kind: 'setAside', visibility: 'hidden', per: 'game', cites: [ashes('multi.4')] },
  { kind: 'chosen', visibility: 'public', per: 'seat', cardless: true, cites: [ashes('draft.1'), ashes('draft.3')] },
  { kind: 'pack', visibility: 'owner', per: 'seat', cites: [ashes('draft.2')] },
  { kind: 'drafted', visibility: 'owner', per: 'seat', cites: [ashes('draft.2')] },
];

export const packOf = (game: Game, seat: Seat): readonly ObjectId[] => objectsIn(game, zoneOf(seat, 'pack'));
export const draftedOf = (game: Game, seat: Seat): readonly ObjectId[] => objectsIn(game, zoneOf(seat, 'drafted'));
export const chosenOf = (game: Game, seat: Seat): readonly ObjectId[] => objectsIn(game, zoneOf(seat, 'chosen'));
