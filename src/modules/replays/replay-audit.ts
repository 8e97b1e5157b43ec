import { Injectable } from '@nestjs/common';
import { PgPools } from '../../platform/database/index.js';
import { type Finding, NONE, ofRow, type StoredEvent } from '../../platform/event-store/index.js';
import { shadowFindings, type Transaction } from '../../platform/projections/index.js';
import { type JobKind, JobsOwed } from '../../platform/queue/index.js';
import { type GameReplay, type NamedEdition, namedReplay, WIDEST } from './domain/replay-document.js';
import { type MatchReplay, matchReplay } from './domain/match-replay.js';
import type { Reexecution } from './domain/comparison.js';
import { GAME_REPLAYS } from './jobs/build-game-replay.job.js';
import { MATCH_REPLAYS } from './jobs/build-match-replay.job.js';
import { type KeptDocument, REPLAYS, ReplayTable, STRAYS } from './replay-table.js';
import { isSound, type PlacedDocument, placedDocument } from './stored-document.js';

/**
 * Holds stored replays against the record: they are made again, and must come out the same, byte by byte. Only the
 * document that is made at the end of a game must exist; the others need a request first.
 */
@Injectable()
export class ReplayAudit {
  constructor(
    private readonly pools: PgPools,
    private readonly owed: JobsOwed,
    private readonly table: ReplayTable,
  ) {}

  static over(pools: PgPools): ReplayAudit {
    return new ReplayAudit(pools, new JobsOwed(pools), new ReplayTable(pools));
  }

  ofGame(events: readonly StoredEvent[], reexecution: Reexecution): Promise<readonly Finding[]> {
    const made = async (edition: NamedEdition) => namedReplay(reexecution, edition, () => Promise.resolve());
    return this.findings(events, GAME_REPLAYS, events.length, made);
  }

  ofMatch(events: readonly StoredEvent[]): Promise<readonly Finding[]> {
    const end = events.findLast(({ type }) => type === 'MatchEnded');
    const made = ({ viewer }: NamedEdition) => Promise.resolve(viewer === WIDEST.viewer ? matchReplay(events) : null);
    return this.findings(events, MATCH_REPLAYS, end?.version ?? 0, made);
  }

  /** Documents of what was never recorded. */
  async *strays(): AsyncGenerator<Finding> {
    const { rows } = await this.pools.app.query<{ key: string }>(STRAYS);
    for (const { key } of rows) yield ofRow(REPLAYS.name, key, 'no-event', NONE, 'a row');
  }

  private async findings(
    events: readonly StoredEvent[],
    kind: Pick<JobKind, 'effect' | 'on'>,
    version: number,
    made: (edition: NamedEdition) => Promise<GameReplay | MatchReplay | null>,
  ): Promise<readonly Finding[]> {
    const [first] = events;
    if (first === undefined) return [];
    const id = first.stream;
    const fill = async (tx: Transaction): Promise<readonly Finding[]> => {
      const kept = await this.table.kept(id, tx);
      const put = async (replay: GameReplay | MatchReplay): Promise<PlacedDocument> => {
        const placed = await asKept(await placedDocument(replay), kept);
        await this.table.putVia(tx, id, version, placed);
        return placed;
      };
      const widest = await made(WIDEST);
      if (widest === null) return [];
      const { viewer, branch } = await put(widest);
      for (const each of kept.filter((one) => one.viewer !== viewer || one.branch !== branch)) {
        const replay = await made(each);
        if (replay !== null) await put(replay);
      }
      return [];
    };
    const findings = await shadowFindings(this.pools.app, [REPLAYS], fill, id);
    return findings.length === 0 || (await this.owed.owes(kind, events)) ? [] : findings;
  }
}

/** A document that was made again, with the bytes of the one that is kept if those say the same. */
async function asKept(made: PlacedDocument, kept: readonly KeptDocument[]): Promise<PlacedDocument> {
  const known = kept.find(({ branch, viewer }) => branch === made.branch && viewer === made.viewer);
  const isKnown = known !== undefined && known.sha256 === made.sha256 && (await isSound(known));
  return isKnown ? { ...made, document: known.document } : made;
}
