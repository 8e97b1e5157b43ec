import { Injectable } from '@nestjs/common';
import {
  type EventMetadata,
  EventStore,
  type LedgerEvent,
  type StoredEvent,
} from '../../../platform/event-store/index.js';
import { newId } from '../../../platform/ids/index.js';
import type { Consumer, Transaction } from '../../../platform/projections/index.js';
import { isOnSameCase } from '../domain/cause.js';
import { isLifted } from '../domain/closing.js';
import { type Cause, decodeMatchEvent } from '../domain/events.js';
import { isShared, sharedGameId } from '../domain/shares.js';
import { afterGame, type GameResult } from '../domain/series.js';
import { GameStarter } from '../game-starter.js';
import { MatchRepository } from '../match-repository.js';

/**
 * Carries a match from game to game: when one is over, it counts, and the next begins or the match ends.
 *
 * It follows the ledger, so every event comes at least once. The match stream remembers which games have counted, and
 * which game comes next, before that game begins: whatever is done twice, or broken off in between, ends the same.
 */
@Injectable()
export class SeriesProcess implements Consumer {
  readonly name = 'series';
  readonly events = ['GameEnded', 'Rewound', 'MatchGameStarted', 'MatchReopened', 'MatchClosingLifted'];
  /** A match that does not go on by itself: a judge can rule on it. */
  readonly lasting = ['card-set.unavailable', 'match.setup-refused'];

  constructor(
    private readonly store: EventStore,
    private readonly matches: MatchRepository,
    private readonly starter: GameStarter,
  ) {}

  async handle(_tx: Transaction, events: readonly LedgerEvent[]): Promise<void> {
    for (const event of events) await this.follow(event);
  }

  private async follow(event: LedgerEvent): Promise<void> {
    const { type, payload } = decodeMatchEvent(event);
    if (type === 'MatchGameStarted') await this.begin(event.stream, payload.gameId, causedBy(event));
    else if (type === 'MatchReopened' || type === 'MatchClosingLifted')
      await this.countAll(event.stream, causedBy(event));
    else await this.count(event.stream, causedBy(event));
  }

  /** If a decided match continues, ends and rewinds of its games since then count, and further games begin. */
  private async countAll(matchId: string, cause: EventMetadata): Promise<void> {
    const { announced } = await this.matches.load(matchId);
    for (const { gameId } of announced) {
      await this.begin(matchId, gameId, cause);
      await this.count(gameId, cause);
    }
  }

  /** By the present state of the game, which may be newer than the event: the game was rewound, or ended otherwise. */
  private async count(gameId: string, cause: EventMetadata): Promise<void> {
    const game = standing(await this.store.read(gameId));
    const match = game && (await this.matches.find(game.matchId));
    if (game === null || match === null) return;
    const { matchId, result, acts } = game;
    // The game follows what staff has lifted in a moment, and counts then.
    if (acts.some((act) => isLifted(match, act))) return;
    const nextGameId = (number: number): string => (isShared(match) ? sharedGameId(matchId, number) : newId());
    const events = afterGame(match, gameId, result, nextGameId);
    if (events.length === 0) return;
    const metadata = { ...cause, matchId };
    await this.store.append({ stream: matchId, expected: match.version, events, metadata });
    const next = events.find(({ type }) => type === 'MatchGameStarted');
    if (next?.type === 'MatchGameStarted') await this.begin(matchId, next.payload.gameId, metadata);
  }

  /** Unless a ruling has decided the match meanwhile: a further game would not count. */
  private async begin(matchId: string, gameId: string, metadata: EventMetadata): Promise<void> {
    const match = await this.matches.load(matchId);
    const game = match.announced.find((each) => each.gameId === gameId);
    if (game !== undefined && match.ended === null) await this.starter.start(match, game, metadata);
  }
}

interface Standing {
  readonly matchId: string;
  readonly result: GameResult;
  /** The acts of staff by which the game is over. */
  readonly acts: readonly Cause[];
}

/** The match of a game, and the result of the game by its last end or rewind; null if it has not begun. */
function standing(events: readonly StoredEvent[]): Standing | null {
  const [first] = events;
  const opening = first === undefined ? null : decodeMatchEvent(first);
  if (opening?.type !== 'GameStarted') return null;
  const last = events.findLast(({ type }) => type === 'GameEnded' || type === 'Rewound');
  const decoded = last === undefined ? null : decodeMatchEvent(last);
  const result = decoded?.type === 'GameEnded' ? decoded.payload.outcome : null;
  return { matchId: opening.payload.matchId, result, acts: result === null ? [] : actsIn(events) };
}

/** The acts of staff that gave the game a result since it was last played on, and that it has not followed back. */
function actsIn(events: readonly StoredEvent[]): readonly Cause[] {
  const since = events.slice(events.findLastIndex(({ type }) => type === 'Rewound') + 1);
  return since
    .map((event) => decodeMatchEvent(event))
    .reduce<readonly Cause[]>((acts, { type, payload }) => {
      if (type !== 'ResultRuled' || payload.cause.kind !== 'closing') return acts;
      const others = acts.filter((act) => !isOnSameCase(act, payload.cause));
      return payload.lifts === true ? others : [...others, payload.cause];
    }, []);
}

const causedBy = ({ stream, version }: LedgerEvent): EventMetadata => ({
  actor: { keyId: 'series', role: 'service' },
  causation: `${stream}/${version}`,
});
