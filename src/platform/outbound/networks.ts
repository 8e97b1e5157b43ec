import ipaddr from 'ipaddr.js';

type Address = ReturnType<typeof ipaddr.process>;

/** Networks that may be reached though they are not public: those in which an operator runs receivers of its own. */
export type Networks = readonly ReturnType<typeof ipaddr.parseCIDR>[];

/** From texts like `10.1.0.0/16`; throws for one that is none. */
export const networksOf = (texts: readonly string[]): Networks => texts.map((text) => ipaddr.parseCIDR(text));

/**
 * Addresses in public ranges by which machines of a cloud reach what is about themselves: Azure's host (168.63.129.16)
 * and the metadata service of Alibaba, Oracle's older one. The others are link-local or private, and so not public.
 */
const OF_CLOUDS = ['168.63.129.16/32', '100.100.100.200/32', '192.0.0.192/32'].map((text) => ipaddr.parseCIDR(text));

/** The part of IPv6 that is public by now. `::7f00:1` is outside of it, and is 127.0.0.1 to some systems. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether something may be sent to an IP address. Public unicast only: not this machine, not its network, not the
 * metadata service of a cloud, nor any of them written as IPv6. What is not an address is not reachable either.
 */
export function isReachable(text: string, allowed: Networks): boolean {
  if (!ipaddr.isValid(text)) return false;
  // `process` takes an IPv4 address that is mapped to IPv6 for what it is; other ways to embed one have ranges of their
  // own.
  const address = ipaddr.process(text);
  return isPublic(address) || isIn(address, allowed);
}

const isPublic = (address: Address): boolean =>
  address.range() === 'unicast' &&
  !isIn(address, OF_CLOUDS) &&
  (address.kind() === 'ipv4' || isIn(address, [GLOBAL_IPV6]));

/** Whether it is one of the operator's own networks, where plain http is good enough. */
export const isOwn = (text: string, allowed: Networks): boolean =>
  ipaddr.isValid(text) && isIn(ipaddr.process(text), allowed);

const isIn = (address: Address, networks: Networks): boolean =>
  networks.some(([network, bits]) => address.kind() === network.kind() && address.match(network, bits));
