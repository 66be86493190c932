import { expect, test } from 'vitest';
import {
  coarseIpNetwork,
  networkOfNormalisedIpAddress,
} from './normalised-and-coarse-ip-networks.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2'],
  ['2001:db8::a:b:c:d', '2001:db8:0:0'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
])('%s belongs to %s', (ip, network) => {
  expect(networkOfNormalisedIpAddress(ip)).toBe(network);
});

test.each([
  ['203.0.113.7', '203.0.x.x'],
  ['::ffff:203.0.113.7', '203.0.x.x'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8::x'],
])('%s is shown as %s', (ip, shown) => {
  expect(coarseIpNetwork(ip)).toBe(shown);
});
