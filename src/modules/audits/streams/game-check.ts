import { Injectable } from '@nestjs/common';
import type { GameState, Rules } from '../../../engine/index.js';
import {
  type Finding,
  ofEvent,
  ofRow,
  parseJson,
  StoreAudit,
  type StoredEvent,
} from '../../../platform/event-store/index.js';
import { CardSetUnavailable, CatalogueAudit } from '../../catalogue/index.js';
import { type GameStarted, type MatchCreated, RulesRegistry, usedUpBy } from '../../matches/index.js';
import { type Difference, ReplayAudit, reexecuteInTurns, type Reexecution } from '../../replays/index.js';
import { FactAudit } from '../../statistics/index.js';
import { brokenCommitments } from '../domain/audit-report.js';
import { gameIn, OtherStreams } from './other-streams.js';
import type { StreamCheck } from './stream-check.js';

/**
 * A game is carried out again; it must be the game that its match announced, and what was derived from it must follow.
 */
@Injectable()
export class GameCheck implements StreamCheck {
  constructor(
    private readonly registry: RulesRegistry,
    private readonly store: StoreAudit,
    private readonly others: OtherStreams,
    private readonly catalogue: CatalogueAudit,
    private readonly replays: ReplayAudit,
    private readonly facts: FactAudit,
  ) {}

  async *findings(events: readonly StoredEvent[], isWhole: boolean): AsyncGenerator<Finding> {
    const [event] = events;
    const started = gameIn(events);
    if (event === undefined || started === null) return;
    if (started.gameId !== event.stream) yield ofEvent(event, 'unrelated', event.stream, started.gameId);
    const match = await this.others.match(started.matchId);
    yield* matchFindings(event, started, match);
    const pledged = await this.others.pledged(started.matchId, started.number);
    for (const difference of brokenCommitments(started, pledged))
      yield { ...ofEvent(event, 'commitment'), ...difference };
    yield* this.deckFindings(started);
    yield* await this.catalogue.ofPinned(started.game, started.cardSet);
    const reexecution = await this.reexecuted(events);
    if (reexecution === null) {
      yield ofRow(
        'card_sets',
        `${started.game}/${started.cardSet}`,
        'cards',
        'what the game pins, as this build reads it',
      );
      return;
    }
    for (const difference of reexecution.differences) yield findingOf(event.stream, difference);
    yield* this.usedUpFindings(event, started, reexecution.rules);
    if (!isWhole) return;
    yield* this.snapshotFindings(event.stream, reexecution);
    yield* await this.replays.ofGame(events, reexecution);
    if (match !== null) yield* await this.facts.ofGame(events, reexecution, match);
  }

  /** Null if the rules or the cards of the game no longer exist. */
  private async reexecuted(events: readonly StoredEvent[]): Promise<Reexecution | null> {
    try {
      return await reexecuteInTurns(events, (started) => this.registry.pinned(started));
    } catch (error) {
      if (error instanceof CardSetUnavailable) return null;
      throw error;
    }
  }

  private async *deckFindings({ game, format, seats }: GameStarted): AsyncGenerator<Finding> {
    for (const { deckId, deckName, cards } of seats) {
      yield* await this.catalogue.ofPlayed({ deckId, deckName, game, format, cards });
    }
  }

  /** What its players do without follows from the games of the match before it, as they stood when it began. */
  private async *usedUpFindings(event: StoredEvent, started: GameStarted, rules: Rules): AsyncGenerator<Finding> {
    const games = rules.usedUp === null ? [] : await this.others.gamesBefore(started, event.recordedAt);
    const usedUp = await usedUpBy(rules, games);
    const of = (ids: readonly string[] = []): string => JSON.stringify(ids);
    for (const { seat, without } of started.seats) {
      const [expected, actual] = [of(usedUp[seat]), of(without)];
      if (expected !== actual) yield ofEvent(event, 'unrelated', expected, actual);
    }
  }

  /** A state of this build must be the one that carrying the game out leads to; those of others are not used. */
  private async *snapshotFindings(stream: string, { rules, steps }: Reexecution): AsyncGenerator<Finding> {
    for (const { version, engine, stateHash, state } of await this.store.snapshotsOf(stream)) {
      if (engine !== rules.engine) continue;
      const key = `${stream}/${engine}/${version}`;
      const at = steps.findLast((step) => step.version <= version);
      const expected = at === undefined ? '' : rules.stateHash(at.state);
      const made = rules.stateHash(stateIn(state));
      const differs = { ...ofRow('es.snapshots', key, 'differs'), expected };
      if (stateHash !== expected) yield { ...differs, column: 'state_hash', actual: stateHash };
      if (made !== expected) yield { ...differs, column: 'state', actual: made };
    }
  }
}

/** A state of this build, or its hash would not be the one that carrying the game out leads to. */
const stateIn = (text: string): GameState => parseJson(text) as unknown as GameState;

function* matchFindings(event: StoredEvent, started: GameStarted, match: MatchCreated | null): Generator<Finding> {
  if (match === null) {
    yield ofEvent(event, 'unrelated', `match ${started.matchId}`);
    return;
  }
  const tableOf = ({ seats }: Pick<MatchCreated, 'seats'>): string =>
    JSON.stringify(seats.map(({ seat, playerId, deckId }) => [seat, playerId, deckId]));
  const [expected, actual] = [tableOf(match), tableOf(started)];
  if (expected !== actual) yield ofEvent(event, 'unrelated', expected, actual);
}

const findingOf = (stream: string, { version, what, recorded, actual }: Difference): Finding =>
  ofEvent({ stream, version }, what, recorded, actual);
