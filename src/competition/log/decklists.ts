/** Whose deck everybody may see, by the terms of the tournament. */
import { deckOf, entrantOf } from './boards.js';
import { podOf } from './drafts.js';
import { currentStage, roundsOf, type Tournament } from './state.js';

/** Whether everybody may see the deck that a player has now. A drafted deck is shown from the first round on. */
export function isDeckShown(tournament: Tournament, player: string): boolean {
  const { terms, stages } = tournament;
  const { decklists = 'hidden' } = terms;
  if (decklists === 'hidden' || stages.length === 0 || deckOf(tournament, player) === null) return false;
  const entrant = entrantOf(tournament, player) ?? player;
  const stage = currentStage(tournament);
  // A judge may have the draft played on until the first round.
  if (stage !== null && podOf(stage, entrant) !== null && roundsOf(tournament, stage.stage).length === 0) return false;
  return decklists === 'open' || stages.slice(1).some(({ players }) => players.includes(entrant));
}
