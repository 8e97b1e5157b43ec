/** A game names a match that the event store does not know. The job is tried again: the match may be on its way. */
export class MatchMissing extends Error {
  readonly code = 'statistics.match-missing';
  constructor(readonly matchId: string) {
    super(`The game belongs to match ${matchId}, which is not recorded.`);
  }
}
