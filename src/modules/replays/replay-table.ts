import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { PgPools } from '../../platform/database/index.js';
import type { DerivedTable, Transaction } from '../../platform/projections/index.js';
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
  /** Of the event by which it ended. */
  readonly version: number;
  readonly viewer?: string;
  readonly branch?: number | null;
}

export const REPLAYS: DerivedTable = { name: 'replays', key: ['id', 'branch', 'viewer'], of: 'id' };

@Injectable()
export class ReplayTable implements Derived {
  constructor(private readonly pools: PgPools) {}

  /** Puts the documents of a game or match that ended at a version in place of those that were there; a match has one. */
  async put(
    id: string,
    version: number,
    replays: readonly (GameReplay | MatchReplay)[],
    via: Transaction = this.pools.app,
  ): Promise<void> {
    const documents = replays.map((replay) => JSON.stringify(replay));
    await via.query(PUT, [
      id,
      replays[0]?.kind,
      version,
      replays.map((replay) => (replay.kind === 'game' ? replay.game.branch : 1)),
      replays.map(viewerOf),
      documents.map((document) => createHash('sha256').update(document).digest('hex')),
      documents,
    ]);
  }

  async remove(id: string): Promise<void> {
    await this.pools.app.query(REMOVE, [id]);
  }

  /** The branch that counts, unless another is asked for; null while what there is shows an earlier end. */
  async find({ id, kind, version, viewer = 'everything', branch = null }: ReplayKey): Promise<StoredReplay | null> {
    const { rows } = await this.pools.app.query<StoredReplay>(FIND, [id, kind, viewer, branch, version]);
    return rows[0] ?? null;
  }

  async streams(): Promise<readonly string[]> {
    const { rows } = await this.pools.app.query<{ id: string }>(STREAMS);
    return rows.map(({ id }) => id);
  }
}

const viewerOf = (replay: GameReplay | MatchReplay): string =>
  replay.kind === 'game' ? replay.game.viewer : 'everything';
