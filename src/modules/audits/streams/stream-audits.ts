import { Injectable } from '@nestjs/common';
import { isPassing } from '../../../platform/database/index.js';
import { EventStore, type Finding, ofEvent, StoreAudit, StreamCorrupted } from '../../../platform/event-store/index.js';
import { AuditCheck, ImportCheck, DisclosuresCheck, type StreamCheck } from './stream-check.js';
import { MergeCheck } from './merge-check.js';
import { CaseCheck } from './case-check.js';
import { GameCheck } from './game-check.js';
import { MatchCheck } from './match-check.js';
import { StudyCheck } from './study-check.js';
import { TournamentCheck } from './tournament-check.js';

/** What streams are, by the event that they begin with. */
export const STREAM_KINDS = {
  GameStarted: 'game',
  MatchCreated: 'match',
  CaseOpened: 'case',
  TournamentCreated: 'tournament',
  StudyBegun: 'study',
  LookTaken: 'looks',
  PlayersMerged: 'merges',
  CardImportRequested: 'import',
  AuditRequested: 'audit',
} as const;
export type StreamKind = (typeof STREAM_KINDS)[keyof typeof STREAM_KINDS];

const isOpening = (type: string): type is keyof typeof STREAM_KINDS => Object.hasOwn(STREAM_KINDS, type);

export const kindOf = (type: string): StreamKind | null => (isOpening(type) ? STREAM_KINDS[type] : null);

/** Audits streams of every kind, whatever was done to them. */
@Injectable()
export class StreamAudits {
  private readonly checks: Readonly<Record<StreamKind, StreamCheck>>;

  constructor(
    private readonly store: EventStore,
    private readonly audit: StoreAudit,
    games: GameCheck,
    matches: MatchCheck,
    cases: CaseCheck,
    tournament: TournamentCheck,
    study: StudyCheck,
    looks: DisclosuresCheck,
    merges: MergeCheck,
    imports: ImportCheck,
    audits: AuditCheck,
  ) {
    this.checks = {
      game: games,
      match: matches,
      case: cases,
      tournament,
      study,
      looks,
      merges,
      import: imports,
      audit: audits,
    };
  }

  /** Everything about a stream: its chain, its place in the ledger, what it says. */
  async *findings(stream: string): AsyncGenerator<Finding> {
    yield* this.audit.events({ stream });
    yield* this.audit.missing(stream);
    yield* this.meaning(stream);
  }

  /** What a stream says, as far as its chain vouches for it: does it follow, does it agree with the others? */
  async *meaning(stream: string): AsyncGenerator<Finding> {
    const verified = await this.store.readVerified(stream);
    const { chain } = verified;
    const trusted = verified.events.count;
    if (trusted === 0) return;
    try {
      const events = verified.events.slice(1, trusted);
      const [first] = events;
      const kind = first === undefined ? null : kindOf(first.type);
      if (kind !== null) yield* this.checks[kind].findings(events, chain.ok);
      else yield ofEvent({ stream, version: 1 }, 'unreadable', 'the beginning of a stream', first?.type);
    } catch (error) {
      if (isPassing(error)) throw error;
      // Whatever a forged record makes the code stumble over, it is the record that is reported.
      const actual = error instanceof Error ? error.message : String(error);
      const version = error instanceof StreamCorrupted ? error.version : trusted;
      yield ofEvent({ stream, version }, 'unreadable', 'a record that can be read', actual);
    }
  }
}
