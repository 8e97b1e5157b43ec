/** Who fits into a stage: how many players its system pairs, and until when players enter. */
import { activeMembers, currentStage, isDutch, takesLateEntries, type Tournament } from '../../../competition/index.js';
import { DUTCH_PLAYERS_MAX, LateEntryImpossible, TooManyPlayers } from '../tournaments.problems.js';
import { requireStatus } from './tournament-rights.js';

/**
 * Before the start anybody can enter; after it only during a first stage of Swiss rounds without a draft. Throws
 * why not.
 */
export function requireLateEntry(now: Tournament): void {
  requireStatus(now, 'announced', 'registration', 'closed', 'running');
  const stage = currentStage(now);
  if (stage !== null && (stage.stage > 1 || !takesLateEntries(stage.terms))) throw new LateEntryImpossible();
}

/** After an entry or a return: a running stage has at most as many players as its system pairs. */
export function requireRoomInStage(after: Tournament): void {
  const stage = currentStage(after);
  if (stage !== null && isDutch(stage.terms)) requireDutchSize(activeMembers(after, stage));
}

/** Throws `TooManyPlayers`. */
export function requireDutchSize({ length }: { readonly length: number }): void {
  if (length > DUTCH_PLAYERS_MAX) throw new TooManyPlayers(length);
}
