import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { EventStore, onNewest } from '../../../platform/event-store/index.js';
import { Rights, type Role } from '../../identity/index.js';
import type { Match } from '../domain/match.js';
import { shareGiven } from '../domain/shares.js';
import { GameStarter } from '../game-starter.js';
import { MatchRepository } from '../match-repository.js';
import { EntropyNotYours } from '../entropy.problems.js';
import { metadataOf, type Origin } from '../origin.js';
import { type MatchDetails, matchDetails } from '../queries/get-match.js';
import { leaguePlace, SeenSeats } from '../seen-seats.js';

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

@CommandHandler(GiveEntropy)
export class GiveEntropyHandler implements ICommandHandler<GiveEntropy> {
  constructor(
    private readonly store: EventStore,
    private readonly matches: MatchRepository,
    private readonly starter: GameStarter,
    private readonly rights: Rights,
    private readonly seats: SeenSeats,
  ) {}

  execute({ matchId, entropy, origin }: GiveEntropy): Promise<MatchDetails> {
    return onNewest(async () => {
      const match = await this.matches.load(matchId);
      const { seat, role } = await this.giving(match, entropy, origin);
      const events = shareGiven(match, seat, entropy);
      const metadata = { ...metadataOf(origin, role), matchId };
      if (events.length > 0) await this.store.append({ stream: matchId, expected: match.version, events, metadata });
      const after = await this.matches.load(matchId);
      const [first] = after.announced;
      // The request that gave the last share may not have come as far as the game.
      if (first !== undefined && after.ended === null) await this.starter.start(after, first, metadata);
      return matchDetails(after, await this.seats.in(after, origin.caller));
    });
  }

  /**
   * For which seat, and by which role: players for their own; staff says that a seat gives none, and never what it
   * gives.
   */
  private async giving(
    { created: { seats, leagueId } }: Match,
    entropy: string | null,
    { caller, seat }: Origin,
  ): Promise<{ readonly seat: string; readonly role: Role }> {
    const own = seats.find(({ playerId }) => playerId === caller.playerId)?.seat;
    if (own !== undefined && (seat === undefined || seat === own)) return { seat: own, role: 'player' };
    const isStaff = own === undefined && entropy === null;
    const place = leaguePlace(leagueId ?? null);
    const role = isStaff ? await this.rights.roleFor(caller, 'matches.create-for-others', place) : null;
    const known = seats.find((each) => each.seat === seat);
    if (role === null || known === undefined) throw new EntropyNotYours();
    return { seat: known.seat, role };
  }
}
