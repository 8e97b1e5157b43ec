import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { newId } from '../../../platform/ids/index.js';
import type { Deck } from '../../catalogue/index.js';
import type { CallerIdentity } from '../../identity/index.js';
import type { GameStarted, MatchCreated, MatchGameStarted } from '../domain/events.js';
import { sharedGameId } from '../domain/shares.js';
import { EntropyTooEarly } from '../entropy.problems.js';
import { drawSecret, GameStarter } from '../game-starter.js';
import { GetLeagueTerms } from '../league-terms.query.js';
import { RulesRegistry } from '../rules-registry.js';
import { AgreedTerms } from '../terms/agreed-terms.js';
import type { VisibilityTerms } from '../terms/visibility-terms.js';
import type { NewMatch } from './new-match.js';
import { seatAt, Seating } from './seating.js';

/** A match that may be made: nothing of it is recorded yet. */
export interface PreparedMatch {
  readonly created: MatchCreated;
  /** Where chance is shared, the game begins later: that it may was found out here. */
  readonly announced: MatchGameStarted;
  readonly started: GameStarted;
}

/** Judges a match and its first game as they are asked for. */
@Injectable()
export class MatchPreparation {
  constructor(
    private readonly seating: Seating,
    private readonly terms: AgreedTerms,
    private readonly starter: GameStarter,
    private readonly registry: RulesRegistry,
    private readonly queries: QueryBus,
  ) {}

  /** Throws the first reason why the rules, or the service, say no. */
  async prepare(matchId: string, match: NewMatch, caller: CallerIdentity): Promise<PreparedMatch> {
    const rules = await this.registry.current(match.game);
    const { leagueId } = match;
    const league = leagueId === null ? null : await this.queries.execute(new GetLeagueTerms(leagueId));
    const { decks, timing } = await this.seating.require(rules, match, league, caller);
    const decksFor = rules.deckFormat(match.format);
    const visibility = await this.terms.of(match, { league, isDraft: decksFor !== null }, caller);
    const early = match.seats.findIndex(({ entropy }) => entropy !== undefined);
    if (match.randomness === 'shared' && early >= 0) throw new EntropyTooEarly(seatAt(early));
    const terms = { ...match, ...(timing !== undefined && { timing }), ...(decksFor !== null && { decksFor }) };
    const created = createdBy(matchId, terms, decks, visibility);
    const isShared = created.randomness === 'shared';
    const announced: MatchGameStarted = { gameId: isShared ? sharedGameId(matchId, 1) : newId(), number: 1 };
    return { created, announced, started: this.starter.prepare(rules, { match: created, announced, decks }) };
  }
}

function createdBy(
  matchId: string,
  { seats, teams, visibility: _asked, randomness, ...terms }: NewMatch & Pick<MatchCreated, 'decksFor'>,
  decks: readonly Pick<Deck, 'id'>[],
  { spectators: { delay }, publication }: VisibilityTerms,
): MatchCreated {
  return {
    matchId,
    ...terms,
    ...(teams !== undefined && { teams: teams.map((team) => [...team]) }),
    ...(delay !== null && { spectators: { delay } }),
    ...(publication === 'open' && { publication }),
    ...(randomness !== undefined && randomness !== 'seeded' && { randomness }),
    ...(randomness === 'shared' && { serverSecrets: Array.from({ length: terms.bestOf }, drawSecret) }),
    seats: seats.map(({ playerId }, place) => ({ seat: seatAt(place), playerId, deckId: decks[place]?.id ?? '' })),
    seatSecrets: Object.fromEntries(seats.map(({ entropy }, place) => [seatAt(place), entropy ?? drawSecret()])),
  };
}
