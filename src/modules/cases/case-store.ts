import { Injectable } from '@nestjs/common';
import {
  type EventMetadata,
  EventStore,
  IdempotencyMismatch,
  type NewEvent,
  VersionConflict,
} from '../../platform/event-store/index.js';
import { metadataOf, type Origin, ownedKey, requestHash } from '../matches/index.js';
import { CaseNotFound } from './cases.errors.js';
import { type Case, foldCase } from './domain/case.js';

/** The body of a request, as its key is bound to it. */
export type Body = Parameters<typeof requestHash>[0];

const RACES_MAX = 8;

/** Cases, read from their streams and written to them. */
@Injectable()
export class CaseStore {
  constructor(private readonly store: EventStore) {}

  /** Throws `CaseNotFound`. */
  async load(id: string): Promise<Case> {
    const found = foldCase(await this.store.read(id));
    if (found === null) throw new CaseNotFound(id);
    return found;
  }

  /** Opens the stream; whoever sends the same under the same key finds it opened. */
  async open(id: string, event: NewEvent, origin: Origin, body: Body): Promise<Case> {
    const idempotency = origin.key === undefined ? {} : { idempotency: keyed(origin, body) };
    const append = { stream: id, expected: 'no-stream' as const, events: [event], metadata: metadataOf(origin) };
    await this.store.append({ ...append, ...idempotency });
    return this.load(id);
  }

  /**
   * Appends what is decided on the newest version of a case; `decide` throws why not. Of two who decide at once one comes
   * first, and the other is asked again about what there is now.
   */
  async change(id: string, origin: Origin, body: Body, decide: (now: Case) => Promise<NewEvent>): Promise<Case> {
    for (let race = 0; race < RACES_MAX; race += 1) {
      const now = await this.load(id);
      if (origin.key !== undefined && (await this.isDone(id, keyed(origin, body)))) return now;
      const event = await decide(now);
      const idempotency = origin.key === undefined ? {} : { idempotency: keyed(origin, body) };
      const append = {
        stream: id,
        expected: now.version,
        events: [event],
        metadata: metadataOf(origin),
        ...idempotency,
      };
      if (await this.appended(append)) return this.load(id);
    }
    throw new Error(`case ${id} was never at rest`);
  }

  /** What the service itself notes, once. */
  async note(id: string, event: NewEvent, metadata: EventMetadata, key: string): Promise<void> {
    const idempotency = { key, bodyHash: requestHash(event.payload) };
    for (let race = 0; race < RACES_MAX; race += 1) {
      const { version } = await this.load(id);
      if ((await this.store.findCommand(id, key)) !== null) return;
      if (await this.appended({ stream: id, expected: version, events: [event], metadata, idempotency })) return;
    }
    throw new Error(`case ${id} was never at rest`);
  }

  private async appended(append: Parameters<EventStore['append']>[0]): Promise<boolean> {
    try {
      await this.store.append(append);
      return true;
    } catch (error) {
      if (error instanceof VersionConflict) return false;
      throw error;
    }
  }

  private async isDone(
    id: string,
    { key, bodyHash }: { readonly key: string; readonly bodyHash: string },
  ): Promise<boolean> {
    const earlier = await this.store.findCommand(id, key);
    if (earlier !== null && earlier.bodyHash !== bodyHash) throw new IdempotencyMismatch(id, key);
    return earlier !== null;
  }
}

const keyed = (origin: Origin, body: Body) => ({
  key: ownedKey(origin, origin.key ?? ''),
  bodyHash: requestHash(body),
});
