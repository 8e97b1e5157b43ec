import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type Appended, EventStore, type NewEvent } from '../../../../platform/event-store/index.js';
import { newId } from '../../../../platform/ids/index.js';
import { derivedId } from '../../domain/derived-id.js';
import type { MatchCreated, MatchGameStarted } from '../../domain/events.js';
import type { Match } from '../../domain/match.js';
import { drawSecret, GameStarter } from '../../game-starter.js';
import { MatchRepository } from '../../match-repository.js';
import { metadataOf, type Origin, ownedKey, requestHash } from '../../origin.js';
import { matchDetails } from '../../queries/get-match/match-details.js';
import { AgreedTerms } from '../../terms/agreed-terms.js';
import type { OnlookerTerms } from '../../terms/terms.js';
import { RulesRegistry } from '../../rules-registry.js';
import { SeenSeats } from '../../seen-seats.js';
import { type CreatedMatch, CreateMatch, type NewMatch } from './create-match.command.js';
import { seatAt, Seating } from './seating.js';

/**
 * The match is recorded first, and with it that its first game begins; then the game. If the process dies in between,
 * the series process finds the announced game and begins it.
 */
@CommandHandler(CreateMatch)
export class CreateMatchHandler implements ICommandHandler<CreateMatch> {
  constructor(
    private readonly seating: Seating,
    private readonly terms: AgreedTerms,
    private readonly starter: GameStarter,
    private readonly store: EventStore,
    private readonly matches: MatchRepository,
    private readonly registry: RulesRegistry,
    private readonly seats: SeenSeats,
  ) {}

  async execute({ match, origin }: CreateMatch): Promise<CreatedMatch> {
    const rules = await this.registry.current(match.game);
    const { decks, timing } = await this.seating.require(rules, match, origin.caller);
    const onlookers = await this.terms.of(match, origin.caller);
    const created = createdBy({ ...match, ...(timing !== undefined && { timing }) }, onlookers, origin);
    const announced: MatchGameStarted = { gameId: newId(), number: 1 };
    const started = this.starter.prepare(rules, { match: created, announced, decks });
    const appended = await this.record(match, created, announced, origin);
    const recorded = await this.matches.load(created.matchId, appended.version);
    const replayed = appended.kind === 'replayed';
    if (replayed) await this.begin(recorded, origin);
    else await this.starter.record(started, metadataOf(origin));
    return { match: matchDetails(recorded, await this.seats.in(recorded, origin.caller)), replayed };
  }

  /** Whoever sent the request first may not have come as far as this. */
  private async begin(match: Match, origin: Origin): Promise<void> {
    const [first] = match.announced;
    if (first !== undefined) await this.starter.start(match, first, metadataOf(origin));
  }

  private record(
    match: NewMatch,
    created: MatchCreated,
    announced: MatchGameStarted,
    origin: Origin,
  ): Promise<Appended> {
    const events: readonly NewEvent[] = [
      { type: 'MatchCreated', payload: created },
      { type: 'MatchGameStarted', payload: announced },
    ];
    const { key } = origin;
    const { matchId } = created;
    const metadata = { ...metadataOf(origin), matchId };
    const once = key !== undefined && { idempotency: { key: ownedKey(origin, key), bodyHash: hashOf(match) } };
    return this.store.append({ stream: matchId, expected: 'no-stream', events, metadata, ...once });
  }
}

/** Under an idempotency key the id follows from it: the same request finds the same stream. */
function createdBy(
  { seats, teams: _refused, onlookers: _asked, randomness, ...terms }: NewMatch,
  { spectators: { delay }, publication }: OnlookerTerms,
  origin: Origin,
): MatchCreated {
  const matchId = origin.key === undefined ? newId() : derivedId('match', ownedKey(origin, origin.key));
  return {
    matchId,
    ...terms,
    ...(delay !== null && { spectators: { delay } }),
    ...(publication === 'open' && { publication }),
    ...(randomness === 'asserted' && { randomness }),
    seats: seats.map(({ playerId, deckId }, place) => ({ seat: seatAt(place), playerId, deckId })),
    seatSecrets: Object.fromEntries(seats.map(({ entropy }, place) => [seatAt(place), entropy ?? drawSecret()])),
  };
}

function hashOf({ seats, onlookers, ...terms }: NewMatch): string {
  return requestHash({
    ...terms,
    ...onlookers,
    seats: seats.map(({ playerId, deckId, entropy }) => [playerId, deckId, entropy ?? null]),
  });
}
