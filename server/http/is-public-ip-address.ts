import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * Whether an IP address is one that anybody on the internet may be reached at. Everything that is set apart is not: private,
 * loopback, link-local, multicast, unique-local, addresses that hold another inside (mapped, NAT64, 6to4, Teredo), and what
 * is reserved. What is no address at all is not either.
 */
export function isPublicIpAddress(text: string): boolean {
  const bare = text.replace(/^\[|\]$/g, '');
  // A zone names an interface of this very machine.
  if (bare.includes('%') || isIP(bare) === 0) return false;
  const address = ipaddr.parse(bare);
  return address.range() === 'unicast' && (address.kind() === 'ipv4' || isGlobal(bare));
}

/** Of IPv6, only this block was ever given out to be reached from everywhere. */
function isGlobal(text: string): boolean {
  return ipaddr.IPv6.parse(text).match(ipaddr.IPv6.parse('2000::'), 3);
}
