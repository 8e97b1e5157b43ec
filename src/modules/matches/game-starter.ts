import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type EventMetadata, EventStore, VersionConflict } from '../../platform/event-store/index.js';
import { type Deck, GetDeck } from '../catalogue/index.js';
import { citedRules } from './cited-rules.js';
import type { GameStarted, MatchCreated, MatchGameStarted } from './domain/events.js';
import { gameStart } from './domain/game-start.js';
import { SetupRefused } from './matches.errors.js';
import { RulesRegistry } from './rules-registry.js';

/** Begins the games that matches announce. */
@Injectable()
export class GameStarter {
  constructor(
    private readonly events: EventStore,
    private readonly queries: QueryBus,
    private readonly registry: RulesRegistry,
  ) {}

  /** Throws `SetupRefused` where the rules do not allow the game. */
  prepare(match: MatchCreated, announced: MatchGameStarted, decks: readonly Deck[]): GameStarted {
    const rules = this.registry.current(match.game);
    const { seatSecrets = secretsFor(match) } = match;
    const started = gameStart(rules, { match, announced, decks, serverSecret: drawSecret(), seatSecrets });
    if (!('kind' in started)) return started;
    throw new SetupRefused(started.message, started.code, citedRules(rules.rulebook, started.cites));
  }

  /** A game begins once: whoever comes second finds it begun, and that is all anybody wanted. */
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
  async start(match: MatchCreated, announced: MatchGameStarted, metadata: EventMetadata): Promise<void> {
    if ((await this.events.head(announced.gameId)) !== null) return;
    const decks = await Promise.all(match.seats.map(({ deckId }) => this.queries.execute(new GetDeck(deckId))));
    await this.record(this.prepare(match, announced, decks), metadata);
  }
}

/** 32 bytes in hex. */
export const drawSecret = (): string => randomBytes(32).toString('hex');

const secretsFor = ({ seats }: MatchCreated): Readonly<Record<string, string>> =>
  Object.fromEntries(seats.map(({ seat }) => [seat, drawSecret()]));
