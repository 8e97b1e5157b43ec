import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { PgPools } from '../../platform/database/index.js';
import type { Derived } from '../../platform/queue/index.js';
import { type MatchReplay } from './domain/match-replay.js';
import { type GameReplay } from './domain/replay-document.js';
import { FIND, PUT, REMOVE, STREAMS } from './replays.sql.js';

export interface StoredReplay {
  readonly sha256: string;
  /** The text of the document, as it is served. */
  readonly document: string;
}

export interface ReplayKey {
  /** Of the game or the match. */
  readonly id: string;
  readonly kind: 'game' | 'match';
  readonly viewer?: string;
  readonly branch?: number | null;
}

/** Finished documents, kept as text: serving one is reading one column. */
@Injectable()
export class ReplayTable implements Derived {
  constructor(private readonly pools: PgPools) {}

  /** Puts the document of a branch, for some eyes, in place of the one that was there; a match has one branch. */
  async put(id: string, replay: GameReplay | MatchReplay): Promise<void> {
    const document = JSON.stringify(replay);
    const sha256 = createHash('sha256').update(document).digest('hex');
    const branch = replay.kind === 'game' ? replay.game.branch : 1;
    await this.pools.app.query(PUT, [id, branch, viewerOf(replay), replay.kind, sha256, document]);
  }

  async remove(id: string): Promise<void> {
    await this.pools.app.query(REMOVE, [id]);
  }

  /** The branch that counts, unless another is asked for. */
  async find({ id, kind, viewer = 'everything', branch = null }: ReplayKey): Promise<StoredReplay | null> {
    const { rows } = await this.pools.app.query<StoredReplay>(FIND, [id, kind, viewer, branch]);
    return rows[0] ?? null;
  }

  async streams(): Promise<readonly string[]> {
    const { rows } = await this.pools.app.query<{ id: string }>(STREAMS);
    return rows.map(({ id }) => id);
  }
}

const viewerOf = (replay: GameReplay | MatchReplay): string =>
  replay.kind === 'game' ? replay.game.viewer : 'everything';
