import { expect, it } from 'vitest';
import { requireDocumented, requireDocumentedCall } from '../setup/documented-errors.ts';

it('refuses an error that the description of a call does not name, over both transports', () => {
  const failure = "accounts.sendOtp answered 'daily_limit_reached', which its description does not name";
  expect(() => requireDocumentedCall('POST', 'accounts.sendOtp', 'daily_limit_reached')).toThrow(failure);
  expect(() => requireDocumented('POST', '/auth/send-otp', 'daily_limit_reached')).toThrow('does not name');
});

it('lets the errors pass that it names, and addresses that are none of ours', () => {
  requireDocumentedCall('POST', 'accounts.sendOtp', 'rate_limited');
  requireDocumented('POST', '/auth/send-otp?x=1', 'rate_limited');
  requireDocumentedCall('POST', 'accounts.unknown', 'not_found');
  requireDocumentedCall('GET', 'accounts.sendOtp', 'method_not_allowed');
});
