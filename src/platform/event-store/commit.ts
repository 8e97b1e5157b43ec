import type { ClientBase } from 'pg';
import { appendBatch } from './append.js';
import type { Appended } from './event.js';
import { StoreBusy } from './event-store.problems.js';
import { type Heads, meets, NO_STREAM } from './heads.js';
import { judge, type Verdict } from './refusals.js';
import { type PreparedAppend, seal, type SealedAppend, storedEvents } from './seal.js';

/** One append on its way: what it waits for, and how far it has come. */
export type Ticket = {
  readonly prepared: PreparedAppend;
  readonly resolve: (appended: Appended) => void;
  readonly reject: (error: unknown) => void;
  /** Kept when a connection breaks: only the very same bytes can be recognised as already recorded. */
  sealed: SealedAppend | null;
  uncertain: boolean;
  /** How often another process wrote to the stream first. */
  overtaken: number;
  /** How often a connection broke under it. */
  breaks: number;
};

/** On what, and when, events are recorded. */
export type Recording = { readonly heads: Heads; readonly now: () => Date };

/** An 'exists' append can lose against other processes again and again; at some point the stream is simply too busy. */
const OVERTAKEN_MAX = 20;
const REST_MS_MAX = 250;

/**
 * How long an append that was overtaken lets the others go first, in milliseconds. The process that wrote last knows
 * the head and is faster with its next append as well: without a rest it would win twenty times in a row. Random, and
 * up to twice as long each time ("full jitter": Brooker, Exponential Backoff and Jitter, AWS 2015).
 */
export const restOf = ({ overtaken }: Ticket): number => Math.random() * Math.min(2 ** overtaken, REST_MS_MAX);

/**
 * Commits what a batch of tickets holds, at most one per stream, in one statement, and settles each ticket by itself.
 * Tickets that are not settled when it returns were overtaken and may try again. If it throws, those not settled have
 * an unknown fate.
 */
export async function commit(
  client: ClientBase,
  { heads, now }: Recording,
  tickets: readonly Ticket[],
  settle: (ticket: Ticket) => void,
): Promise<void> {
  await heads.load(
    client,
    tickets.filter(({ sealed }) => sealed === null).map(({ prepared }) => prepared),
  );
  const recordedAt = now().toISOString();
  for (const ticket of tickets) ticket.sealed ??= sealOnHead(ticket.prepared, heads, recordedAt);

  const sealed = tickets.flatMap((ticket) => ticket.sealed ?? []);
  const recorded = sealed.length === 0 ? new Set<string>() : await appendBatch(client, sealed);
  const refused: Ticket[] = [];
  for (const ticket of tickets) {
    if (ticket.sealed === null || !recorded.has(ticket.prepared.stream)) refused.push(ticket);
    else settleRecorded(ticket, ticket.sealed, heads, settle);
  }
  if (refused.length === 0) return;
  const verdicts = await judge(client, refused);
  for (const [place, ticket] of refused.entries()) {
    const ruling = verdicts[place];
    if (ruling === undefined) continue;
    heads.remember(ticket.prepared.stream, ruling.head);
    settleRefused(ruling, ticket, heads, settle);
  }
}

/** Nothing if the known head already rules the append out: no need to let the database say it again. */
function sealOnHead(prepared: PreparedAppend, heads: Heads, recordedAt: string): SealedAppend | null {
  const head = heads.of(prepared.stream) ?? NO_STREAM;
  return meets(head, prepared.expected) ? seal(prepared, head, recordedAt) : null;
}

function settleRefused(ruling: Verdict, ticket: Ticket, heads: Heads, settle: (ticket: Ticket) => void): void {
  switch (ruling.kind) {
    case 'was-recorded':
      return settleRecorded(ticket, ruling.sealed, heads, settle);
    case 'replayed':
      settle(ticket);
      return ticket.resolve(ruling.appended);
    case 'failed':
      settle(ticket);
      return ticket.reject(ruling.error);
    case 'again':
      ticket.sealed = null;
      ticket.uncertain = false;
      ticket.overtaken += 1;
      if (ticket.overtaken < OVERTAKEN_MAX) return;
      settle(ticket);
      return ticket.reject(new StoreBusy(1));
  }
}

function settleRecorded(ticket: Ticket, sealed: SealedAppend, heads: Heads, settle: (ticket: Ticket) => void): void {
  const { version, hash } = sealed.last;
  const known = heads.of(sealed.stream);
  if (known === undefined || known.version < version) heads.remember(sealed.stream, sealed.last);
  settle(ticket);
  ticket.resolve({ kind: 'appended', version, hash, events: storedEvents(ticket.prepared, sealed) });
}
