import { Injectable } from '@nestjs/common';
import { type Prisma, PrismaService } from '../../../platform/database/index.js';
import { IdempotencyMismatch, type Json } from '../../../platform/event-store/index.js';
import { newId } from '../../../platform/ids/index.js';
import { type Origin, ownedKey, requestHash } from '../access/origin.js';

/** A line of a request that is known by its Idempotency-Key. */
export interface LineKey {
  /** The key with its owner, hashed. */
  readonly key: string;
  readonly line: number;
  /** The hash of what the line asks for. */
  readonly bodyHash: string;
}

/** Null for a request without a key. `request`: what the line, or the whole request, asks for. */
export const lineKeyOf = (origin: Origin, line: number, request: Json): LineKey | null =>
  origin.key === undefined ? null : { key: ownedKey(origin, origin.key), line, bodyHash: requestHash(request) };

/** What a line has made, and whether an earlier request made it. */
export interface MadeLine {
  readonly id: string;
  readonly replayed: boolean;
}

/** Remembers what the lines of requests have made, so that a line that is sent again makes nothing. */
@Injectable()
export class MadeLines {
  constructor(private readonly prisma: PrismaService) {}

  /** Null for a line that has made nothing yet; throws `IdempotencyMismatch` if the line asked for something else. */
  async find({ key, line, bodyHash }: LineKey): Promise<MadeLine | null> {
    const row = await this.prisma.madeLine.findUnique({ where: { key_line: { key, line } } });
    if (row === null) return null;
    if (row.bodyHash !== bodyHash) throw new IdempotencyMismatch('lines', key);
    return { id: row.madeId, replayed: true };
  }

  /**
   * What a request makes, once for its Idempotency-Key, however often it is sent. `request` says all that is asked for,
   * the kind of thing included, but no password, since a hash of it is kept. Throws `IdempotencyMismatch` if an earlier
   * request under the key asked for something else.
   */
  async answer<Made extends MadeLine>(
    origin: Origin,
    request: object,
    make: (known: LineKey | null) => Promise<Made>,
  ): Promise<Made | MadeLine> {
    const known = lineKeyOf(origin, 0, JSON.parse(JSON.stringify(request)) as Json);
    return (known && (await this.find(known))) ?? make(known);
  }

  /** Makes it with a new id, and notes that in the same transaction; of two requests at once one makes it. */
  async once(
    known: LineKey | null,
    make: (id: string, tx: Prisma.TransactionClient) => Promise<unknown>,
  ): Promise<MadeLine> {
    const id = newId();
    if (known === null) {
      await make(id, this.prisma);
      return { id, replayed: false };
    }
    const isMade = await this.prisma.$transaction(async (tx) => {
      const { count } = await tx.madeLine.createMany({ data: [{ ...known, madeId: id }], skipDuplicates: true });
      if (count > 0) await make(id, tx);
      return count > 0;
    });
    return (isMade ? null : await this.find(known)) ?? { id, replayed: false };
  }
}
