import { Injectable } from '@nestjs/common';
import {
  type Finding,
  type FindingReason,
  type KeptRoot,
  type LedgerEnd,
  StoreAudit,
} from '../../../platform/event-store/index.js';
import { ProjectionAudit } from '../../../platform/projections/index.js';
import { CatalogueAudit } from '../../catalogue/index.js';
import { ReplayAudit } from '../../replays/index.js';
import { FactAudit } from '../../statistics/index.js';
import { StreamAudits } from '../streams/stream-audits.js';

/** The fault of a finding, in plain words. `lineOf` puts the row before it and the values behind it. */
const WORDS: Readonly<Record<FindingReason, string>> = {
  hash: 'the event was changed after it was recorded: its hash',
  gap: 'is missing',
  link: 'event and hash were changed together: the ledger has another hash',
  order: 'is not in the recorded order',
  unplaced: 'is not in the ledger, so no root covers it',
  root: 'the root of the ledger does not follow from the one before it',
  'kept-root': 'the root differs from the kept root: events up to here were rewritten',
  safeguard: 'this safeguard of the record differs from the migrations',
  missing: 'the row is missing',
  'no-event': 'no event explains this row',
  differs: 'differs from the record',
  unreadable: 'cannot be read',
  unrelated: 'does not agree with the record that it names',
  'log-hash': 'the re-execution of the game has another log',
  'state-hash': 'the re-execution of the game has another state',
  'position-hash': 'the re-execution of the game has another position',
  rejected: 'the rules refuse the recorded action',
  outcome: 'the result does not follow from the recorded actions',
  substitutions: 'the rewind exchanged other cards than the seed determines',
  commitment: 'the secret does not match its commitment',
  cards: 'the card set of the game is missing or changed',
};

export function lineOf({ table, key, column, reason, expected, actual }: Finding): string {
  const where = [table, key, ...(column === null ? [] : [column])].join(' ');
  return `${where}: ${WORDS[reason]} (expected ${expected}, found ${actual})`;
}

/** What an audit of everything is doing, and how much of it is done. */
interface Progress {
  readonly doing: 'ledger' | 'events' | 'tables' | 'streams';
  readonly done: number;
  readonly total: number;
}

/** How much of the work is done by the end of each part, by experience: carrying games out again takes longest. */
const SHARES: Readonly<Record<Progress['doing'], readonly [from: number, to: number]>> = {
  ledger: [0, 0.05],
  events: [0.05, 0.15],
  tables: [0.15, 0.25],
  streams: [0.25, 1],
};

export function shareDone({ doing, done, total }: Progress): number {
  const [from, to] = SHARES[doing];
  return from + (to - from) * (total === 0 ? 1 : Math.min(1, done / total));
}

/** What was gone through. */
interface Audited extends LedgerEnd {
  readonly events: number;
  readonly streams: number;
}

/**
 * Audits everything in the database: the ledger and the kept roots, every event, the rows beside the events, every
 * table that follows from them, and the meaning of every stream. It reads page by page and holds at most one game.
 */
@Injectable()
export class WholeAudit {
  constructor(
    private readonly store: StoreAudit,
    private readonly projections: ProjectionAudit,
    private readonly catalogue: CatalogueAudit,
    private readonly replays: ReplayAudit,
    private readonly facts: FactAudit,
    private readonly streams: StreamAudits,
  ) {}

  async *run(
    kept: readonly KeptRoot[],
    onProgress: (progress: Progress) => void = () => undefined,
  ): AsyncGenerator<Finding, Audited> {
    const total = await this.store.head();
    const part = (doing: Progress['doing'], of: number = total) => {
      let done = 0;
      return (more: number): void => onProgress({ doing, done: (done += more), total: of });
    };
    const end = yield* this.store.ledger({ kept, onRows: part('ledger') });
    let events = 0;
    const onEvents = part('events');
    yield* this.store.events({
      onEvents: (count) => {
        events += count;
        onEvents(count);
      },
    });
    yield* this.store.safeguards();
    yield* this.store.beside();
    yield* this.catalogue.all();
    yield* this.replays.strays();
    yield* this.facts.strays();
    yield* this.facts.totals();
    yield* this.projections.all(part('tables', total * this.projections.count));
    const streams = yield* this.allStreams(part('streams'));
    return { ...end, events, streams };
  }

  /** In the order in which they began. */
  private async *allStreams(onPositions: (count: number) => void): AsyncGenerator<Finding, number> {
    let count = 0;
    let position = 0;
    for (;;) {
      const page = await this.store.openings(position);
      if (page === null) return count;
      for (const opening of page.streams) {
        yield* this.streams.meaning(opening.stream);
        onPositions(opening.position - position);
        position = opening.position;
        count += 1;
      }
      onPositions(page.until - position);
      position = page.until;
    }
  }
}
