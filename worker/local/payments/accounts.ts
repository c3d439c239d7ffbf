import { randomBytes, randomUUID } from 'node:crypto';

/** The application's accounts at the simulated providers. */
export type Accounts = {
  flutterwave: { secretKey: string; secretHash: string };
  notchPay: { publicKey: string; hashKey: string };
  campay: { username: string; password: string; webhookKey: string };
};

const word = () => randomBytes(24).toString('base64url');

/** Draws accounts anew for each start, in the providers' forms: nothing is kept that somebody could find. */
export const drawAccounts = (): Accounts => ({
  flutterwave: { secretKey: `FLWSECK_TEST-${randomUUID().replaceAll('-', '')}-X`, secretHash: word() },
  notchPay: { publicKey: `pk_test.${word()}`, hashKey: `hsk_test.${word()}` },
  campay: { username: word(), password: word(), webhookKey: word() },
});
