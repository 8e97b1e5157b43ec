import { describe, expect, it } from 'vitest';
import { isReachable, networksOf } from './networks.js';

/** Goal: no way to write an inner address is taken for a public one. */
describe('what may be reached', () => {
  it.each(['93.184.215.14', '8.8.8.8', '2606:4700:4700::1111'])('%s', (address) => {
    expect(isReachable(address, [])).toBe(true);
  });

  it.each([
    ['127.0.0.1', 'this machine'],
    ['0.0.0.0', 'any interface of this machine'],
    ['::1', 'this machine'],
    ['::', 'any interface of this machine'],
    ['10.0.0.1', 'a private network'],
    ['172.16.0.1', 'a private network'],
    ['192.168.1.1', 'a private network'],
    ['100.64.0.1', 'the network of a carrier'],
    ['169.254.169.254', "a cloud's metadata"],
    ['168.63.129.16', "a cloud's host, by a public address"],
    ['::ffff:168.63.129.16', "a cloud's host, as IPv6"],
    ['100.100.100.200', "a cloud's metadata"],
    ['192.0.0.192', "a cloud's metadata"],
    ['169.254.170.2', "a cloud's credentials"],
    ['fd00:ec2::254', "a cloud's metadata"],
    ['fe80::1', 'the link'],
    ['224.0.0.1', 'many'],
    ['ff02::1', 'many'],
    ['255.255.255.255', 'everybody'],
    ['::ffff:127.0.0.1', 'this machine, as IPv6'],
    ['::ffff:a9fe:a9fe', "a cloud's metadata, as IPv6"],
    ['::7f00:1', 'this machine, as IPv6 of old'],
    ['4000::1', 'nobody yet'],
    ['64:ff9b::7f00:1', 'this machine, by translation'],
    ['64:ff9b:1::7f00:1', 'this machine, by translation of a network of its own'],
    ['2002:7f00:1::', 'this machine, by a tunnel'],
    ['240.0.0.1', 'nobody'],
    ['example.org', 'no address'],
    ['', 'no address'],
  ])('not %s: %s', (address) => {
    expect(isReachable(address, [])).toBe(false);
  });

  it("the operator's own networks, and nothing beside them", () => {
    const own = networksOf(['127.0.0.1/32', 'fd00:1::/64']);
    expect(['127.0.0.1', '::ffff:127.0.0.1', 'fd00:1::5'].map((each) => isReachable(each, own))).toEqual([
      true,
      true,
      true,
    ]);
    expect(['127.0.0.2', 'fd00:2::5', '10.0.0.1'].map((each) => isReachable(each, own))).toEqual([false, false, false]);
  });
});
