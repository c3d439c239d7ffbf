import { expect, it } from 'vitest';
import { floodKeysOf, networkOf } from './network.ts';

it.each([
  ['102.244.45.7', '102.244.45.0/24'],
  ['::ffff:102.244.45.7', '102.244.45.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:DB8:0001:0002::6', '2001:db8:1::/48'],
  ['2001:db8::6', '2001:db8:0::/48'],
  ['2001:db8:1::', '2001:db8:1::/48'],
  ['::1', '0:0:0::/48'],
  ['', ''],
])('takes %s for one of %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it('tells neighbouring networks apart', () => {
  expect(networkOf('102.244.46.7')).not.toBe(networkOf('102.244.45.7'));
  expect(networkOf('2001:db8:2::1')).not.toBe(networkOf('2001:db8:1::1'));
});

it.each([
  ['102.244.45.7', ['102.244.45.7']],
  ['::ffff:102.244.45.7', ['102.244.45.7']],
  ['2001:DB8:0001:ffff::6', ['2001:db8:1:ffff::/64', '2001:db8:1::/48 3']],
])('limits floods of %s by %j', (address, keys) => {
  expect(floodKeysOf(address, (below) => below - 1)).toEqual(keys);
});
