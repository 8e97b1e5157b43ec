import { Injectable } from '@nestjs/common';
import {
  type Append,
  type EventMetadata,
  EventStore,
  type NewEvent,
  onNewest,
} from '../../platform/event-store/index.js';
import type { Role } from '../identity/index.js';
import { idempotencyOf, metadataOf, type Origin, requestHash } from '../matches/index.js';
import { CaseNotFound } from './cases.problems.js';
import { type Case, foldCase } from './domain/case.js';

/** The body of a request, as its key is bound to it. */
export type Body = Parameters<typeof requestHash>[0];

/** What somebody does in a case, and the role by which they may. */
export interface Step {
  readonly event: NewEvent;
  readonly role: Role;
}

/** A case after what was asked of it. */
export interface Proceeded {
  readonly now: Case;
  /** It had been asked before, under the same key. */
  readonly replayed: boolean;
}

/** Cases, read from their streams and written to them. */
@Injectable()
export class CaseStore {
  constructor(private readonly store: EventStore) {}

  async find(id: string): Promise<Case | null> {
    return foldCase(await this.store.read(id));
  }

  /** Throws `CaseNotFound`. */
  async load(id: string): Promise<Case> {
    const found = await this.find(id);
    if (found === null) throw new CaseNotFound(id);
    return found;
  }

  /** Opens the stream; the same request under the same key finds it opened. */
  async open(id: string, { event, role }: Step, origin: Origin, body: Body): Promise<Proceeded> {
    const idempotency = idempotencyOf(origin, body);
    const append = { stream: id, expected: 'no-stream' as const, events: [event], metadata: metadataOf(origin, role) };
    return this.append({ ...append, idempotency });
  }

  /**
   * Appends what is decided on the newest version of a case; `decide` throws why not. Of two who decide at once one
   * comes first, and the other is asked again about what there is now.
   */
  async change(id: string, origin: Origin, body: Body, decide: (now: Case) => Promise<Step>): Promise<Proceeded> {
    const changed = await this.store.change({
      stream: id,
      idempotency: idempotencyOf(origin, body),
      load: () => this.load(id),
      decide: async (now) => {
        const { event, role } = await decide(now);
        return { events: [event], metadata: metadataOf(origin, role) };
      },
    });
    return { now: await this.load(id), replayed: changed === 'replayed' };
  }

  /** What the service itself notes, once. */
  note(id: string, event: NewEvent, metadata: EventMetadata, key: string): Promise<void> {
    const idempotency = { key, bodyHash: requestHash(event.payload) };
    return onNewest(async () => {
      const { version } = await this.load(id);
      if ((await this.store.findCommand(id, key)) !== null) return;
      await this.store.append({ stream: id, expected: version, events: [event], metadata, idempotency });
    });
  }

  private async append(append: Append): Promise<Proceeded> {
    const { kind } = await this.store.append(append);
    return { now: await this.load(append.stream), replayed: kind === 'replayed' };
  }
}
