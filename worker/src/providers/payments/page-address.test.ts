import { expect, it } from 'vitest';
import { pageAddress } from './page-address.ts';

it('leads to encrypted pages and to the host that is asked, and nowhere else', () => {
  const local = 'http://localhost:8026/flutterwave/v3';
  expect(pageAddress('https://pay.example/x', local)).toBe('https://pay.example/x');
  expect(pageAddress('http://localhost:8026/pay/x', local)).toBe('http://localhost:8026/pay/x');
  for (const address of ['http://pay.example/x', 'javascript:alert(1)', '/pay/x', '', null, undefined])
    expect(pageAddress(address, local), String(address)).toBeUndefined();
});
