import { problem } from '../problems/index.js';

/** What is wrong with an address. */
export type AddressRefusal = 'malformed' | 'credentials' | 'scheme' | 'unknown-host' | 'private';

const WHY: Readonly<Record<AddressRefusal, string>> = {
  malformed: 'is not an http or https address',
  credentials: 'holds a user name or a password',
  scheme: 'is not https',
  'unknown-host': 'names an unknown host',
  private: 'leads into a network that is not public',
};

/**
 * The service sends nothing there, whatever the caller's rights: callers who name addresses must not reach its own
 * network.
 */
export class AddressRefused extends problem('outbound.address-refused', {
  status: 422,
  title: 'Address refused',
  help: 'Name an https address on the public internet; `reason` names the fault of this address.',
  members: ['reason'],
}) {
  constructor(readonly reason: AddressRefusal) {
    super(`The address ${WHY[reason]}.`);
  }
}

/** This process ends: whether the request has arrived is unknown, and another process may send it again. */
export class OutboundClosed extends Error {
  readonly code = 'outbound.closed';
  readonly retryAfterSeconds = 1;
  constructor() {
    super('The service is shutting down.');
  }
}
