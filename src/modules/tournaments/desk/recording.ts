import {
  type AtBoard,
  type PairingResult,
  type ResultSource,
  type RoundState,
  type Tournament,
  tournamentAfter,
  type TournamentEvent,
} from '../../../competition/index.js';

interface NewResult extends AtBoard {
  readonly result: PairingResult;
  readonly source: ResultSource;
  readonly reason?: string;
}

/** The last missing result ends its round. */
export function recording(now: Tournament, payload: NewResult): readonly TournamentEvent[] {
  const recorded: TournamentEvent = { type: 'ResultRecorded', payload };
  return [recorded, ...endOfRound(tournamentAfter(now, recorded), payload.round)];
}

/** Nothing if the round is over, or still has a table without a result. */
export const endOfRound = ({ rounds }: Tournament, number: number): readonly TournamentEvent[] => {
  const round = rounds.find((each): each is RoundState => each.round === number);
  const isComplete = round?.isOver === false && round.tables.every(({ result }) => result !== null);
  return isComplete ? [{ type: 'RoundEnded', payload: { round: number } }] : [];
};
