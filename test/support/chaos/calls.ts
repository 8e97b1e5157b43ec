/** What a receiver of webhooks received, compared with what has happened: everything, under one id each. */
import { setTimeout as delay } from 'node:timers/promises';
import { type WebhookReceiver } from '../webhook-receiver.js';
import type { Recorded } from './check-record.js';
import type { PatientClient } from './patient-client.js';

export const WEBHOOK_KINDS = ['game.ended', 'match.ended'] as const;

/** A queue that has lost a delivery is given it again after two minutes. */
const DELIVERED_WITHIN_MS = 200_000;

export async function subscribe(client: PatientClient, apiKey: string, { url }: WebhookReceiver): Promise<void> {
  await client.ask({ method: 'POST', path: '/v1/webhooks', apiKey, body: { url, kinds: WEBHOOK_KINDS } });
}

export async function callFaults(
  { calls }: WebhookReceiver,
  recorded: readonly Recorded[],
): Promise<readonly string[]> {
  const expected = new Set([
    ...recorded.map(({ gameId }) => `game.ended ${gameId}`),
    ...recorded.map(({ matchId }) => `match.ended ${matchId}`),
  ]);
  const deadline = performance.now() + DELIVERED_WITHIN_MS;
  const untold = () => {
    const delivered = new Set(calls.map(({ body }) => `${body.type} ${subjectOf(body)}`));
    return [...expected].filter((each) => !delivered.has(each));
  };
  while (untold().length > 0 && performance.now() < deadline) await delay(250);
  const missing = untold().map((each) => `the receiver never received: ${each}`);
  return [...missing, ...idFaults(calls)];
}

const subjectOf = ({ type, data }: WebhookReceiver['calls'][number]['body']): string =>
  String(data[type === 'game.ended' ? 'gameId' : 'matchId']);

/** However often one event is delivered, its id is the same; and no two events share one. */
function idFaults(calls: WebhookReceiver['calls']): readonly string[] {
  const events = new Map<string, string>();
  const ids = new Map<string, string>();
  const faults: string[] = [];
  for (const { headers, body } of calls) {
    const [id, event] = [String(headers['webhook-id']), `${body.type} at ${body.position}`];
    if ((events.get(id) ?? event) !== event) faults.push(`the id ${id} is of ${events.get(id)} and of ${event}`);
    if ((ids.get(event) ?? id) !== id) faults.push(`${event} was delivered as ${ids.get(event)} and as ${id}`);
    events.set(id, event);
    ids.set(event, id);
  }
  return faults;
}
