/** The door to the outside: requests to addresses that users of the service have named. */
export { AddressRefused, type AddressRefusal, OutboundClosed } from './outbound.problems.js';
export { isReachable, type Networks, networksOf } from './networks.js';
export { Outbound, type Posted } from './outbound.js';
export { OutboundModule } from './outbound.module.js';
export * as outboundProblems from './outbound.problems.js';
