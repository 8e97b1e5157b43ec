import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Rules, UsedUp } from '../../engine/index.js';
import { type EventMetadata, EventStore, VersionConflict } from '../../platform/event-store/index.js';
import { type Deck, GetDeck } from '../catalogue/index.js';
import { citedRules } from './cited-rules.js';
import { decodeMatchEvent, type GameStarted, type MatchCreated, type MatchGameStarted } from './domain/events.js';
import { gameStart } from './domain/game-start.js';
import type { Match } from './domain/match.js';
import { isShared, sharesOf } from './domain/shares.js';
import { usedUpBy } from './domain/used-up.js';
import { SetupRefused } from './matches.problems.js';
import { RulesRegistry } from './rules-registry.js';

/** A game that is about to begin. */
export interface Beginning {
  readonly match: MatchCreated;
  readonly announced: MatchGameStarted;
  /** In the order of the seats. */
  readonly decks: readonly Deck[];
  /** What each seat puts into the chance of the match, by seat; without it, what the match began with. */
  readonly shares?: MatchCreated['seatSecrets'];
  /** What the games before it have used up. */
  readonly usedUp?: UsedUp;
}

/** Begins the games that matches announce. */
@Injectable()
export class GameStarter {
  constructor(
    private readonly events: EventStore,
    private readonly queries: QueryBus,
    private readonly registry: RulesRegistry,
  ) {}

  /** Throws `SetupRefused` where the rules do not allow the game. */
  prepare(rules: Rules, { match, announced, decks, shares = match.seatSecrets, usedUp = {} }: Beginning): GameStarted {
    const seatSecrets = shares ?? secretsFor(match);
    const serverSecret = match.serverSecrets?.[announced.number - 1] ?? drawSecret();
    const started = gameStart(rules, { match, announced, decks, serverSecret, seatSecrets, usedUp });
    if (!('kind' in started)) return started;
    throw new SetupRefused(started.message, started.code, citedRules(rules.rulebook, started.cites));
  }

  /** A game begins once: a second attempt finds it begun, which is all that it wanted. */
  async record(started: GameStarted, metadata: EventMetadata): Promise<void> {
    const { gameId, matchId, engine, ruleset } = started;
    const append = {
      stream: gameId,
      expected: 'no-stream' as const,
      events: [{ type: 'GameStarted', payload: started }],
      metadata: { ...metadata, matchId, engine, ruleset },
    };
    await this.events.append(append).catch((error: unknown) => {
      if (!(error instanceof VersionConflict)) throw error;
    });
  }

  /** Begins an announced game, unless it has begun. */
  async start(match: Match, announced: MatchGameStarted, metadata: EventMetadata): Promise<void> {
    if ((await this.events.head(announced.gameId)) !== null) return;
    const { created } = match;
    const decks = await Promise.all(created.seats.map(({ deckId }) => this.queries.execute(new GetDeck(deckId))));
    const rules = await this.rulesOf(match);
    const usedUp = await this.usedUpBefore(rules, match, announced);
    const beginning = { match: created, announced, decks, usedUp, ...(isShared(match) && { shares: sharesOf(match) }) };
    await this.record(this.prepare(rules, beginning), metadata);
  }

  private async usedUpBefore(rules: Rules, { announced }: Match, { number }: MatchGameStarted): Promise<UsedUp> {
    if (rules.usedUp === null) return {};
    const before = announced.filter((game) => game.number < number);
    return usedUpBy(rules, await Promise.all(before.map(({ gameId }) => this.events.read(gameId))));
  }

  private async rulesOf({ created, announced: [first] }: Match): Promise<Rules> {
    const [event] = first === undefined ? [] : await this.events.read(first.gameId, { to: 1 });
    const opening = event === undefined ? null : decodeMatchEvent(event);
    return opening?.type === 'GameStarted'
      ? this.registry.following(opening.payload)
      : this.registry.current(created.game);
  }
}

/** 32 bytes in hex. */
export const drawSecret = (): string => randomBytes(32).toString('hex');

const secretsFor = ({ seats }: MatchCreated): Readonly<Record<string, string>> =>
  Object.fromEntries(seats.map(({ seat }) => [seat, drawSecret()]));
