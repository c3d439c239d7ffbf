import { randomBytes, randomUUID } from 'node:crypto';

const word = () => randomBytes(24).toString('base64url');

/** The application's accounts at the simulated providers, new for each start: nothing is kept that somebody could find. */
export const drawAccounts = () => ({
  flutterwave: { secretKey: `FLWSECK_TEST-${randomUUID().replaceAll('-', '')}-X`, secretHash: word() },
  campay: { username: word(), password: word(), webhookKey: word() },
});

export type Accounts = ReturnType<typeof drawAccounts>;

/** The Worker's variables that have it collect money with the simulated providers. */
export function paymentVars({ url, accounts }: { url: string; accounts: Accounts }): Record<string, string> {
  const { flutterwave, campay } = accounts;
  return {
    PAYMENT_PROVIDERS: 'flutterwave,campay',
    FLUTTERWAVE_ENDPOINT: `${url}/flutterwave/v3`,
    FLUTTERWAVE_SECRET_KEY: flutterwave.secretKey,
    FLUTTERWAVE_SECRET_HASH: flutterwave.secretHash,
    CAMPAY_ENDPOINT: `${url}/campay/api`,
    CAMPAY_USERNAME: campay.username,
    CAMPAY_PASSWORD: campay.password,
    CAMPAY_WEBHOOK_KEY: campay.webhookKey,
  };
}
