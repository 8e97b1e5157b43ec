import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type CallerIdentity, Rights } from '../../identity/index.js';
import { DraftedDecks, type DraftedSeat } from '../drafted-decks.js';
import { MatchRepository } from '../match-repository.js';
import { DecksOfOthers } from '../matches.problems.js';
import { leaguePlace } from '../seen-seats.js';

/** Stores the decks to which a match has led: the own one, or those of all for somebody who may read all decks. */
export class StoreDecks extends Command<readonly DraftedSeat[]> {
  constructor(
    readonly matchId: string,
    readonly caller: CallerIdentity,
  ) {
    super();
  }
}

@CommandHandler(StoreDecks)
export class StoreDecksHandler implements ICommandHandler<StoreDecks> {
  constructor(
    private readonly matches: MatchRepository,
    private readonly drafted: DraftedDecks,
    private readonly rights: Rights,
  ) {}

  async execute({ matchId, caller }: StoreDecks): Promise<readonly DraftedSeat[]> {
    const match = await this.matches.load(matchId);
    const { seats, leagueId } = match.created;
    const plays = seats.some(({ playerId }) => playerId === caller.playerId);
    if (plays) return this.drafted.of(match, (playerId) => playerId === caller.playerId);
    if (!(await this.rights.may(caller, 'decks.read-any', leaguePlace(leagueId ?? null)))) throw new DecksOfOthers();
    return this.drafted.of(match);
  }
}
