import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Pool } from 'pg';
import { type FoundCommand, findCommand } from './commands.js';
import type { Append, Appended, Head, Idempotency, StoredEvent } from './event.js';
import { IdempotencyMismatch } from './event-store.problems.js';
import { GroupCommit, type GroupCommitOptions } from './group-commit.js';
import { readHeads } from './heads.js';
import { bytesOf } from './length.js';
import { isAgain, refusalOfNew } from './only-again.js';
import { type Range, readStream } from './read.js';
import { type RecordedBy, recordedBy } from './recorded-by.js';
import { Upcasters } from './upcasters.js';
import { type Verification, type VerifiedStream, verifyStream } from './verify.js';

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
    const { stream, idempotency } = append;
    const refusal = refusalOfNew();
    if (refusal !== null && idempotency !== undefined && (await this.findRequest(stream, idempotency)) === null) {
      throw refusal;
    }
    return this.writer.append(append);
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
   * The same for a request that may be sent again; throws `IdempotencyMismatch` if its key was used for another one.
   */
  async findRequest(stream: string, { key, bodyHash }: Idempotency): Promise<FoundCommand | null> {
    const earlier = await this.findCommand(stream, key);
    if (earlier !== null && earlier.bodyHash !== bodyHash) throw new IdempotencyMismatch(stream, key);
    if (earlier !== null) isAgain();
    return earlier;
  }

  /** Recomputes the whole chain from the stored bytes and compares it with the ledger. */
  async verify(stream: string): Promise<Verification> {
    return (await this.readVerified(stream)).chain;
  }

  /** The same, with the events that the chain vouches for: for those who go on with them. */
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
