import { lookup as systemLookup, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, buildConnector } from 'undici';
import { isReachable, type Networks } from './networks.js';
import { AddressRefused } from './outbound.problems.js';

/** How names become addresses: that of the system, or a test's. */
export type Lookup = typeof systemLookup;

const CONNECT_MS = 5_000;
const IDLE_MS = 10_000;

/**
 * Connections to public addresses only. The check is made on the very addresses that are connected to, at that moment:
 * a name that was harmless when it was subscribed, and is now another's, leads nowhere.
 */
export function checkedAgent(allowed: Networks, lookup: Lookup = systemLookup): Agent {
  const connect = buildConnector({ timeout: CONNECT_MS, lookup: checkedLookup(allowed, lookup) });
  return new Agent({
    keepAliveTimeout: IDLE_MS,
    // An address in the URL itself is never looked up.
    connect: (options, done) => {
      const host = options.hostname.replace(/^\[|\]$/g, '');
      if (isIP(host) !== 0 && !isReachable(host, allowed)) return done(new AddressRefused('private'), null);
      connect(options, done);
    },
  });
}

/** Refuses a name if any of its addresses is refused: which one is tried first is chance. */
function checkedLookup(allowed: Networks, lookup: Lookup): LookupFunction {
  return (host, options, done) => {
    lookup(host, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      if (error !== null) return done(error, '');
      const [first] = addresses;
      if (first === undefined || !addresses.every(({ address }) => isReachable(address, allowed))) {
        return done(new AddressRefused(first === undefined ? 'unknown-host' : 'private'), '');
      }
      if (options.all === true) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };
}
