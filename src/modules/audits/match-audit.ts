import { Injectable } from '@nestjs/common';
import { type Finding, StoreAudit } from '../../platform/event-store/index.js';
import { ProjectionAudit } from '../../platform/projections/index.js';
import { disclosureStream } from '../games/index.js';
import { StreamAudits } from './streams/stream-audits.js';

export const MATCH_PARTS = ['match', 'game', 'looks', 'case', 'rows'] as const;
export type MatchPart = (typeof MATCH_PARTS)[number];

export interface AuditedPart {
  readonly kind: MatchPart;
  /** The id of the match, the game (also for its looks) or the case. */
  readonly id: string;
  readonly ok: boolean;
}

/** A match has few games; one that names more than this was forged. */
const EVENTS_MAX = 1_000;

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * Audits a match: its stream, its games and the looks at them, the cases about it, and the rows that follow from them.
 */
@Injectable()
export class MatchAudit {
  constructor(
    private readonly store: StoreAudit,
    private readonly streams: StreamAudits,
    private readonly projections: ProjectionAudit,
  ) {}

  /** Null where no such match was ever recorded, as far as anything tells. */
  async parts(matchId: string): Promise<AsyncGenerator<Finding, readonly AuditedPart[]> | null> {
    const { placed } = await this.store.counts(matchId);
    const events = await this.store.asTheyAre(matchId, EVENTS_MAX);
    const isOther = events.length > 0 && !events.some(({ type }) => type.startsWith('Match'));
    if (placed + events.length === 0 || isOther) return null;
    const games = [...new Set(events.flatMap(({ payload }) => gameNamedIn(payload)))];
    const cases = await this.store.openedAbout('CaseOpened', matchId);
    return this.findings(matchId, games, cases);
  }

  private async *findings(
    matchId: string,
    games: readonly string[],
    cases: readonly string[],
  ): AsyncGenerator<Finding, readonly AuditedPart[]> {
    const parts: AuditedPart[] = [];
    const streams = [
      { kind: 'match', id: matchId, stream: matchId },
      ...games.map((id) => ({ kind: 'game', id, stream: id }) as const),
      ...games.map((id) => ({ kind: 'looks', id, stream: disclosureStream(id) }) as const),
      ...cases.map((id) => ({ kind: 'case', id, stream: id }) as const),
    ] as const;
    for (const { kind, id, stream } of streams) {
      parts.push({ kind, id, ok: yield* isClean(this.streams.findings(stream)) });
    }
    const of = { of: matchId, streams: streams.map(({ stream }) => stream) };
    parts.push({ kind: 'rows', id: matchId, ok: yield* isClean(this.projections.ofPart(of)) });
    return parts;
  }
}

/** Whether nothing was found; what is found is passed on. */
async function* isClean(findings: AsyncGenerator<Finding>): AsyncGenerator<Finding, boolean> {
  let clean = true;
  for await (const finding of findings) {
    clean = false;
    yield finding;
  }
  return clean;
}

/** Whatever the payload is, and whether or not it can be trusted. */
function gameNamedIn(payload: unknown): readonly string[] {
  const gameId: unknown =
    typeof payload === 'object' && payload !== null && 'gameId' in payload ? payload.gameId : null;
  return typeof gameId === 'string' && UUID.test(gameId) ? [gameId] : [];
}
