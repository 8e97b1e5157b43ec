/** The draft with which a stage begins. */
import { activeMembers } from './results.js';
import { currentStage, type PodState, type StageState, type Tournament } from './state.js';

/** Pods that have not ended their draft. */
export const openPods = ({ pods }: StageState): readonly PodState[] => pods.filter(({ endedBy }) => endedBy === null);

export const podOf = ({ pods }: StageState, player: string): PodState | null =>
  pods.find(({ players }) => players.includes(player)) ?? null;

/** Players of a recorded stage with a draft who need a deck before the first round: staff names one, or drops them. */
export function playersWithoutDeck(tournament: Tournament, stage: StageState): readonly string[] {
  if (!tournament.terms.recorded || stage.pods.length === 0) return [];
  return activeMembers(tournament, stage).filter((id) => (tournament.players.get(id)?.deckId ?? null) === null);
}

/** Whether the draft decides the player's deck: it is to come, or under way. */
export function isDeckToBeDrafted(tournament: Tournament, player: string): boolean {
  const stage = currentStage(tournament);
  if (stage === null) return tournament.terms.stages[0]?.draft !== undefined;
  return podOf(stage, player)?.endedBy === null;
}
