import { Logger } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { isPassing } from '../../../platform/database/index.js';
import { Undecodable } from '../../../platform/decoding/index.js';
import {
  EventStore,
  type StoredEvent,
  StreamCorrupted,
  type Verification,
  type VerifiedEvents,
} from '../../../platform/event-store/index.js';
import { CardSetUnavailable } from '../../catalogue/index.js';
import { GameNotFound, type RecordedGame, SpectatorsDelay, Viewing } from '../../games/index.js';
import type { CallerIdentity } from '../../identity/index.js';
import { decodeMatchEvent, type GameStarted } from '../../matches/index.js';
import { AuditTurns } from '../audit-turns.js';
import { type AuditReport, auditReport, type Executed } from '../domain/audit-report.js';
import { OtherStreams } from '../streams/other-streams.js';
import { ProvenGames } from './proven-games.js';

/**
 * Checks a recorded game from its first byte to its last state; throws `GameNotFound`, `CardSetUnavailable`,
 * `AuditsBusy`.
 */
export class AuditGame extends Query<AuditReport> {
  constructor(
    readonly gameId: string,
    /** What is no secret to everybody is in no report. */
    readonly caller: CallerIdentity,
  ) {
    super();
  }
}

/**
 * First the chain: are these the events that were recorded? Then the rules: do they lead to the states that were
 * recorded? Only events that the chain vouches for are executed, and only those that the caller may know are reported.
 */
@QueryHandler(AuditGame)
export class AuditGameHandler implements IQueryHandler<AuditGame> {
  private readonly logger = new Logger(AuditGameHandler.name);

  constructor(
    private readonly store: EventStore,
    private readonly viewing: Viewing,
    private readonly delay: SpectatorsDelay,
    private readonly others: OtherStreams,
    private readonly games: ProvenGames,
    private readonly turns: AuditTurns,
  ) {}

  execute(query: AuditGame): Promise<AuditReport> {
    return this.turns.run(query.caller, () => this.report(query));
  }

  private async report({ gameId, caller }: AuditGame): Promise<AuditReport> {
    const begun = performance.now();
    const { chain, events } = await this.store.readVerified(gameId);
    const verified = performance.now();
    if (chain.ok && chain.events === 0) throw new GameNotFound(gameId);
    if (events.count === 0) return auditReport(gameId, chain, null, { chain: rounded(verified - begun), execution: 0 });
    const game = recordedIn(gameId, events);
    if (game === null)
      return auditReport(gameId, chain, 'unreadable', { chain: rounded(verified - begun), execution: 0 });
    const visible = await orIfTampered(() => this.visibleVersion(game, events, caller), 1);
    // If the match itself was changed, it does not count as public; an audit of the match names the change.
    const isWhole = await orIfTampered(() => this.viewing.isPublic(game), false);
    const pledged = await this.others.pledged(game.started.matchId, game.started.number);
    const prepared = performance.now();
    const executed = await this.reexecuted(game, events, visible, { isWhole, pledged });
    const milliseconds = { chain: rounded(verified - begun), execution: rounded(performance.now() - prepared) };
    return auditReport(gameId, chainUpTo(chain, events, visible), executed, milliseconds);
  }

  /**
   * A record that was made up as a whole may say anything: what the code stumbles over is reported, not answered with a
   * fault.
   */
  private async reexecuted(
    { id, started }: RecordedGame,
    events: VerifiedEvents,
    visible: number,
    known: Pick<Executed, 'isWhole' | 'pledged'>,
  ): Promise<Executed | 'unreadable'> {
    try {
      return { game: await this.games.prove(started, events, visible), ...known };
    } catch (error) {
      if (error instanceof CardSetUnavailable || isPassing(error)) throw error;
      this.logger.error({ msg: 'a recorded game cannot be read', gameId: id, err: error });
      return 'unreadable';
    }
  }

  /**
   * How many turns a game has come follows from carrying it out; its repository does not read a chain that is broken.
   */
  private async visibleVersion(game: RecordedGame, events: VerifiedEvents, caller: CallerIdentity): Promise<number> {
    if (!(await this.delay.holdsBack(game, caller))) return game.version;
    if (game.started.spectators?.delay.turns === undefined) return (await this.delay.visibleVersion(game)).version;
    const { turns } = await this.games.prove(game.started, events);
    return (await this.delay.visibleVersion(game, turns)).version;
  }
}

/**
 * The game by the events that can be trusted; null where they cannot be read. Throws `GameNotFound` for a stream of
 * something else.
 */
function recordedIn(id: string, events: VerifiedEvents): RecordedGame | null {
  const [first, last] = [1, events.count].map((version) => readableAt(events, version));
  if (first === null || last === null) return null;
  if (first?.type !== 'GameStarted' || last === undefined) throw new GameNotFound(id);
  const started = startedIn(first);
  if (started === null) return null;
  const endedAt = last.type === 'GameEnded' ? last.recordedAt : null;
  return { id, started, version: last.version, endedAt };
}

function readableAt(events: VerifiedEvents, version: number): StoredEvent | null | undefined {
  try {
    return events.slice(version, version)[0];
  } catch (error) {
    if (error instanceof StreamCorrupted) return null;
    throw error;
  }
}

function startedIn(event: StoredEvent): GameStarted | null {
  try {
    const { type, payload } = decodeMatchEvent(event);
    return type === 'GameStarted' ? payload : null;
  } catch (error) {
    if (error instanceof Undecodable) return null;
    throw error;
  }
}

/** The answer, or `otherwise` if the record that holds it was changed and cannot be read. */
async function orIfTampered<Answer>(ask: () => Promise<Answer>, otherwise: Answer): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (isPassing(error)) throw error;
    return otherwise;
  }
}

/** The chain up to the visible part. Faults after it are left out too. */
const chainUpTo = (chain: Verification, events: VerifiedEvents, visible: number): Verification =>
  visible === events.count ? chain : { ok: true, events: visible, head: events.hashAt(visible) };

const rounded = (ms: number): number => Math.round(ms * 10) / 10;
