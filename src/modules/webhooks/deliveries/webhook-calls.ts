import { Injectable } from '@nestjs/common';
import { Webhook as Signer } from 'standardwebhooks';
import { AddressRefused, Outbound, OutboundClosed } from '../../../platform/outbound/index.js';
import { bodyOf, type PublicEvent } from '../events/public-events.js';

/** The receiver says that it is gone for good (Standard Webhooks). */
const GONE = 410;

/** What came of a call. */
export type Outcome =
  | { readonly isTaken: true; readonly status: number }
  | {
      readonly isTaken: false;
      /** The HTTP status of the answer. Null: there was no answer. */
      readonly status: number | null;
      /** What the owner of the webhook may know: a status or the kind of failure, never what an inner host said. */
      readonly reason: string;
      /** Whether to try again is no use. */
      readonly isFinal: boolean;
      readonly isGone?: boolean;
    };

/** Calls receivers: signed, and with the time, as Standard Webhooks has it. */
@Injectable()
export class WebhookCalls {
  constructor(private readonly outbound: Outbound) {}

  /** Throws `OutboundClosed`. */
  async call(
    { url, secret }: { readonly url: string; readonly secret: string },
    event: PublicEvent,
    root: string,
  ): Promise<Outcome> {
    const body = bodyOf(event, root);
    const now = new Date();
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Kifu-Webhooks/1',
      'webhook-id': event.id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': new Signer(secret).sign(event.id, now, body),
    };
    try {
      return answered((await this.outbound.post(url, headers, body)).status);
    } catch (error) {
      if (error instanceof OutboundClosed) throw error;
      return { isTaken: false, status: null, reason: reasonOf(error), isFinal: error instanceof AddressRefused };
    }
  }
}

/** A redirect is no yes either: it is not followed. */
function answered(status: number): Outcome {
  if (status >= 200 && status <= 299) return { isTaken: true, status };
  const isGone = status === GONE;
  return { isTaken: false, status, reason: `The receiver answered ${status}.`, isFinal: isGone, isGone };
}

function reasonOf(error: unknown): string {
  if (error instanceof AddressRefused) return error.message;
  if (error instanceof Error && error.name === 'TimeoutError') return 'There was no answer in time.';
  return error instanceof Error && 'code' in error ? `The connection failed: ${String(error.code)}.` : 'It failed.';
}
