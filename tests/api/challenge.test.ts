import { codeLimits } from '@mboalink/shared/limits.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { registrationFields, visitor } from '../factories.ts';
import { answerChallenge } from '../setup/answer-challenge.ts';
import type { Answer } from '../setup/client.ts';
import { newNetworkAddress } from '../setup/networks.ts';
import { transports } from '../setup/transports.ts';

type Sending = { address: string; headers?: Record<string, string>; at?: Date };

const hour = 60 * 60_000;

/** Half past this hour: what a network asks for is counted by the hour. */
const halfPast = new Date(Math.floor(Date.now() / hour) * hour + hour / 2);

/** Asks for a code for somebody who was never asked about before. */
function send(transport: 'REST' | 'tRPC', { address, headers, at = halfPast }: Sending): Promise<Answer> {
  const client = visitor();
  client.travelTo(at);
  const { email } = registrationFields();
  const sent = { 'cf-connecting-ip': address, ...headers };
  return transport === 'REST'
    ? client.rest('POST', '/auth/send-registration-otp', { body: { email }, headers: sent })
    : client.mutate('accounts.sendRegistrationOtp', { email }, sent);
}

const errorOf = ({ body }: Answer) => body.error?.data ?? body;

/** A network that has asked for as many codes as it may without working for them. */
async function busyNetwork(): Promise<string> {
  const address = newNetworkAddress();
  for (let count = 0; count < codeLimits.perNetworkHour; count += 1) {
    expect((await send('REST', { address })).status).toBe(200);
  }
  return address;
}

describe.each(transports)('past the limit of a network, over %s', (transport) => {
  let address: string;
  beforeAll(async () => {
    address = await busyNetwork();
  });

  it('a challenge is asked for, and solving it buys one code', async () => {
    const refused = await send(transport, { address });
    expect(refused.status).toBe(429);
    expect(errorOf(refused)).toMatchObject({
      error: 'challenge_required',
      timeLeft: expect.any(Number),
      challenge: { type: 'proof_of_work', parameters: { algorithm: 'PBKDF2/SHA-256' } },
    });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const headers = await answerChallenge(refused);
    expect((await send(transport, { address, headers })).status).toBe(200);
    expect(errorOf(await send(transport, { address, headers })).error).toBe('challenge_required');
  });

  it('a solution of another network, an old one and a made-up one buy nothing', async () => {
    const other = await answerChallenge(await send(transport, { address: await busyNetwork() }));
    expect(errorOf(await send(transport, { address, headers: other })).error).toBe('challenge_required');
    const own = await answerChallenge(await send(transport, { address }));
    const late = new Date(halfPast.getTime() + 2 * 60_000);
    expect(errorOf(await send(transport, { address, headers: own, at: late })).error).toBe(
      'challenge_required',
    );
    for (const answer of ['x', btoa('{}'), btoa('null'), 'e'.repeat(5000), tampered(own)]) {
      const headers = { 'x-challenge': answer };
      expect(errorOf(await send(transport, { address, headers })).error).toBe('challenge_required');
    }
  });
});

/** The same answer with less work asked for. */
function tampered(headers: Record<string, string>): string {
  const sent = JSON.parse(atob(Object.values(headers)[0] ?? ''));
  sent.challenge.parameters.cost = 1;
  return btoa(JSON.stringify(sent));
}
