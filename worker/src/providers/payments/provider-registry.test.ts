import { expect, it } from 'vitest';
import type { Env } from '../../env.ts';
import { platform } from '../../runtime.ts';
import { openPaymentProviders } from './provider-registry.ts';

const whole = {
  FLUTTERWAVE_OPERATORS: ['mtn'],
  FLUTTERWAVE_PAYABLE_XAF: { minXaf: 100, maxXaf: 900 },
  FLUTTERWAVE_SECRET_KEY: 'k',
  FLUTTERWAVE_SECRET_HASH: 'h',
  CAMPAY_OPERATORS: ['mtn', 'orange'],
  CAMPAY_USERNAME: 'u',
  CAMPAY_PASSWORD: 'p',
  CAMPAY_WEBHOOK_KEY: 'w',
};
const open = (providers: string[], others: object = {}) =>
  openPaymentProviders({ ...whole, ...others, PAYMENT_PROVIDERS: providers } as unknown as Env, platform);

const noSecrets = {
  FLUTTERWAVE_SECRET_KEY: undefined,
  CAMPAY_PASSWORD: undefined,
};

it('opens what is named, in that order, with the operators and sums that are left to it', () => {
  expect([...open([], noSecrets).keys()]).toEqual([]);
  const opened = open(['campay', 'flutterwave']);
  expect([...opened.keys()]).toEqual(['campay', 'flutterwave']);
  expect(opened.get('flutterwave')?.capabilities).toMatchObject({
    operators: ['mtn'],
    minXaf: 100,
    maxXaf: 900,
  });
});

it('opens behind them who is named no more, while the secrets are there', () => {
  expect([...open(['campay']).keys()]).toEqual(['campay', 'flutterwave']);
  expect([...open(['campay'], { FLUTTERWAVE_SECRET_KEY: undefined }).keys()]).toEqual(['campay']);
});

it('opens none without its secrets', () => {
  const without = { CAMPAY_WEBHOOK_KEY: undefined };
  expect(() => open(['campay'], without)).toThrow('campay is half configured');
  expect([...open(['flutterwave'], { ...noSecrets, FLUTTERWAVE_SECRET_KEY: 'k' }).keys()]).toEqual([
    'flutterwave',
  ]);
});
