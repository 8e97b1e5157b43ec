import { Command } from '@nestjs/cqrs';
import type { Origin } from '../../origin.js';
import type { MatchDetails } from '../../queries/get-match/get-match.query.js';

/** Answers, for one seat, whether everything becomes public when the match is over; the answer is the match as it is then. */
export class AnswerPublication extends Command<MatchDetails> {
  constructor(
    readonly matchId: string,
    readonly consent: boolean,
    /** A scorekeeper says in it for which seat. */
    readonly origin: Origin,
  ) {
    super();
  }
}
