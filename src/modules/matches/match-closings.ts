import { Injectable } from '@nestjs/common';
import { type EventMetadata, EventStore } from '../../platform/event-store/index.js';
import { newId } from '../../platform/ids/index.js';
import { closingCause } from './domain/cause.js';
import { isLifted, lastClosing, leavesOpponents, liftingOf } from './domain/closing.js';
import type { Cause, MatchClosed } from './domain/events.js';
import { type Match, seatsLeft } from './domain/match.js';
import { afterRuling, endIfDecided } from './domain/series.js';
import { sharedGameId } from './domain/shares.js';
import { MatchRepository } from './match-repository.js';
import { AbsentUnclear, MatchClosedAlready, MatchNotClosed, NothingToForfeit } from './closings.problems.js';
import { idempotencyOf, type Origin } from './origin.js';

/** How staff ends a match by hand. */
export type Closing = Pick<MatchClosed, 'kind' | 'lost' | 'reason'>;

/** Ends matches by hand of staff, and lifts that again. The games follow: see `ClosingProcess`. */
@Injectable()
export class MatchClosings {
  constructor(
    private readonly store: EventStore,
    private readonly matches: MatchRepository,
  ) {}

  async find(matchId: string): Promise<MatchClosed | null> {
    return (await this.matches.load(matchId)).closing;
  }

  /** Whether what staff has done by this act holds. */
  async isInForce(matchId: string, act: Cause): Promise<boolean> {
    return !isLifted(await this.matches.load(matchId), act);
  }

  /** Seats that did not come lose; where several sides came, these play on without them. */
  close(matchId: string, closing: Closing, origin: Origin, metadata: EventMetadata): Promise<void> {
    const idempotency = idempotencyOf(origin, { closing: { ...closing, lost: [...closing.lost] } });
    return this.append(matchId, idempotency, metadata, (match) => {
      if (match.closing !== null) throw new MatchClosedAlready(match.closing.kind);
      requireFitting(match, closing);
      const { lost, reason } = closing;
      const cause = closingCause(newId(), 1);
      if (lost.length > 0 && leavesOpponents(match, lost))
        return afterRuling(match, { kind: 'loss', seats: lost, reason }, cause);
      const closed = { ...closing, lost: [...lost], cause };
      return [{ type: 'MatchClosed', payload: closed }, ...endIfDecided({ ...match, closing: closed })];
    });
  }

  /**
   * Lifts the closing, or else the last no-show after which the others played on. `requirePossible` is asked before
   * anything is recorded; the games follow the record.
   */
  async lift(
    matchId: string,
    reason: string,
    { origin, metadata }: { readonly origin: Origin; readonly metadata: EventMetadata },
    requirePossible: (lifting: Cause) => Promise<void>,
  ): Promise<void> {
    const idempotency = idempotencyOf(origin, { lifting: reason });
    if ((await this.store.findRequest(matchId, idempotency)) !== null) return;
    const act = lastClosing(await this.matches.load(matchId));
    if (act === null) throw new MatchNotClosed();
    const cause = liftingOf(act);
    await requirePossible(cause);
    return this.append(matchId, idempotency, metadata, (match) => {
      if (lastClosing(match)?.id !== act.id) throw new MatchNotClosed();
      if (match.closing === null) {
        const gameId = match.announced.at(-1)?.gameId ?? sharedGameId(matchId, 1);
        return afterRuling(match, { kind: 'lift', gameId, reason }, cause);
      }
      return [{ type: 'MatchClosingLifted', payload: { reason, cause } }, ...endIfDecided({ ...match, closing: null })];
    });
  }

  private async append(
    matchId: string,
    idempotency: ReturnType<typeof idempotencyOf>,
    metadata: EventMetadata,
    decide: (match: Match) => Parameters<EventStore['append']>[0]['events'],
  ): Promise<void> {
    await this.store.change({
      stream: matchId,
      idempotency,
      load: () => this.matches.load(matchId),
      decide: (match) => ({ events: decide(match), metadata }),
    });
  }
}

function requireFitting(match: Match, { kind, lost }: Closing): void {
  const seats = seatsLeft(match);
  if ((kind === 'no-show') !== lost.length > 0 || !lost.every((seat) => seats.includes(seat))) {
    throw new AbsentUnclear(seats);
  }
  if (lost.length === 0) return;
  if (match.created.decksFor !== undefined) throw new NothingToForfeit();
}
