import { Injectable } from '@nestjs/common';
import { type Prisma } from '../../../platform/database/index.js';
import { Secrets } from '../../../platform/secrets/index.js';
import { type LineKey, lineKeyOf, type MadeLine, MadeLines } from '../lines/made-lines.js';
import { KeyNotFound, KeyNotShownAgain } from './access.problems.js';
import { KeyStore } from './key-store.js';
import { formatKey, hashSecret, isSameHash, keyIdOf, type KeyToken, mintKey } from './key-token.js';
import { type Origin } from './origin.js';

export interface MadeKey extends MadeLine {
  /** The whole key; absent if an earlier request under the same Idempotency-Key has made it. */
  readonly key?: string;
}

/**
 * Keys that requests make. The secret of a key with an Idempotency-Key is derived from that and from the operator's
 * key: a repeated request is answered with the same secret, and no secret is stored (decision 42).
 */
@Injectable()
export class MadeKeys {
  constructor(
    private readonly secrets: Secrets,
    private readonly keys: KeyStore,
    private readonly lines: MadeLines,
  ) {}

  /** Makes a key, with what it is made for, once for its Idempotency-Key. */
  async once(
    known: LineKey | null,
    make: (token: KeyToken, madeId: string, tx: Prisma.TransactionClient) => Promise<unknown>,
  ): Promise<MadeKey> {
    let key = '';
    const made = await this.lines.once(known, (madeId, tx) => {
      const token = this.mint(madeId, known);
      key = formatKey(token);
      return make(token, madeId, tx);
    });
    return made.replayed ? made : { ...made, key };
  }

  /** Like `MadeLines.answer`, with the key also in a repeated answer. Throws `KeyNotShownAgain`. */
  async answer(
    origin: Origin,
    request: object,
    make: (known: LineKey | null) => Promise<MadeKey>,
  ): Promise<Required<MadeKey>> {
    const made: MadeKey = await this.lines.answer(origin, request, make);
    return { ...made, key: made.key ?? (await this.shownBefore(made.id, lineKeyOf(origin, 0, null))) };
  }

  private mint(madeId: string, known: LineKey | null): KeyToken {
    const id = keyIdOf(madeId);
    return known === null ? mintKey(id) : { id, secret: this.secrets.derive(nameOf(madeId), known.key) };
  }

  private async shownBefore(madeId: string, known: LineKey | null): Promise<string> {
    const id = keyIdOf(madeId);
    const row = await this.keys.find(id);
    if (row === null || known === null) throw new KeyNotFound(id);
    const hashes = [row.secretHash, row.previousHash ?? new Uint8Array()];
    const secret = this.secrets
      .derivable(nameOf(madeId), known.key)
      .find((each) => hashes.some((hash) => isSameHash(hashSecret(each), hash)));
    if (secret === undefined) throw new KeyNotShownAgain(id);
    return formatKey({ id, secret });
  }
}

const nameOf = (madeId: string): string => `key ${madeId}`;
