import { Injectable } from '@nestjs/common';
import { EventStore, type StoredEvent } from '../../platform/event-store/index.js';
import { idempotencyOf, metadataOf, type Origin, requestHash } from '../identity/index.js';
import type { StudyEvent } from './domain/events.js';
import { foldStudy, type Study } from './domain/study.js';
import { BYTES_MAX } from './domain/limits.js';
import { StudyFull, StudyNotFound } from './studies.problems.js';

type Body = Parameters<typeof requestHash>[0];

/** A study after a request. */
export interface StudyAfter {
  readonly study: Study;
  /** It had been asked before, under the same key. */
  readonly replayed: boolean;
}

/** Studies, read from their streams and written to them. */
@Injectable()
export class StudyStore {
  constructor(private readonly store: EventStore) {}

  /** Throws `StudyNotFound`, for a stream of something else as well. */
  async load(id: string): Promise<Study> {
    return studyIn(id, await this.events(id));
  }

  /** A study as it is, and as it was at a version. Throws `StudyNotFound` if there is no such version. */
  async loadAt(id: string, version: number): Promise<{ readonly now: Study; readonly then: Study }> {
    const events = await this.events(id);
    if (version > events.length) throw new StudyNotFound(id);
    return { now: studyIn(id, events), then: studyIn(id, events.slice(0, version)) };
  }

  /** The same request under the same key finds the study that it has begun. */
  async begin(id: string, event: StudyEvent, origin: Origin, body: Body): Promise<StudyAfter> {
    const append = { stream: id, expected: 'no-stream' as const, events: [event], metadata: metadataOf(origin) };
    const { kind } = await this.store.append({ ...append, idempotency: idempotencyOf(origin, body) });
    return { study: await this.load(id), replayed: kind === 'replayed' };
  }

  /** Appends what is decided on the newest version; `decide` throws why not, and answers null if nothing changes. */
  async change(id: string, origin: Origin, body: Body, decide: (now: Study) => StudyEvent | null): Promise<StudyAfter> {
    const changed = await this.store.change({
      stream: id,
      idempotency: idempotencyOf(origin, body),
      load: () => this.load(id),
      decide: async (study) => {
        const event = decide(study);
        if (event === null) return null;
        const bytes = (await this.store.bytes(id, study.version)) + JSON.stringify(event.payload).length;
        if (bytes > BYTES_MAX) throw new StudyFull('bytes', BYTES_MAX);
        return { events: [event], metadata: metadataOf(origin) };
      },
    });
    return { study: await this.load(id), replayed: changed === 'replayed' };
  }

  /** A stream of something else may be long: only its first event is read. */
  private async events(id: string): Promise<readonly StoredEvent[]> {
    const [first] = await this.store.read(id, { to: 1 });
    return first?.type === 'StudyBegun' ? this.store.read(id) : [];
  }
}

function studyIn(id: string, events: readonly StoredEvent[]): Study {
  const study = foldStudy(events);
  if (study === null) throw new StudyNotFound(id);
  return study;
}
