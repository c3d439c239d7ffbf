import { expect, it } from 'vitest';
import { maskEmail } from './identity.ts';

it.each([
  ['njoh@atelier.cm', 'n…@atelier.cm'],
  ['n@atelier.cm', 'n…@atelier.cm'],
  ['"njoh@home"@atelier.cm', '"…@atelier.cm'],
  ['🪡couture@atelier.cm', '🪡…@atelier.cm'],
])('shows of %s no more than %s', (address, masked) => {
  expect(maskEmail(address)).toBe(masked);
});
