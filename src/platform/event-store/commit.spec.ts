/** How appends are settled, whatever the database answers, and what is remembered of it. */
import { randomUUID } from 'node:crypto';
import type { ClientBase } from 'pg';
import { beforeEach, describe, expect, it } from 'vitest';
import { commit, type Ticket } from './commit.js';
import type { Append, Appended, Head } from './event.js';
import { StoreBusy, VersionConflict } from './event-store.problems.js';
import { Heads } from './heads.js';
import { prepare, seal } from './seal.js';

const head = (version: number): Head => ({ version, hash: 'ab'.repeat(32) });
const AT = new Date('2026-11-23T12:00:00.000Z');

/** The columns that a refused append reads of the stream. */
const refusal = (found: Head, ownHash: string | null = null) => ({
  ...found,
  own_hash: ownHash,
  body_hash: null,
  command_version: null,
  response: null,
});

let heads: Heads;
/** The names of the statements that were sent. */
let sent: string[];
/** Who is settled, in their order, and with what. */
let settled: (readonly [Ticket, Appended | Error])[];
beforeEach(() => {
  heads = new Heads();
  sent = [];
  settled = [];
});

const ticket = (expected: Append['expected'], stream: string = randomUUID()): Ticket => {
  const settle = (outcome: unknown): void => void settled.push([one, outcome as Appended | Error]);
  const prepared = prepare({
    stream,
    expected,
    metadata: { actor: { keyId: 'key-1', role: 'player' } },
    events: [{ type: 'Moved', payload: 1 }],
  });
  const one: Ticket = {
    prepared,
    resolve: settle,
    reject: settle,
    sealed: null,
    uncertain: false,
    overtaken: 0,
    breaks: 0,
  };
  return one;
};

/** A database that answers each statement, by its name, with these rows. */
const answering = (rows: { readonly [name: string]: readonly object[] }): ClientBase => {
  const query = ({ name }: { name: string }) => {
    sent.push(name);
    return Promise.resolve({ rows: rows[name] ?? [] });
  };
  return { query } as unknown as ClientBase;
};

/** The tickets that were let go, in their order. */
const committed = async (client: ClientBase, ...tickets: readonly Ticket[]): Promise<readonly Ticket[]> => {
  const released: Ticket[] = [];
  await commit(client, { heads, now: () => AT }, tickets, (one) => released.push(one));
  return released;
};

describe('an append', () => {
  it('that is recorded costs one statement, and its stream is known from then on', async () => {
    const one = ticket('no-stream');
    const { stream } = one.prepared;
    expect(await committed(answering({ 'es-append-one': [{ stream }] }), one)).toEqual([one]);
    expect(sent).toEqual(['es-append-one']);
    expect(settled[0]?.[1]).toMatchObject({ kind: 'appended', version: 1, hash: heads.of(stream)?.hash });
    expect(settled[0]?.[1]).toMatchObject({ events: [{ recordedAt: AT.toISOString(), payload: 1 }] });

    const next = ticket(1, stream);
    await committed(answering({ 'es-append-one': [{ stream }] }), next);
    expect(sent).toEqual(['es-append-one', 'es-append-one']);
    expect(heads.of(stream)?.version).toBe(2);
    expect(next.sealed?.previous).toMatchObject({ version: 1 });
  });

  it('for which the head is not known looks for it first', async () => {
    const one = ticket(3);
    const { stream } = one.prepared;
    await committed(answering({ 'es-heads': [{ stream, ...head(3) }], 'es-append-one': [{ stream }] }), one);
    expect(sent).toEqual(['es-heads', 'es-append-one']);
    expect(settled[0]?.[1]).toMatchObject({ kind: 'appended', version: 4 });
  });

  it('that the known head rules out is not sent; the others are', async () => {
    const [late, other] = [ticket(2), ticket('no-stream')];
    heads.remember(late.prepared.stream, head(3));
    const client = answering({
      'es-append-one': [{ stream: other.prepared.stream }],
      'es-refused': [refusal(head(4))],
    });
    expect(await committed(client, late)).toEqual([late]);
    expect(sent).toEqual(['es-refused']);
    expect(settled[0]?.[1]).toEqual(new VersionConflict(late.prepared.stream, 2, 4));
    expect(heads.of(late.prepared.stream)).toEqual(head(4));

    expect(await committed(client, ticket(2, late.prepared.stream), other)).toContain(other);
    expect(sent.slice(1)).toEqual(['es-append-one', 'es-refused']);
  });

  it('that was sealed before is sent as it was, whatever is known by now', async () => {
    const one = ticket(1);
    const { stream } = one.prepared;
    const sealed = seal(one.prepared, head(1), '2026-11-22T12:00:00.000Z');
    one.sealed = sealed;
    await committed(answering({ 'es-append-one': [{ stream }] }), one);
    expect(sent).toEqual(['es-append-one']);
    expect(settled[0]?.[1]).toMatchObject({ kind: 'appended', hash: sealed.last.hash });
  });

  it.each([
    ['a'.repeat(64), 1, '{"said":1}', { kind: 'replayed', version: 1, response: { said: 1 } }],
    ['a'.repeat(64), 2, null, { kind: 'replayed', version: 2, response: null }],
    ['b'.repeat(64), 1, null, { code: 'event-store.idempotency-mismatch' }],
    [null, null, null, { code: 'event-store.version-conflict' }],
  ])(
    'of a command that is known by %s, version %s, gets its answer',
    async (body_hash, command_version, response, answer) => {
      const bare = ticket('no-stream');
      const one: Ticket = {
        ...bare,
        prepared: prepare({ ...bare.prepared.append, idempotency: { key: 'k', bodyHash: 'a'.repeat(64) } }),
      };
      const found = { ...refusal(head(3)), body_hash, command_version, response };
      expect(await committed(answering({ 'es-refused': [found] }), one)).toEqual([one]);
      expect(settled[0]?.[1]).toMatchObject(answer);
    },
  );

  it('to a stream that is not there says so', async () => {
    const one = ticket('exists');
    await committed(answering({ 'es-refused': [{ ...refusal(head(1)), version: null, hash: null }] }), one);
    expect(settled[0]?.[1]).toEqual(new VersionConflict(one.prepared.stream, 'exists', 0));
  });

  it('that was recorded before its connection broke is answered, and later events stay known', async () => {
    const one = ticket('exists');
    const { stream } = one.prepared;
    const sealed = seal(one.prepared, head(1), AT.toISOString());
    Object.assign(one, { sealed, uncertain: true });
    await committed(answering({ 'es-refused': [refusal(head(5), sealed.last.hash)] }), one);
    expect(settled[0]?.[1]).toMatchObject({ kind: 'appended', version: 2, hash: sealed.last.hash });
    expect(heads.of(stream)).toEqual(head(5));
  });

  it('that others overtake retries from the new head, and gives up if that does not end', async () => {
    const one = ticket('exists');
    const { stream } = one.prepared;
    heads.remember(stream, head(1));
    for (let times = 1; times < 20; times += 1) {
      expect(await committed(answering({ 'es-refused': [refusal(head(1 + times))] }), one)).toEqual([]);
      expect(one).toMatchObject({ sealed: null, overtaken: times });
      expect(heads.of(stream)).toEqual(head(1 + times));
    }
    expect(await committed(answering({ 'es-refused': [refusal(head(30))] }), one)).toEqual([one]);
    expect(settled).toEqual([[one, new StoreBusy(1)]]);
  });
});
