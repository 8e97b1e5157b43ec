import { randomHex } from '../ids/index.js';
import { NO_COMMAND, receipt } from './audit/receipt.js';
import { canonicalJson } from './canonical-json.js';
import { chainedHash, type SealedEvent } from './chain.js';
import type { Append, Expected, Head, StoredEvent } from './event.js';
import { InvalidAppend } from './event-store.problems.js';

type Command = { readonly key: string; readonly bodyHash: string; readonly response: string | null };

/** A checked append, its JSON in canonical form. What is still open is where it goes. */
export type PreparedAppend = {
  readonly append: Append;
  readonly stream: string;
  readonly expected: Expected;
  readonly metadata: string;
  readonly events: readonly Pick<SealedEvent, 'type' | 'schemaVersion' | 'payload'>[];
  readonly command: Command | null;
};

/** An append on a known head: versions given, time set, hashes computed. */
export type SealedAppend = {
  readonly stream: string;
  readonly previous: Head;
  readonly events: readonly SealedEvent[];
  readonly last: SealedEvent;
  readonly command: Command | null;
};

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const TYPE = /^[A-Za-z][\w.-]{0,99}$/;
const SHA256_HEX = /^[\da-f]{64}$/;
const VERSION_MAX = 2 ** 31 - 1;
const SCHEMA_VERSION_MAX = 2 ** 15 - 1;
const KEY_LENGTH_MAX = 200;
const SALT_BYTES = 16;

/**
 * Refuses at the door whatever the database would reject, so that no append can spoil the statement it shares with
 * others.
 */
export function prepare(given: Append): PreparedAppend {
  const command = preparedCommand(given);
  const salt = randomHex(SALT_BYTES);
  // Node is slow to add members to a spread copy: without any, here and below, an append costs a third less.
  const metadata = Object.assign({}, given.metadata, { salt, receipt: receiptOf(command) });
  const append = { ...given, metadata };
  const { stream, expected } = append;
  if (!UUID.test(stream)) throw new InvalidAppend(`Stream ${stream} is not a lower-case UUID`);
  if (typeof expected === 'number' && !isCounter(expected, VERSION_MAX - append.events.length)) {
    throw new InvalidAppend(`${expected} is not a version to append after; expect 'no-stream' of a new stream`);
  }
  if (append.events.length === 0) throw new InvalidAppend('An append needs at least one event');
  const events = append.events.map(({ type, schemaVersion = 1, payload }) => {
    if (!TYPE.test(type)) throw new InvalidAppend(`${JSON.stringify(type)} is not an event type`);
    if (!isCounter(schemaVersion, SCHEMA_VERSION_MAX))
      throw new InvalidAppend(`${schemaVersion} is not a schema version`);
    return { type, schemaVersion, payload: canonicalJson(payload) };
  });
  return { append, stream, expected, metadata: canonicalJson(metadata), events, command };
}

export function seal(prepared: PreparedAppend, previous: Head, recordedAt: string): SealedAppend {
  const { stream, metadata, command } = prepared;
  const events: SealedEvent[] = [];
  let last = previous;
  for (const event of prepared.events) {
    const { type, schemaVersion, payload } = event;
    const version = last.version + 1;
    const hash = chainedHash(last.hash, stream, { version, type, schemaVersion, payload, metadata, recordedAt });
    const sealed = { version, type, schemaVersion, payload, metadata, recordedAt, hash };
    events.push(sealed);
    last = sealed;
  }
  const lastEvent = events.at(-1);
  if (lastEvent === undefined) throw new InvalidAppend('An append needs at least one event');
  return { stream, previous, events, last: lastEvent, command };
}

/** What the caller gets back: its own values beside what sealing added. No need to parse what was just written. */
export function storedEvents({ append }: PreparedAppend, sealed: SealedAppend): readonly StoredEvent[] {
  const { stream, metadata } = append;
  return append.events.flatMap(({ payload }, index) => {
    const event = sealed.events[index];
    if (event === undefined) return [];
    const { version, type, schemaVersion, recordedAt, hash } = event;
    return [{ stream, version, type, schemaVersion, payload, metadata, recordedAt, hash }];
  });
}

function preparedCommand({ idempotency }: Append): Command | null {
  if (idempotency === undefined || idempotency === null) return null;
  const { key, bodyHash, response } = idempotency;
  if (key.length === 0 || key.length > KEY_LENGTH_MAX || key.includes('\0') || /\p{Surrogate}/u.test(key)) {
    throw new InvalidAppend(`An idempotency key has 1 to ${KEY_LENGTH_MAX} characters`);
  }
  if (!SHA256_HEX.test(bodyHash)) throw new InvalidAppend('bodyHash is not a SHA-256 in lower-case hex');
  return { key, bodyHash, response: response === undefined ? null : canonicalJson(response) };
}

const receiptOf = (command: Command | null): string =>
  command === null ? NO_COMMAND : receipt(command.key, command.bodyHash, command.response);

function isCounter(value: number, max: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= max;
}
