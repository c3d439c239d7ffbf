import type { Accounts } from './accounts.ts';

/** The Worker's variables that have it collect money with the simulated providers. */
export function paymentVars({
  url,
  accounts: { flutterwave, notchPay, campay },
}: {
  url: string;
  accounts: Accounts;
}): Record<string, string> {
  return {
    PAYMENT_PROVIDERS: 'flutterwave,notch-pay,campay',
    FLUTTERWAVE_ENDPOINT: `${url}/flutterwave/v3`,
    FLUTTERWAVE_SECRET_KEY: flutterwave.secretKey,
    FLUTTERWAVE_SECRET_HASH: flutterwave.secretHash,
    NOTCH_PAY_ENDPOINT: `${url}/notch-pay`,
    NOTCH_PAY_PUBLIC_KEY: notchPay.publicKey,
    NOTCH_PAY_HASH_KEY: notchPay.hashKey,
    CAMPAY_ENDPOINT: `${url}/campay/api`,
    CAMPAY_USERNAME: campay.username,
    CAMPAY_PASSWORD: campay.password,
    CAMPAY_WEBHOOK_KEY: campay.webhookKey,
  };
}
