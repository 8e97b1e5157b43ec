import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { CardSetRepository } from './card-set.repository.js';

const compressed = promisify(gzip);

/** A set of some thousand cards has half a megabyte. */
const KEPT_BYTES = 16_777_216;

interface Named {
  readonly game: string;
  readonly hash: string;
}

/**
 * The cards of whole sets as they are answered, compressed: read and compressed once for all who ask, of whom a
 * thousand who take their time hold the same bytes.
 */
@Injectable()
export class CardSetDocuments {
  private readonly kept: LRUCache<string, Buffer, Named>;

  constructor(cardSets: CardSetRepository) {
    this.kept = new LRUCache<string, Buffer, Named>({
      maxSize: KEPT_BYTES,
      sizeCalculation: ({ length }) => length,
      fetchMethod: async (_key, _stale, { context: { game, hash } }) => {
        const text = await cardSets.text(game, hash);
        return text === null ? undefined : compressed(text);
      },
    });
  }

  /** Null for an unknown set. */
  async of(game: string, hash: string): Promise<Buffer | null> {
    return (await this.kept.fetch(`${game} ${hash}`, { context: { game, hash } })) ?? null;
  }
}
