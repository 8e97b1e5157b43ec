import { Command } from '@nestjs/cqrs';
import type { Origin } from '../../origin.js';
import type { MatchDetails } from '../../queries/get-match/get-match.query.js';

/** Gives the share of a seat in the chance of a match; with the last one the first game begins. */
export class GiveEntropy extends Command<MatchDetails> {
  constructor(
    readonly matchId: string,
    /** 32 bytes in hex; null for the share that the server has committed itself to. */
    readonly entropy: string | null,
    /** Staff says in it for which seat. */
    readonly origin: Origin,
  ) {
    super();
  }
}
