import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { EventStore, type Json } from '../../../platform/event-store/index.js';
import { newId } from '../../../platform/ids/index.js';
import { derivedId } from '../domain/cause.js';
import type { Match } from '../domain/match.js';
import { GameStarter } from '../game-starter.js';
import { MatchRepository } from '../match-repository.js';
import { idempotencyOf, metadataOf, type Origin } from '../origin.js';
import { type MatchDetails, matchDetails } from '../queries/get-match.js';
import { SeenSeats } from '../seen-seats.js';
import { MatchPreparation } from './match-preparation.js';
import type { NewMatch } from './new-match.js';

interface CreatedMatch {
  readonly match: MatchDetails;
  /** Whether the request had been carried out before. */
  readonly replayed: boolean;
}

/** Creates a match and begins its first game, but where seats have yet to give their share of its chance. */
export class CreateMatch extends Command<CreatedMatch> {
  constructor(
    readonly match: NewMatch,
    readonly origin: Origin,
  ) {
    super();
  }
}

/**
 * The match is recorded first, and with it that its first game begins; then the game. If the process dies in between,
 * the series process finds the announced game and begins it.
 */
@CommandHandler(CreateMatch)
export class CreateMatchHandler implements ICommandHandler<CreateMatch> {
  constructor(
    private readonly preparation: MatchPreparation,
    private readonly starter: GameStarter,
    private readonly store: EventStore,
    private readonly matches: MatchRepository,
    private readonly seats: SeenSeats,
  ) {}

  async execute({ match, origin }: CreateMatch): Promise<CreatedMatch> {
    const idempotency = idempotencyOf(origin, requestOf(match));
    // Under a key the id follows from it: the same request finds the same stream.
    const matchId = idempotency === null ? newId() : derivedId('match', idempotency.key);
    const earlier = await this.store.findRequest(matchId, idempotency);
    if (earlier !== null) return this.again(matchId, earlier.version, origin);
    const { created, announced, started } = await this.preparation.prepare(matchId, match, origin.caller);
    const isShared = created.randomness === 'shared';
    const metadata = metadataOf(origin);
    const { kind, version } = await this.store.append({
      stream: matchId,
      expected: 'no-stream',
      events: [
        { type: 'MatchCreated', payload: created },
        // Where chance is shared, the game begins when all shares are there.
        ...(isShared ? [] : [{ type: 'MatchGameStarted', payload: announced }]),
      ],
      metadata: { ...metadata, matchId },
      idempotency,
    });
    if (kind === 'replayed') return this.again(matchId, version, origin);
    if (!isShared) await this.starter.record(started, metadata);
    return this.answer(await this.matches.load(matchId, version), origin, false);
  }

  /** Whatever has changed since. The first request may not have come as far as the game. */
  private async again(matchId: string, version: number, origin: Origin): Promise<CreatedMatch> {
    const match = await this.matches.load(matchId, version);
    const [first] = match.announced;
    if (first !== undefined) await this.starter.start(match, first, metadataOf(origin));
    return this.answer(match, origin, true);
  }

  private async answer(match: Match, { caller }: Origin, replayed: boolean): Promise<CreatedMatch> {
    return { match: matchDetails(match, await this.seats.in(match, caller)), replayed };
  }
}

/** What a key is bound to. Pods were once outside of leagues, and their requests must stay the same. */
export const requestOf = ({ seats, teams, visibility, leagueId, ...terms }: NewMatch): Json => ({
  ...terms,
  leagueId: terms.pod === undefined ? leagueId : null,
  ...(teams !== undefined && { teams: teams.map((team) => [...team]) }),
  ...visibility,
  seats: seats.map(({ playerId, deckId, entropy }) => [playerId, deckId ?? null, entropy ?? null]),
});
