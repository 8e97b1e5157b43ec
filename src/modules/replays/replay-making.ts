import { Injectable } from '@nestjs/common';
import { EventStore } from '../../platform/event-store/index.js';
import { LATE, within } from '../../platform/queue/index.js';
import { FairTurns, TaskQueueFull } from '../../platform/tasks/index.js';
import { RulesRegistry } from '../matches/index.js';
import { type MatchReplay, matchReplay } from './domain/match-replay.js';
import { type GameReplay, namedReplay } from './domain/replay-document.js';
import { reexecuteInTurns } from './domain/re-execution.js';
import { type ReplayKey, ReplayTable } from './replay-table.js';
import { placedDocument, type StoredDocument } from './stored-document.js';

/**
 * Making is all computing: one at a time, and a second one for another caller. Further ones are not begun: the caller
 * comes again.
 */
const LIMITS = { atOnce: 2, waitingOfOne: 8, waitingOfAll: 64 };
/** Who asks waits so long, and comes again for what takes longer. */
const WAITS_MS = 2_000;

/** Under way: the document to be, null where there is none, and how far it is. */
interface Making {
  readonly document: Promise<StoredDocument | null>;
  progress: number;
}

/** How far a document is, from 0 to 1, that is being made. */
export interface NotYet {
  readonly progress: number;
}

/**
 * Makes a document at its first request, in this process, and keeps it. Simultaneous requests for it wait for the same
 * work. Other requests get the processor in between, so a long game does not block them.
 */
@Injectable()
export class ReplayMaking {
  private readonly under = new Map<string, Making>();
  private readonly turns = new FairTurns(LIMITS);

  constructor(
    private readonly events: EventStore,
    private readonly rules: RulesRegistry,
    private readonly table: ReplayTable,
  ) {}

  /** Null where the game has no such branch. Made in the turn of the caller who asks first. */
  async make(key: ReplayKey, caller: string): Promise<StoredDocument | NotYet | null> {
    const { id, version, viewer, branch } = key;
    const name = [id, version, viewer, branch].join(' ');
    const making = this.under.get(name) ?? this.begin(name, key, caller);
    try {
      const made = await within(WAITS_MS, making.document);
      return made === LATE ? { progress: making.progress } : made;
    } catch (error) {
      if (error instanceof TaskQueueFull) return { progress: 0 };
      throw error;
    }
  }

  private begin(name: string, key: ReplayKey, caller: string): Making {
    const document = this.turns.run(caller, () => this.made(key, (done) => (making.progress = done)));
    const making: Making = { document, progress: 0 };
    this.under.set(name, making);
    const forget = (): void => void this.under.delete(name);
    // The caller learns why it failed, if the caller still waits.
    document.then(forget, forget);
    return making;
  }

  private async made(key: ReplayKey, onProgress: (done: number) => void): Promise<StoredDocument | null> {
    // Somebody may have asked when the one before was kept, and not been found.
    const kept = await this.table.find(key);
    if (kept !== null) return kept;
    const replay = key.kind === 'game' ? await this.ofGame(key, onProgress) : await this.ofMatch(key);
    if (replay === null) return null;
    const placed = await placedDocument(replay);
    await this.table.add(key.id, key.version, placed);
    return placed;
  }

  private async ofGame(
    { id, version, viewer = 'everything', branch = null }: ReplayKey,
    onProgress: (done: number) => void,
  ): Promise<GameReplay | null> {
    const events = await this.events.read(id, { to: version });
    const rewinds = events.filter(({ type }) => type === 'Rewound').length;
    if (branch !== null && branch > rewinds + 1) return null;
    const reexecution = await reexecuteInTurns(events, (started) => this.rules.pinned(started));
    return namedReplay(reexecution, { viewer, branch }, (done) => Promise.resolve(onProgress(done)));
  }

  private async ofMatch({ id, version }: ReplayKey): Promise<MatchReplay | null> {
    return matchReplay(await this.events.read(id, { to: version }));
  }
}
