import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Pool } from 'pg';
import { type FoundCommand, findCommand } from './commands.js';
import type { Append, Appended, Head, Idempotency, StoredEvent } from './event.js';
import { IdempotencyMismatch } from './event-store.problems.js';
import { GroupCommit, type GroupCommitOptions } from './group-commit.js';
import { readHeads } from './heads.js';
import { bytesOf } from './length.js';
import { isAgain, refusalOfNew } from './only-again.js';
import { onNewest } from './on-newest.js';
import { type Range, readStream } from './read.js';
import { type RecordedBy, recordedBy } from './recorded-by.js';
import { Upcasters } from './upcasters.js';
import { type Verification, type VerifiedStream, verifyStream } from './verify.js';

/** The state of a stream, with its version. */
interface Versioned {
  readonly version: Append['expected'];
}

export interface Change<State extends Versioned> {
  readonly stream: string;
  readonly idempotency: Idempotency | null;
  readonly load: () => Promise<State>;
  readonly decide: (
    state: State,
  ) => Pick<Append, 'events' | 'metadata'> | null | Promise<Pick<Append, 'events' | 'metadata'> | null>;
}

/** Whether the events were appended, had been appended before by the same request, or were none. */
export type Changed = Appended['kind'] | 'unchanged';

/** The only truth of the service: streams of events, appended, read, verified, never changed. */
@Injectable()
export class EventStore implements OnApplicationShutdown {
  private readonly writer: GroupCommit;

  constructor(
    private readonly pool: Pool,
    private readonly upcasters: Upcasters = new Upcasters(),
    options: GroupCommitOptions = {},
  ) {
    this.writer = new GroupCommit(pool, options);
  }

  /**
   * Records all events of the append or none; what it returns is durable. Throws VersionConflict,
   * IdempotencyMismatch, StoreBusy, InvalidAppend, and StoreUnavailable, after which the fate of the append may be
   * unknown: repeat it with its idempotency key.
   */
  async append(append: Append): Promise<Appended> {
    const { stream, idempotency = null } = append;
    const refusal = refusalOfNew();
    if (refusal !== null && idempotency !== null && (await this.findRequest(stream, idempotency)) === null) {
      throw refusal;
    }
    return this.writer.append(append);
  }

  /**
   * Appends what `decide` makes of the newest state of a stream, or nothing if it answers null; a request that is sent
   * again under its key changes nothing. Of two who decide at once one comes first, and the other decides again on the
   * state after that. Throws as `append` does, and what `load` and `decide` throw.
   */
  change<State extends Versioned>(change: Change<State>): Promise<Changed> {
    const { stream, idempotency } = change;
    return onNewest(async () => {
      // In this order: a state that shows the first request is never decided upon again.
      const state = await change.load();
      if ((await this.findRequest(stream, idempotency)) !== null) return 'replayed';
      const decided = await change.decide(state);
      if (decided === null) return 'unchanged';
      const { kind } = await this.append({ stream, expected: state.version, idempotency, ...decided });
      return kind;
    });
  }

  /**
   * Ascending by version, upcast, and checked against the hash chain: throws StreamCorrupted rather than return a
   * changed event.
   */
  read(stream: string, range: Range = {}): Promise<readonly StoredEvent[]> {
    return readStream(this.pool, this.upcasters, stream, range);
  }

  async head(stream: string): Promise<Head | null> {
    const heads = await readHeads(this.pool, [stream]);
    return heads.get(stream) ?? null;
  }

  /** How far a stream had come at a moment: nothing up to there is younger. */
  recordedBy(stream: string, moment: Date): Promise<RecordedBy> {
    return recordedBy(this.pool, stream, moment);
  }

  /** The length of what the events of a stream say, up to a version. */
  bytes(stream: string, to: number): Promise<number> {
    return bytesOf(this.pool, stream, to);
  }

  /** What an earlier request with this key recorded; null if the key is new on this stream. */
  findCommand(stream: string, key: string): Promise<FoundCommand | null> {
    return findCommand(this.pool, stream, key);
  }

  /**
   * The same for a request that may be sent again; null for one without a key. Throws `IdempotencyMismatch` if the key
   * was used for another request.
   */
  async findRequest(stream: string, idempotency: Idempotency | null): Promise<FoundCommand | null> {
    if (idempotency === null) return null;
    const { key, bodyHash } = idempotency;
    const earlier = await this.findCommand(stream, key);
    if (earlier !== null && earlier.bodyHash !== bodyHash) throw new IdempotencyMismatch(stream, key);
    if (earlier !== null) isAgain();
    return earlier;
  }

  /** Recomputes the whole chain from the stored bytes and compares it with the ledger. */
  async verify(stream: string): Promise<Verification> {
    return (await this.readVerified(stream)).chain;
  }

  /** The same, with the verified events, for callers who continue with them. */
  readVerified(stream: string): Promise<VerifiedStream> {
    return verifyStream(this.pool, this.upcasters, stream);
  }

  /** Finishes what waits; refuses what comes later. */
  async close(): Promise<void> {
    await this.writer.close();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.close();
  }
}
