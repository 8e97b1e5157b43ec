import { decodeTournamentEvent } from '../../tournaments/index.js';

/** Everything but what only staff may know: the decks of players, and rounds before they are published. */
export const TOURNAMENT_EVENTS: readonly string[] = decodeTournamentEvent.kinds.filter(
  (kind) => kind !== 'DeckSubmitted' && kind !== 'RoundProposed',
);
