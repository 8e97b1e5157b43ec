import { Injectable } from '@nestjs/common';
import { type EventMetadata, EventStore, onNewest } from '../../platform/event-store/index.js';
import { newId } from '../../platform/ids/index.js';
import { closingCause } from './domain/cause.js';
import { leavesOpponents } from './domain/closing.js';
import type { Cause, MatchClosed } from './domain/events.js';
import { type Match, tableOf } from './domain/match.js';
import { endIfDecided } from './domain/series.js';
import { MatchRepository } from './match-repository.js';
import {
  AbsentUnclear,
  MatchClosedAlready,
  MatchNotClosed,
  NothingToForfeit,
  OpponentsLeft,
} from './matches.problems.js';
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

  close(matchId: string, closing: Closing, origin: Origin, metadata: EventMetadata): Promise<void> {
    const idempotency = idempotencyOf(origin, { closing: { ...closing, lost: [...closing.lost] } });
    return this.append(matchId, idempotency, metadata, (match) => {
      if (match.closing !== null) throw new MatchClosedAlready(match.closing.kind);
      requireFitting(match, closing);
      const closed = { ...closing, lost: [...closing.lost], cause: closingCause(newId(), 1) };
      return [{ type: 'MatchClosed', payload: closed }, ...endIfDecided({ ...match, closing: closed })];
    });
  }

  /** `before` puts right what the closing has done elsewhere; the match goes on when that is done. */
  async lift(
    matchId: string,
    reason: string,
    { origin, metadata }: { readonly origin: Origin; readonly metadata: EventMetadata },
    before: (lifting: Cause) => Promise<void>,
  ): Promise<void> {
    const idempotency = idempotencyOf(origin, { lifting: reason });
    if (idempotency !== null && (await this.store.findRequest(matchId, idempotency)) !== null) return;
    const { closing } = await this.matches.load(matchId);
    if (closing === null) throw new MatchNotClosed();
    const cause = closingCause(closing.cause.id.slice(0, -'/1'.length), 2);
    await before(cause);
    return this.append(matchId, idempotency, metadata, (match) => {
      if (match.closing?.cause.id !== closing.cause.id) throw new MatchNotClosed();
      return [{ type: 'MatchClosingLifted', payload: { reason, cause } }, ...endIfDecided({ ...match, closing: null })];
    });
  }

  private append(
    matchId: string,
    idempotency: ReturnType<typeof idempotencyOf>,
    metadata: EventMetadata,
    decide: (match: Match) => Parameters<EventStore['append']>[0]['events'],
  ): Promise<void> {
    return onNewest(async () => {
      if (idempotency !== null && (await this.store.findRequest(matchId, idempotency)) !== null) return;
      const match = await this.matches.load(matchId);
      const append = { stream: matchId, expected: match.version, events: decide(match), metadata };
      await this.store.append({ ...append, ...(idempotency !== null && { idempotency }) });
    });
  }
}

function requireFitting(match: Match, { kind, lost }: Closing): void {
  const { seats } = tableOf(match);
  if ((kind === 'no-show') !== lost.length > 0 || !lost.every((seat) => seats.includes(seat))) {
    throw new AbsentUnclear(seats);
  }
  if (lost.length === 0) return;
  if (match.created.decksFor !== undefined) throw new NothingToForfeit();
  if (leavesOpponents(match, lost)) throw new OpponentsLeft();
}
