import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { EventStore, onNewest } from '../../../platform/event-store/index.js';
import { Rights, type Role } from '../../identity/index.js';
import type { Match } from '../domain/match.js';
import { answered } from '../domain/publication.js';
import { MatchRepository } from '../match-repository.js';
import { PublicationNotYours, PublicationSeatUnclear } from '../publication.problems.js';
import { metadataOf, type Origin } from '../origin.js';
import { type MatchDetails, matchDetails } from '../queries/get-match.js';
import { SeenSeats } from '../seen-seats.js';

/**
 * Answers, for one seat, whether everything becomes public when the match is over; the answer is the match as it is
 * then.
 */
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

@CommandHandler(AnswerPublication)
export class AnswerPublicationHandler implements ICommandHandler<AnswerPublication> {
  constructor(
    private readonly store: EventStore,
    private readonly matches: MatchRepository,
    private readonly rights: Rights,
    private readonly seats: SeenSeats,
  ) {}

  execute({ matchId, consent, origin }: AnswerPublication): Promise<MatchDetails> {
    return onNewest(async () => {
      const match = await this.matches.load(matchId);
      const { seat, role } = await this.answering(match, origin);
      const events = answered(match, seat, consent);
      if (events.length === 0) return this.details(match, origin);
      const metadata = { ...metadataOf(origin, role), matchId };
      const { version } = await this.store.append({ stream: matchId, expected: match.version, events, metadata });
      return await this.details(await this.matches.load(matchId, version), origin);
    });
  }

  private async details(match: Match, { caller }: Origin): Promise<MatchDetails> {
    return matchDetails(match, await this.seats.in(match, caller));
  }

  /**
   * For which seat, and by which role: players for their own, scorekeepers of paper matches for the one that they name.
   */
  private async answering(
    { created: { matchId, seats, randomness } }: Match,
    { caller, seat }: Origin,
  ): Promise<{ readonly seat: string; readonly role: Role }> {
    const own = seats.find(({ playerId }) => playerId === caller.playerId)?.seat;
    if (own !== undefined && (seat === undefined || seat === own)) return { seat: own, role: 'player' };
    const mayRecord = own === undefined && randomness === 'asserted';
    const role = mayRecord ? await this.rights.roleFor(caller, 'games.record', { matchId }) : null;
    if (role === null) throw new PublicationNotYours();
    const known = seats.find((each) => each.seat === seat);
    if (known === undefined) throw new PublicationSeatUnclear(seats.map((each) => each.seat));
    return { seat: known.seat, role };
  }
}
