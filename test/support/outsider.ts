/**
 * Verifies a game as somebody does who has docs/PROTOCOL.md, the events as `everything` reads them once the match is
 * public, and the engine of the build that recorded them. Written from that page alone: nothing of the service is
 * imported here.
 */
import { createHash, createHmac } from 'node:crypto';
import { type Command, type Json, rulesFor } from '../../src/engine/index.js';

/** An event as `GET /v1/games/{id}/events?as=everything` has it. */
export interface PublicEvent {
  readonly version: number;
  readonly type: string;
  readonly schemaVersion: number;
  readonly recordedAt: string;
  readonly hash: string;
  readonly payload: Json;
  readonly metadata?: Json;
}

const bytes = (hex: string): Buffer => Buffer.from(hex, 'hex');
const sha256 = (...parts: readonly (string | Buffer)[]): string =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex');

function LP(part: string | Buffer): Buffer {
  const content = Buffer.from(part);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  return Buffer.concat([length, content]);
}

/** RFC 8785, of values without fractions. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`).join(',')}}`;
}

const ZEROS = '0'.repeat(64);

/** The versions whose hash is not that of the event and the one before. */
export function brokenLinks(stream: string, events: readonly PublicEvent[]): readonly number[] {
  return events.flatMap(({ hash, ...event }, at) => {
    const { metadata, payload, recordedAt, schemaVersion, type, version } = event;
    const text = canonical({ metadata, payload, recordedAt, schemaVersion, stream, type, version });
    return hash === sha256(bytes(events[at - 1]?.hash ?? ZEROS), text) ? [] : [version];
  });
}

interface Started {
  readonly gameId: string;
  readonly game: string;
  readonly format: string;
  readonly seats: readonly { readonly seat: string; readonly cards: readonly { card: string; count: number }[] }[];
  readonly startingChooser?: string;
  readonly randomness: {
    readonly serverSecret: string;
    readonly seatSecrets: Readonly<Record<string, string>>;
    readonly commitments: Readonly<Record<string, string>>;
  };
}

const commitment = (gameId: string, who: string, secret: string): string =>
  sha256(LP('tcg-commit-v1'), LP(gameId), LP(who), LP(bytes(secret)));

function seedOf({ gameId, seats, randomness }: Started): string {
  const secrets = [
    ['server', randomness.serverSecret] as const,
    ...seats.map(({ seat }) => [seat, randomness.seatSecrets[seat] ?? ''] as const),
  ];
  for (const [who, secret] of secrets) {
    if (commitment(gameId, who, secret) !== randomness.commitments[who]) throw new Error(`${who} was bound to another`);
  }
  return sha256(
    LP('tcg-seed-v1'),
    LP(gameId),
    ...secrets.map(([who]) => LP(bytes(randomness.commitments[who] ?? ''))),
    ...secrets.map(([, secret]) => LP(bytes(secret))),
  );
}

/**
 * Carries a game out again that was neither rewound nor ruled on, and names every hash of a log or a state that is not
 * the recorded one, like `7 logHash`.
 */
export function differences(events: readonly Pick<PublicEvent, 'version' | 'type' | 'payload'>[]): readonly string[] {
  const found: string[] = [];
  const [first] = events;
  const started = first?.payload as unknown as Started;
  const rules = rulesFor(started.game);
  if (rules === undefined) throw new Error(`no rules of ${started.game}`);
  const seed = seedOf(started);
  const seats = started.seats.map(({ seat, cards }) => ({ seat, deck: cards }));
  const chooser = started.startingChooser !== undefined && { chooser: started.startingChooser };
  const created = rules.create({ gameId: started.gameId, format: started.format, seats, seed, ...chooser });
  if (created.kind === 'rejected') throw new Error(created.message);
  let { state, log } = created;
  let before = ZEROS;
  for (const { version, type, payload } of events) {
    const recorded = payload as { readonly logHash?: string; readonly stateHash?: string };
    const command = commandIn(type, payload);
    if (command !== null) {
      const led = rules.decide(state, command);
      if (led.kind === 'rejected') throw new Error(led.message);
      ({ state, log } = led);
    }
    const logHash = createHmac('sha256', bytes(seed))
      .update(LP('tcg-log-v1'))
      .update(bytes(before))
      .update(canonical(log))
      .digest('hex');
    if (recorded.logHash !== undefined && recorded.logHash !== logHash) found.push(`${version} logHash`);
    if (recorded.stateHash === undefined && version % 50 === 0) found.push(`${version} stateHash`);
    if (recorded.stateHash !== undefined && recorded.stateHash !== rules.stateHash(state))
      found.push(`${version} stateHash`);
    before = recorded.logHash ?? recorded.stateHash ?? '';
  }
  return found;
}

function commandIn(type: string, payload: Json): Command | null {
  if (type === 'Conceded') return { kind: 'concede', seat: (payload as { seat: string }).seat };
  if (type !== 'ActionTaken') return null;
  const { seat, answers } = payload as unknown as {
    seat: string;
    answers: { decision: { id: string }; answer: Json }[];
  };
  return { kind: 'answer', seat, answers: answers.map(({ decision, answer }) => ({ decision: decision.id, answer })) };
}
