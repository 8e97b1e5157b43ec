import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PgPools } from '../../platform/database/index.js';
import type { DerivedTable, Transaction } from '../../platform/projections/index.js';
import type { Derived } from '../../platform/queue/index.js';
import type { MatchReplay } from './domain/match-replay.js';
import type { GameReplay } from './domain/replay-document.js';

/** $1 of what, $2 kind, $3 version of its end; then the documents, all of them or none. */
const PUT = `
insert into replays (id, kind, version, branch, viewer, sha256, document)
select $1, $2, $3, * from unnest($4::int[], $5::text[], $6::text[], $7::text[])
on conflict (id, branch, viewer) do update
set kind = excluded.kind, version = excluded.version, sha256 = excluded.sha256, document = excluded.document`;

/** Without a branch the last one, which counts; of this end, or of one that was not noted. */
const FIND = `
select sha256, document from replays
where id = $1 and kind = $2 and viewer = $3 and ($4::int is null or branch = $4) and coalesce(version, $5) = $5
order by branch desc limit 1`;

const REMOVE = `delete from replays where id = $1`;

const STREAMS = `select distinct id from replays`;

/** Of what was never recorded. */
export const STRAYS = `
select concat_ws('/', id, branch, viewer) as key from replays r
where not exists (select from es.events e where e.stream = r.id and e.version = 1 and e.type in ('GameStarted', 'MatchCreated'))
order by 1 limit 1000`;

interface StoredReplay {
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
